import type { Schema } from './endpoints.ts'

export interface TextField {
  /** `*` stands for every entry of a list. */
  readonly path: readonly string[]
  /** Somebody's own words, and not an id, a date or a choice. */
  readonly isFree: boolean
}

/** Every place of an input that takes a string. */
export function textFieldsOf(schema: Schema | undefined, path: readonly string[] = []): TextField[] {
  if (!schema) return []
  if (schema.anyOf) return unique(schema.anyOf.flatMap(one => textFieldsOf(one, path)))
  if (schema.type === 'array') return textFieldsOf(schema.items, [...path, '*'])
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([name, one]) => textFieldsOf(one, [...path, name]))
  }
  if (schema.type !== 'string' || schema.enum || schema.const !== undefined) return []
  return [{ path, isFree: !schema.pattern && !schema.format && !schema.description }]
}

const unique = (fields: readonly TextField[]): TextField[] => [
  ...new Map(fields.map(field => [field.path.join('.'), field])).values(),
]

/** The input with a text in such a place; nothing is made that was not there, but for a field itself. */
export function withText(value: unknown, [first, ...rest]: readonly string[], text: string): unknown {
  if (first === undefined) return text
  if (first === '*') return Array.isArray(value) ? value.map(one => withText(one, rest, text)) : value
  if (typeof value !== 'object' || value === null) return value
  const inner = Reflect.get(value, first)
  if (rest.length > 0 && inner === undefined) return value
  return { ...value, [first]: withText(inner, rest, text) }
}
