import { describe, expect, it } from 'vitest'
import { type AreaTable, checkArchitecture } from './architecture.ts'
import { importsOf } from './architecture-imports.ts'
import { areas } from './check-architecture.ts'

const table = { low: { people: [], shifts: ['people'], pictures: [] }, high: { plan: [], wishes: ['plan'] } }
const used = {
  'src/features/low/shifts/schema.ts': "import '#features/low/people/schema.ts'",
  'src/features/high/wishes/schema.ts': "import '#features/high/plan/schema.ts'",
}

/** What is found when one file imports another one, as `line wrong`. */
function findings(sources: Record<string, string>, areaTable: AreaTable = table): string[] {
  // what the table allows is used somewhere
  const all = areaTable === table ? { ...used, ...sources } : sources
  return checkArchitecture(new Map(Object.entries(all)), areaTable).map(({ line, wrong }) => `${line} ${wrong}`)
}

const importing = (from: string, to: string) => findings({ [from]: `import { x } from '${to}'\n` })

describe('imports', () => {
  it('are read from every form of import, and from nothing else', () => {
    const text = [
      "import type { A } from './a.ts'",
      "import b, { type B } from '#kit/b.ts'",
      "import './c.css'",
      "export * from 'd'",
      "export { e, f } from '../e.ts'",
      'const load = () => import("./f.tsx")',
      "type G = import('./g.ts').G",
      "// import './comment.ts'",
      "const text = `import './text.ts'`",
      "const page = <p>import './words.ts'</p>",
      'export const own = load(name => import(name))',
    ].join('\n')
    expect(importsOf('src/features/low/people/web/x.tsx', text)).toEqual([
      { specifier: './a.ts', target: 'src/features/low/people/web/a.ts', line: 1 },
      { specifier: '#kit/b.ts', target: 'src/kit/b.ts', line: 2 },
      { specifier: './c.css', target: 'src/features/low/people/web/c.css', line: 3 },
      { specifier: 'd', target: undefined, line: 4 },
      { specifier: '../e.ts', target: 'src/features/low/people/e.ts', line: 5 },
      { specifier: './f.tsx', target: 'src/features/low/people/web/f.tsx', line: 6 },
      { specifier: './g.ts', target: 'src/features/low/people/web/g.ts', line: 7 },
    ])
  })

  it.each([
    ['src/kit/day.ts', './week.ts'],
    ['src/platform/server/log.ts', '#kit/day.ts'],
    ['src/features/low/shifts/rules.ts', '#features/low/people/rules.ts'],
    ['src/features/low/shifts/server/actions.ts', '#features/low/people/server/store.ts'],
    ['src/features/high/plan/rules.ts', '#features/low/people/rules.ts'],
    ['src/features/high/wishes/web/x.tsx', '#features/low/pictures/web/x.tsx'],
    ['src/features/low/shifts/server/actions.ts', '#platform/server/log.ts'],
    ['src/features/low/shifts/web/queries.ts', '../contract.ts'],
    ['src/features/low/shifts/server/shift.test.ts', '#test/world.ts'],
    ['src/app/web/screens/plan.tsx', '#features/high/plan/web/grid.tsx'],
    ['src/app/web/main.tsx', '#app/contract.ts'],
    ['src/app/router.ts', '#features/high/plan/server/router.ts'],
    ['src/features/high/plan/rules.ts', 'zod'],
  ])('%s may import %s', (from, to) => {
    expect(importing(from, to)).toEqual([])
  })

  it.each([
    ['src/kit/day.ts', '#platform/server/log.ts', 'kit imports src/platform/server/log.ts against the direction kit ←'],
    ['src/platform/web/rpc.ts', '#app/contract.ts', 'platform imports src/app/contract.ts against the direction'],
    [
      'src/features/high/plan/rules.ts',
      './server/store.ts',
      'core imports src/features/high/plan/server/store.ts, which is server',
    ],
    [
      'src/features/high/plan/web/queries.ts',
      '../server/router.ts',
      'web imports src/features/high/plan/server/router.ts, which is',
    ],
    [
      'src/features/high/plan/server/actions.ts',
      '../web/queries.ts',
      'server imports src/features/high/plan/web/queries.ts',
    ],
    ['src/platform/web/rpc.ts', '../server/rpc.ts', 'web imports src/platform/server/rpc.ts, which is server'],
    ['src/app/web/main.tsx', '#app/router.ts', 'web imports src/app/router.ts, which is server'],
    ['src/features/low/people/rules.ts', '#features/low/shifts/rules.ts', 'people uses shifts, which the table of low'],
    ['src/features/low/pictures/web/a.tsx', '#features/low/people/web/a.tsx', 'pictures uses people, which the table'],
    [
      'src/features/low/people/rules.ts',
      '#features/high/plan/rules.ts',
      'low/people uses high/plan, which lies in a higher',
    ],
    ['src/features/high/plan/rules.ts', '#features/high/wishes/rules.ts', 'plan uses wishes, which the table of high'],
    ['src/features/high/plan/rules.ts', '#test/world.ts', 'imports test/world.ts, which lies in no room'],
    ['src/features/high/plan/rules.ts', '../../../../scripts/x.ts', 'imports scripts/x.ts, which lies in no room'],
    ['src/features/high/plan/rules.ts', 'node:fs', 'core imports node:fs, which no browser has'],
  ])('%s may not import %s', (from, to, wrong) => {
    expect(importing(from, to)).toEqual([expect.stringContaining(`1 ${wrong}`)])
  })

  it('of types only are held to the same walls', () => {
    const text = "\nimport type { Row } from '../server/table.ts'\n"
    expect(findings({ 'src/features/high/plan/web/grid.tsx': text })).toEqual([
      '2 web imports src/features/high/plan/server/table.ts, which is server',
    ])
  })

  it('do not run in a circle', () => {
    expect(
      findings({
        'src/kit/a.ts': "import './b.ts'\n",
        'src/kit/b.ts': "\nexport * from './c.ts'\n",
        'src/kit/c.ts': "export const load = () => import('./b.ts')\n",
      }),
    ).toEqual(['2 imports itself: src/kit/b.ts → src/kit/c.ts → src/kit/b.ts'])
  })
})

