/** Levels of arrays and objects in a body of JSON: far more than any input of ours has. */
const maxDepth = 64

const [quote, backslash, openArray, openObject, closeArray, closeObject] = Buffer.from('"\\[{]}')

/**
 * Whether JSON is nested more deeply than any input: parsing and checking 400,000 levels takes a hundred times as long as a flat
 * text of the same length. Looks at each byte once.
 */
export function isTooDeep(json: Uint8Array): boolean {
  let [depth, isInString] = [0, false]
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]
    if (isInString) {
      if (byte === backslash) at += 1
      else if (byte === quote) isInString = false
    } else if (byte === quote) isInString = true
    else if (byte === openArray || byte === openObject) {
      depth += 1
      if (depth > maxDepth) return true
    } else if (byte === closeArray || byte === closeObject) depth -= 1
  }
  return false
}
