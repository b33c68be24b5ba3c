// RUN: some-tool -split-input-file %s
module  {  }



// -----

  #map = affine_map<( d0 ) -> (d0+1)>

// -----
module{}
// output
// RUN: some-tool -split-input-file %s
module {
}

// -----

#map = affine_map<(d0) -> (d0 + 1)>

// -----
module {
}