describe('files', () => {
  it.each([
    'src/index.ts',
    'src/kit/deep/day.ts',
    'src/kit/Day.ts',
    'src/platform/rpc/client.ts',
    'src/features/plan/rules.ts',
    'src/features/high/plan/model/rules.ts',
    'src/features/high/plan/messages.fr.ts',
    'src/features/high/plan/grid.tsx',
    'src/app/screens/plan.tsx',
  ])('%s lies in no room', path => {
    expect(findings({ [path]: '' })).toEqual(['1 lies in no known room'])
  })

  it.each([
    'src/features/high/plan/messages.de.ts',
    'src/features/high/plan/rules-week.ts',
    'src/features/high/plan/server/plan.test.ts',
    'src/features/high/plan/web/grid.test.tsx',
    'src/platform/web/ui/button.tsx',
    'src/app/web/shell/sidebar.tsx',
    'src/app/messages.en.ts',
    'src/app/worker.ts',
  ])('%s lies in its room', path => {
    expect(findings({ [path]: '' })).toEqual([])
  })

  it('of a feature that nobody has listed are found', () => {
    expect(findings({ 'src/features/low/mood/rules.ts': '' })).toEqual(['1 low/mood is not in the table of areas'])
    expect(findings({ 'src/features/mid/people/rules.ts': '' })).toEqual(['1 mid/people is not in the table of areas'])
  })

  it.each([
    ['src/kit/day.ts', 300, 301],
    ['e2e/sign-in.spec.ts', 400, 401],
    ['src/kit/day.test.ts', 400, 401],
  ])('%s may have %i lines and not %i', (path, most, tooMany) => {
    expect(findings({ [path]: '//\n'.repeat(most) })).toEqual([])
    expect(findings({ [path]: '//\n'.repeat(tooMany) })).toEqual([`${most + 1} ${tooMany} lines, ${most} are the wall`])
  })

  it('with sentences may be long', () => {
    expect(findings({ 'src/features/high/plan/messages.de.ts': '//\n'.repeat(900) })).toEqual([])
  })
})

