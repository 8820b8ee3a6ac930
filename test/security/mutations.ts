import type { Schema } from './endpoints.ts'
import type { Random } from './random.ts'

export type Path = readonly (string | number)[]

const nested = (depth: number): unknown => {
  let inner: unknown = 'ground'
  for (let at = 0; at < depth; at++) inner = at % 2 ? [inner] : { inner }
  return inner
}

/** What no field expects. */
const oddities: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  -(2 ** 31) - 1,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'NaN',
  '-1',
  'null',
  '%00',
  '../../../../etc/passwd',
  "'; drop table users; --",
  '{"$ne": null}',
  'x'.repeat(70_000),
  '٠١٢٣',
  '0000-00-00',
  '9999-99-99',
  '2026-W99',
  '-271821-04-20',
  '+275760-09-13',
  '99:99',
  [],
  [null],
  [[[[[]]]]],
  Array.from({ length: 3000 }, (_, at) => at),
  {},
  { length: 1e9 },
  { toString: 'x', valueOf: 1, constructor: { prototype: { polluted: true } } },
  JSON.parse('{"then": "x"}'),
  nested(200),
]

/** Every place of a value: of what is in it and of what its schema knows besides. */
export function pathsIn(value: unknown, schema: Schema | undefined, path: Path = []): Path[] {
  if (Array.isArray(value)) {
    return [path, ...value.slice(0, 2).flatMap((one, at) => pathsIn(one, schema?.items, [...path, at]))]
  }
  if (typeof value !== 'object' || value === null || value instanceof Blob) return [path]
  const listed = schema?.properties ?? {}
  const names = [...new Set([...Object.keys(value), ...Object.keys(listed)])]
  return [path, ...names.flatMap(name => pathsIn(Reflect.get(value, name), listed[name], [...path, name]))]
}

export function replaced(value: unknown, [first, ...rest]: Path, by: unknown): unknown {
  if (first === undefined) return by
  if (Array.isArray(value)) return value.map((one, at) => (at === first ? replaced(one, rest, by) : one))
  const inner: Record<string, unknown> = { ...Object(value) }
  const name = String(first)
  if (rest.length === 0 && by === undefined) delete inner[name]
  else inner[name] = replaced(inner[name], rest, by)
  return inner
}

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce(
    (at: unknown, part) => (at === undefined || at === null ? undefined : Reflect.get(Object(at), part)),
    value,
  )

/** Whether only a form can carry the input. */
export const hasFile = (input: unknown): boolean => Object.values(Object(input)).some(one => one instanceof Blob)

/**
 * Functions that each make one place of an input wrong, `perPlace` for every place; the first of them leaves it out. The
 * places are those of `input`; what is made wrong may be another input of the same shape.
 */
export function mutations(
  input: unknown,
  schema: Schema | undefined,
  random: Random,
  perPlace: number,
): ((input: unknown) => unknown)[] {
  return pathsIn(input, schema).flatMap(path =>
    Array.from({ length: perPlace }, (_, at) => {
      const by = at === 0 ? undefined : random.pick(oddities)
      return (each: unknown) => replaced(each, path, by)
    }),
  )
}
