import { newId } from '#kit/id.ts'
import type { Schema } from './endpoints.ts'

/** An input for what only reads, by the names of its fields. */
const examples: Readonly<Record<string, unknown>> = {
  week: '2026-W48',
  date: '2026-11-23',
  from: '2026-11-23',
  to: '2026-11-29',
  days: 7,
  month: '2026-11',
  shiftId: 'early',
  kind: 'creator',
  key: 'onlyfans',
  currency: 'EUR',
  tab: 'open',
  after: `2026-11-20T11:00:00Z ${newId()}`,
}
export const exampleOf = (schema: Schema | undefined): unknown =>
  schema?.properties &&
  Object.fromEntries(Object.keys(schema.properties).map(name => [name, examples[name] ?? newId()]))