describe('what is kept of people', () => {
  const tables = { high: { people: [] }, members: { departure: [], 'data-export': [] } }
  const people = 'src/features/high/people/server'
  const owned = {
    [`${people}/table.ts`]: "export const profiles = pgTable(\n  'profiles',\n  {})\n",
    'src/platform/server/mail-table.ts': "export const mails = pgTable('mails', {})\n",
  }
  const importsTable = "import { profiles } from '#features/high/people/server/table.ts'\n"
  const namesTables = 'const gone = sql`\n  delete from profiles; update mails set text = null`\n'

  it.each(['departure', 'data-export'])('is not known to %s', noun => {
    const path = `src/features/members/${noun}/server/x.ts`
    expect(findings({ ...owned, [path]: importsTable }, tables)).toEqual([`1 imports ${people}/table.ts`])
    expect(findings({ ...owned, [path]: namesTables }, tables)).toEqual([
      '2 names profiles of high/people',
      '2 names mails of src/platform/server/mail-table.ts',
    ])
    expect(findings({ ...owned, [path]: "import { from } from './profiles.ts'\n" }, tables)).toEqual([])
  })

  it('is known where it is kept, and each noun speaks for its own', () => {
    const foreign = { high: { people: [], plan: ['people'] } }
    const own = {
      ...owned,
      [`${people}/personal-data.ts`]: "import { profiles } from './table.ts'\nsql`delete from profiles`",
    }
    expect(findings(own, tables)).toEqual([])
    const path = 'src/features/high/plan/server/personal-data.ts'
    expect(findings({ ...owned, [path]: importsTable }, foreign)).toEqual([`1 imports ${people}/table.ts`])
  })
})

describe('words', () => {
  const plan = 'src/features/high/plan'
  it.each([
    ['of the house', `${plan}/rules.ts`, 'export const tellPerson = () => {}', '1 says “tellPerson”'],
    ['for access', `${plan}/server/actions.ts`, '\nawait closeDoors(tx)', '2 says “closeDoors”'],
    ['for a type of several meanings', `${plan}/rules.ts`, '\ninterface Standing {}', '2 says “interface Standing”'],
    ['for a limit', `${plan}/rules.ts`, 'export const mostHours = 3', '1 says “mostHours”'],
    ['for an order of names', `${plan}/rules.ts`, 'a.localeCompare(b)', '1 says “localeCompare”'],
    ['a table elsewhere', `${plan}/server/store.ts`, 'export const x = pgTable()', '1 makes a table'],
    [
      'SQL in a command',
      `${plan}/server/copy-week.ts`,
      "import { sql } from 'drizzle-orm'\nmember.transaction(copy)",
      '1 has SQL in a command',
    ],
    ['a transaction in a store', `${plan}/server/week-store.ts`, 'database.tenant(id, work)', '1 opens a transaction'],
    ['an endpoint elsewhere', `${plan}/server/actions.ts`, 'memberRouter(plan, { list })', '1 answers endpoints'],
    [
      'an endpoint without the guard',
      `${plan}/server/router.ts`,
      'plan.list.handler(x)',
      '1 implements an endpoint by itself',
    ],
    ['a catalogue of another name', `${plan}/board-de.ts`, 'export const de = {}', '1 is a catalogue of another name'],
  ])('are found: %s', (_, path, text, found) => {
    expect(findings({ [path]: text })).toEqual([found])
  })

  it('in comments, sentences and tests are nobody’s business', () => {
    const text = "// whoever is told\nconst x = 'told' + `tell` /* Deed */"
    expect(findings({ [`${plan}/rules.ts`]: text, [`${plan}/rules.test.ts`]: 'const told = 1' })).toEqual([])
  })
})

describe('the table of areas', () => {
  it('has no loop', () => {
    const loop = { low: { a: ['b'], b: ['c'], c: ['a'] } }
    expect(findings({}, loop)).toEqual(['1 the features of low use each other in a loop: a → b → c → a'])
    expect(findings({}, { low: { a: ['b'] }, high: { b: [] } })).toEqual(['1 a uses b, which is not in low'])
  })

  it('allows nothing that nobody uses', () => {
    const apart = { 'src/features/low/a/rules.ts': '', 'src/features/low/b/rules.ts': '' }
    expect(findings(apart, { low: { a: ['b'], b: [] } })).toEqual(['1 a does not use b'])
  })

  it('of the product has an area for every feature', () => {
    expect(findings({}, areas)).toEqual([])
    const nouns = Object.values(areas).flatMap(features => Object.keys(features))
    expect(new Set(nouns).size).toBe(nouns.length)
  })
})
