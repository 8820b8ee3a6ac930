import { describe, expect, it } from 'vitest'
import { checkArchitecture } from './architecture.ts'
import { importsOf } from './architecture-imports.ts'
import { features } from './check-architecture.ts'

const table = { people: [], shifts: ['people'], plan: ['shifts'] }

/** What is found when one file imports another one, as `line wrong`. */
function findings(sources: Record<string, string>, featureTable: Record<string, readonly string[]> = table): string[] {
  return checkArchitecture(new Map(Object.entries(sources)), featureTable).map(({ line, wrong }) => `${line} ${wrong}`)
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
    expect(importsOf('src/features/people/web/x.tsx', text)).toEqual([
      { specifier: './a.ts', target: 'src/features/people/web/a.ts', line: 1 },
      { specifier: '#kit/b.ts', target: 'src/kit/b.ts', line: 2 },
      { specifier: './c.css', target: 'src/features/people/web/c.css', line: 3 },
      { specifier: 'd', target: undefined, line: 4 },
      { specifier: '../e.ts', target: 'src/features/people/e.ts', line: 5 },
      { specifier: './f.tsx', target: 'src/features/people/web/f.tsx', line: 6 },
      { specifier: './g.ts', target: 'src/features/people/web/g.ts', line: 7 },
    ])
  })

  it.each([
    ['src/kit/day.ts', './week.ts'],
    ['src/platform/server/log.ts', '#kit/day.ts'],
    ['src/features/shifts/rules.ts', '#features/people/rules.ts'],
    ['src/features/shifts/server/actions.ts', '#features/people/server/store.ts'],
    ['src/features/shifts/server/actions.ts', '#platform/server/log.ts'],
    ['src/features/shifts/web/queries.ts', '../contract.ts'],
    ['src/features/shifts/server/shift.test.ts', '#test/world.ts'],
    ['src/app/web/screens/plan.tsx', '#features/plan/web/grid.tsx'],
    ['src/app/web/main.tsx', '#app/contract.ts'],
    ['src/app/router.ts', '#features/plan/server/router.ts'],
    ['src/features/plan/rules.ts', 'zod'],
  ])('%s may import %s', (from, to) => {
    expect(importing(from, to)).toEqual([])
  })

  it.each([
    ['src/kit/day.ts', '#platform/server/log.ts', 'kit imports src/platform/server/log.ts against the direction kit ←'],
    ['src/platform/web/rpc.ts', '#app/contract.ts', 'platform imports src/app/contract.ts against the direction'],
    [
      'src/features/plan/rules.ts',
      './server/store.ts',
      'core imports src/features/plan/server/store.ts, which is server',
    ],
    [
      'src/features/plan/web/queries.ts',
      '../server/router.ts',
      'web imports src/features/plan/server/router.ts, which is',
    ],
    ['src/features/plan/server/actions.ts', '../web/queries.ts', 'server imports src/features/plan/web/queries.ts'],
    ['src/platform/web/rpc.ts', '../server/rpc.ts', 'web imports src/platform/server/rpc.ts, which is server'],
    ['src/app/web/main.tsx', '#app/router.ts', 'web imports src/app/router.ts, which is server'],
    ['src/features/people/rules.ts', '#features/shifts/rules.ts', 'people uses shifts, which the table'],
    ['src/features/plan/rules.ts', '#features/people/rules.ts', 'plan uses people, which the table'],
    ['src/features/plan/rules.ts', '#test/world.ts', 'imports test/world.ts, which lies in no room'],
    ['src/features/plan/rules.ts', '../../../scripts/x.ts', 'imports scripts/x.ts, which lies in no room'],
    ['src/features/plan/rules.ts', 'node:fs', 'core imports node:fs, which no browser has'],
  ])('%s may not import %s', (from, to, wrong) => {
    expect(importing(from, to)).toEqual([expect.stringContaining(`1 ${wrong}`)])
  })

  it('of types only are held to the same walls', () => {
    const text = "\nimport type { Row } from '../server/table.ts'\n"
    expect(findings({ 'src/features/plan/web/grid.tsx': text })).toEqual([
      '2 web imports src/features/plan/server/table.ts, which is server',
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
    'src/features/plan/model/rules.ts',
    'src/features/plan/messages.fr.ts',
    'src/features/plan/grid.tsx',
    'src/app/screens/plan.tsx',
  ])('%s lies in no room', path => {
    expect(findings({ [path]: '' })).toEqual(['1 lies in no known room'])
  })

  it.each([
    'src/features/plan/messages.de.ts',
    'src/features/plan/rules-week.ts',
    'src/features/plan/server/plan.test.ts',
    'src/features/plan/web/grid.test.tsx',
    'src/platform/web/ui/button.tsx',
    'src/app/web/shell/sidebar.tsx',
    'src/app/messages.en.ts',
    'src/app/worker.ts',
  ])('%s lies in its room', path => {
    expect(findings({ [path]: '' })).toEqual([])
  })

  it('of a feature that nobody has listed are found', () => {
    expect(findings({ 'src/features/mood/rules.ts': '' })).toEqual(['1 mood is not in the table of features'])
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
    expect(findings({ 'src/features/plan/messages.de.ts': '//\n'.repeat(900) })).toEqual([])
  })
})

describe('the table of features', () => {
  it('has no loop', () => {
    expect(findings({}, { a: ['b'], b: ['c'], c: ['a'] })).toEqual([
      '1 the features use each other in a loop: a → b → c → a',
    ])
    expect(findings({}, { a: ['b'] })).toEqual(['1 a uses b, which is not in the table'])
    expect(findings({}, features)).toEqual([])
  })
})
