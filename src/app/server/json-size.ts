/** Levels of arrays and objects in a body of JSON: far more than any input of ours has. */
const maxDepth = 64
/** Elements of one array, or members of one object; the longest lists of ours have as many. */
const maxElements = 5000

const [quote, backslash, openArray, openObject, closeArray, closeObject, comma] = Buffer.from('"\\[{]},')

/**
 * Whether JSON has more levels, or a longer list, than any input: parsing and checking 400,000 levels, or a record of 60,000 wrong
 * members, takes a hundred times as long as a flat text of the same length. Looks at each byte once.
 */
export function isTooDeepOrLong(json: Uint8Array): boolean {
  const commas = new Uint32Array(maxDepth + 1)
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
      commas[depth] = 0
    } else if (byte === closeArray || byte === closeObject) depth = Math.max(0, depth - 1)
    else if (byte === comma) {
      commas[depth] = (commas[depth] ?? 0) + 1
      if (commas[depth] === maxElements) return true
    }
  }
  return false
}
