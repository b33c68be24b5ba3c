"""The dialect rocdl: instructions of AMD's graphics processors."""
