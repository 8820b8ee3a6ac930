import { idPattern } from '#kit/id.ts'
import { isDefault } from '#features/agency/shifts/names.ts'
import type { AuditKind } from '#features/foundation/audit/kinds.ts'
import { fields, isDetailField, type Label, leading, type Shape, special } from './detail-fields.ts'

type Change = Readonly<Record<string, unknown>>

/** How one value is said, by what it is; undefined: there is no word for it. */
export type DescribeValue = (
  value: string | number | boolean,
  shape: Shape,
  about: { field: string; change: Change },
) => string | undefined

interface Detail {
  readonly label: Label
  readonly text: string
}

/** What was changed, a line a field. What cannot be said in words is left out: the export has all of it. */
export function detailsOf(kind: AuditKind, change: Change, say: DescribeValue): Detail[] {
  const { before, after, ...rest } = change
  const lines = Object.entries(rest)
    // what was typed is kept beside the assignment, too
    .filter(([field, value]) => field !== 'reason' || value !== rest['overrideReason'])
    .flatMap(([field, value]) => lineOf(kind, field, value, change, say))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
  if (before === undefined && after === undefined) return lines
  return [...lines, ...differences(kind, before, after, change, say)]
}

const placeOf = ({ label }: Detail): number => (leading.includes(label) ? leading.indexOf(label) : leading.length)

/** Every id that a change may name. */
export const idsIn = (entries: readonly { readonly change: Change }[]): string[] => [
  ...new Set(
    entries.flatMap(({ change }) => stringsIn(change)).filter(text => idPattern.test(text) || isDefault(text)),
  ),
]

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

const containers = new Set(['created', 'removed', 'goes'])

function lineOf(kind: AuditKind, field: string, value: unknown, change: Change, say: DescribeValue): Detail[] {
  if (containers.has(field) && isObject(value)) return detailsOf(kind, value, say)
  const spec = specOf(kind, field)
  if (!spec) return []
  const [label, shape] = spec
  const text = worded(value, { field, shape, change, say })
  return text === undefined ? [] : [{ label, text }]
}

function specOf(kind: AuditKind, field: string): readonly [Label, Shape] | undefined {
  const own = special[kind]?.[field]
  if (own) return own
  if (field === 'from') return ['before', 'text']
  if (field === 'to') return ['after', 'text']
  return isDetailField(field) ? [field, fields[field]] : undefined
}

/** Of two states of something only what differs. */
function differences(kind: AuditKind, before: unknown, after: unknown, change: Change, say: DescribeValue): Detail[] {
  if (isObject(before) !== isObject(after)) return differences(kind, before ?? {}, after ?? {}, change, say)
  if (!isObject(before) || !isObject(after)) {
    const named = special[kind]?.['change'] ?? (['change', 'text'] as const)
    const text = arrow(before, after, { field: 'change', shape: named[1], change, say })
    return text === undefined ? [] : [{ label: named[0], text }]
  }
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter(field => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .flatMap(field => lineOf(kind, field, { from: before[field], to: after[field] }, change, say))
}

interface Saying {
  readonly field: string
  readonly shape: Shape
  readonly change: Change
  readonly say: DescribeValue
}

const nothing = '–'

function worded(value: unknown, saying: Saying): string | undefined {
  if (value === null || value === undefined || value === '') return nothing
  if (Array.isArray(value)) return list(value, saying)
  if (isObject(value))
    return 'from' in value && 'to' in value ? arrow(value['from'], value['to'], saying) : inParts(value, saying)
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined
  // settings of the organisation are written down as one text
  const [from, to, ...more] = typeof value === 'string' && saying.field in fields ? value.split(' → ') : []
  if (from !== undefined && to !== undefined && more.length === 0) return arrow(from, to, saying)
  return saying.say(value, saying.shape, saying)
}

function arrow(from: unknown, to: unknown, saying: Saying): string | undefined {
  const [before, after] = [worded(from, saying), worded(to, saying)]
  return before === undefined || after === undefined ? undefined : `${before} → ${after}`
}

function list(values: readonly unknown[], saying: Saying): string | undefined {
  if (values.length === 0) return nothing
  // a member works an exclusive shift alone
  const exclusive = values.filter(value => isObject(value) && value['is_exclusive'] === true)
  const texts = (exclusive.length > 0 ? exclusive : values).flatMap(value => worded(value, saying) ?? [])
  return texts.length === 0 ? undefined : [...new Set(texts)].join(', ')
}

/** What says of a thing which one it is: a seat its day, shift, group and person, a shift its name and times. */
const parts = [
  'date',
  'shiftId',
  'groupId',
  'profileId',
  'name',
  'times',
  'creatorName',
  'platformName',
  'url',
  'id',
  'criterion',
  'marking',
] as const
const shapes: Partial<Record<(typeof parts)[number], Shape>> = {
  date: 'planDay',
  shiftId: 'name',
  groupId: 'name',
  profileId: 'name',
  id: 'name',
  criterion: 'code',
  marking: 'code',
}

function inParts(value: Change, saying: Saying): string | undefined {
  if (value['isOn'] === false || value['is_enabled'] === false) return undefined
  if ('min' in value && 'max' in value) {
    return [value['min'], value['max']].map(hours => worded(hours, { ...saying, shape: 'number' })).join(' – ')
  }
  const times = [value['startTime'], value['endTime']].filter(time => typeof time === 'string')
  const timed: Change = times.length > 0 ? { ...value, times: times.join('–') } : value
  const texts = parts.flatMap(part => {
    const own = timed[part]
    if (own === undefined || own === null) return []
    return worded(own, { ...saying, field: part, shape: shapes[part] ?? 'text' }) ?? []
  })
  return texts.length === 0 ? undefined : texts.join(' · ')
}

const isObject = (value: unknown): value is Change =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
