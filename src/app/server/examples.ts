/** As much of JSON Schema as our inputs use. */
interface Schema {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly minItems?: number
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly examples?: readonly unknown[]
  readonly default?: unknown
  readonly minimum?: number
  readonly pattern?: string
  readonly minLength?: number
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required?: boolean
  readonly schema?: Schema
}

/** As the document says it. */
export interface Operation {
  readonly operationId?: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }
}

/** Where a schema alone does not say what a reader would write; by the endpoint, or by the name of a field everywhere. */
const written: Readonly<Record<string, unknown>> = {
  month: '2026-11',
  name: 'Luna',
  text: 'Bilder sortieren',
  reason: 'Familie',
  note: '',
  fullName: 'Kim Albers',
  url: 'https://onlyfans.com/luna',
  currency: 'EUR',
  startTime: '11:00',
  endTime: '15:00',
  role: 'chatter',
  version: 1,
  seat: 1,
}

const anId = '7kQm2ZxR9aBc'

const reward = (rank: number) => ({ rank, cash_amount: 100, cash_currency: 'EUR' })
const rewards = [1, 2, 3].map(reward)
const order = ['mains', 'wishes', 'hours', 'home', 'rhythm', 'changes'].map(criterion => ({ criterion, isOn: true }))

/** Where the least that is needed would still be refused for what it says. */
const inputs: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'attendance.request': { end: '2026-11-20T16:00:00Z', note: 'Länger geblieben' },
  'autoplan.saveCriteria': { order },
  'autoplan.start': { order },
  'creatorGroups.create': { creatorLinkIds: [anId] },
  'creatorGroups.update': { creatorLinkIds: [anId] },
  // for one's own alone: `$ME` is one's own id, which `GET /people` says
  'attendance.exportCsv': { profileId: '$ME' },
  'attendance.exportXlsx': { profileId: '$ME' },
  'attendance.exportPdf': { profileId: '$ME' },
  'pay.exportPdf': { profileId: '$ME' },
  'scoreboard.saveRewards': {
    periods: ['2026-11', '2026-12'].map(month => ({ month, version: 0, rewards })),
  },
  'vacation.request': { week: '2026-W48', dates: ['2026-11-23'], reason: 'Familie' },
}

/** The least that an input needs, with values as somebody would write them. */
function exampleFrom(schema: Schema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.examples?.length) return schema.examples[0]
  const choices = schema.anyOf ?? schema.oneOf
  // nothing at all is the shorter example
  if (choices) return choices.some(({ type }) => type === 'null') ? null : exampleFrom(choices[0] ?? {}, name)
  if (schema.properties) {
    const needed = Object.entries(schema.properties).filter(([key]) => schema.required?.includes(key))
    return Object.fromEntries(needed.map(([key, value]) => [key, exampleFrom(value, key)]))
  }
  if (schema.prefixItems) return schema.prefixItems.map(item => exampleFrom(item))
  if (schema.type === 'array') {
    return (schema.minItems ?? 0) > 0 ? [exampleFrom(schema.items ?? {}, name.replace(/s$/, ''))] : []
  }
  if (schema.type === 'object') return {}
  if (schema.type === 'boolean') return true
  if (schema.pattern?.includes('{12}')) return anId
  if (schema.pattern?.includes('(Z|')) return '2026-11-20T08:00:00Z'
  if (name in written) return written[name]
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1)
  return 'Luna'
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`).replaceAll('$ME', `'"$ME"'`)}'`

/** A call that a reader can copy: `$STAFFEL` is where Staffel is, `$TOKEN` an access token. */
export function curlFor(method: string, path: string, operation: Operation, files: boolean): string {
  const parameters = operation.parameters ?? []
  const valueOf = ({ name, schema }: Parameter) => encodeURIComponent(String(exampleFrom(schema ?? {}, name)))
  const filled = parameters
    .filter(one => one.in === 'path')
    .reduce((address, one) => address.replace(`{${one.name}}`, valueOf(one)), path)
  const asked = parameters.filter(one => one.in === 'query' && one.required)
  const name = operation.operationId ?? ''
  const query = asked.map(one => `${encodeURIComponent(one.name)}=${valueOf(one)}`).join('&')
  const schema = operation.requestBody?.content?.['application/json']?.schema
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "$STAFFEL/api/v1${filled}${query === '' ? '' : `?${query}`}"`,
    `-H "Authorization: Bearer $TOKEN"`,
  ]
  if (files) lines.push(...formOf(schema))
  else if (schema)
    lines.push(`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(bodyOf(name, schema)))}`)
  return lines.join(' \\\n  ')
}

const bodyOf = (name: string, schema: Schema): unknown => {
  const example = exampleFrom(schema)
  return typeof example === 'object' ? { ...example, ...inputs[name] } : example
}

/** A file, and beside it what else the form asks for. */
function formOf({ properties = {}, required = [] }: Schema = {}): string[] {
  return Object.entries(properties)
    .filter(([key]) => key === 'file' || required.includes(key))
    .map(([key, value]) => {
      if (key === 'file') return `-F 'file=@table.csv'`
      const example = exampleFrom(value, key)
      return `-F ${quoted(`${key}=${typeof example === 'string' ? example : JSON.stringify(example)}`)}`
    })
}
