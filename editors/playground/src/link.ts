// A text in the address of the page, so that a link shows it to others. What is after `#` is not sent to the server.

const KEY = "text=";
const LONGEST = 1 << 20; // characters of a text that is taken from an address

/** The part of an address after `#` that has a text: deflated, in base64url. */
export async function hashOf(text: string): Promise<string> {
  const bytes = await through(new Blob([text]).stream(), new CompressionStream("deflate-raw"));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return KEY + btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The text that such a part has; undefined where it has none. */
export async function textOf(hash: string): Promise<string | undefined> {
  if (!hash.startsWith(KEY)) return undefined;
  try {
    const binary = atob(hash.slice(KEY.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const inflated = await through(new Blob([bytes]).stream(), new DecompressionStream("deflate-raw"));
    return new TextDecoder().decode(inflated).slice(0, LONGEST);
  } catch {
    return undefined; // the address was cut
  }
}

async function through(from: ReadableStream, step: GenericTransformStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(from.pipeThrough(step)).arrayBuffer());
}
