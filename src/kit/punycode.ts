const [base, tMin, tMax, skew, damp, initialBias, initialN] = [36, 1, 26, 38, 700, 72, 128]

/** What stands behind `xn--` in a label of a domain name, as its owner writes it (RFC 3492); undefined for what is none. */
export function decodePunycodeLabel(encoded: string): string | undefined {
  const split = encoded.lastIndexOf('-')
  const points = Array.from(encoded.slice(0, Math.max(0, split)), letter => letter.charCodeAt(0))
  let [n, at, bias] = [initialN, 0, initialBias]
  let place = split < 0 ? 0 : split + 1
  while (place < encoded.length) {
    const before = at
    for (let [weight, k] = [1, base]; ; k += base) {
      const digit = digitOf(encoded.charCodeAt(place))
      place += 1
      if (digit === undefined) return undefined
      at += digit * weight
      const threshold = Math.min(Math.max(k - bias, tMin), tMax)
      if (digit < threshold) break
      weight *= base - threshold
      if (weight > 0x7fffffff) return undefined
    }
    const length = points.length + 1
    bias = adapted(at - before, length, before === 0)
    n += Math.floor(at / length)
    if (n > 0x10ffff) return undefined
    at %= length
    points.splice(at, 0, n)
    at += 1
  }
  return String.fromCodePoint(...points)
}

/** a to z, then 0 to 9. */
function digitOf(code: number): number | undefined {
  if (code >= 97 && code <= 122) return code - 97
  if (code >= 48 && code <= 57) return code - 22
  return undefined
}

function adapted(delta: number, length: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / damp) : delta >> 1
  rest += Math.floor(rest / length)
  let k = 0
  for (; rest > ((base - tMin) * tMax) >> 1; k += base) rest = Math.floor(rest / (base - tMin))
  return k + Math.floor(((base - tMin + 1) * rest) / (rest + skew))
}
