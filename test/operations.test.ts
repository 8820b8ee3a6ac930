import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { secretFileNames, variableNames } from '#platform/server/env.ts'
import { metricsText } from '#platform/server/metrics.ts'

const read = (file: string) => fs.readFileSync(file, 'utf8')
const manual = read('docs/operations.md')
const section = (title: string, text = manual) => text.split(/^## /m).find(each => each.startsWith(`${title}\n`)) ?? ''
/** Names in the first column of the tables of a section. */
const named = (title: string, text = manual) =>
  [...section(title, text).matchAll(/^\| (`.*?) +\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  )

it('the manual explains every variable of the environment, and no other', () => {
  expect(named('Settings').toSorted()).toEqual([...variableNames].toSorted())
})

it('whoever works on it finds every other variable that sources read explained, and no other', () => {
  const ours = new Set([
    ...variableNames,
    // what one process of ours says to another, or a tool to us
    'BENCH_SHORT',
    'E2E_CLOCK_OFFSET',
    'E2E_POSTGRES_URL',
    'E2E_TEMPLATES',
    'E2E_SHARED_URL',
    'STAFFEL_INSTALLED_IN',
    'STAFFEL_OUTCOME',
    'STATEMENTS',
    'TEST_PARALLEL_INDEX',
    'NODE_COMPILE_CACHE',
    'NODE_ENV',
    'PATH',
    // of the programs that the reference of the API shows
    'STAFFEL',
    'TOKEN',
  ])
  const sources = fs.globSync(['*.ts', '{src,test,e2e,bench,prove,scripts}/**/*.{ts,tsx,mjs}']).map(read)
  const asked = sources.flatMap(source =>
    [...source.matchAll(/process\.env(?:\.|\[')([A-Z][A-Z0-9_]+)/g)].map(([, name = '']) => name),
  )
  const others = [...new Set(asked)].filter(name => !ours.has(name))
  expect(others.toSorted()).toEqual(named('Variables', read('CONTRIBUTING.md')).toSorted())
})

it.each(['deploy/compose.yaml', 'deploy/Dockerfile', 'deploy/staffel.service'])(
  '%s sets only variables that there are',
  file => {
    const known = new Set([
      ...variableNames,
      ...secretFileNames,
      'NODE_ENV',
      'POSTGRES_PASSWORD',
      'POSTGRES_USER',
      'DATABASE_PASSWORD',
      'NODE_IMAGE',
      'POSTGRES_IMAGE',
      'CMD',
    ])
    const set = [...read(file).matchAll(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)(?:=|: )/g)].map(([, name = '']) => name)
    expect(set.length).toBeGreaterThan(1)
    expect(set.filter(name => !known.has(name))).toEqual([])
  },
)

it('containers are given every setting that the manual names', () => {
  // those of the image, and what is for trying Staffel out
  const own = new Set(['HOST', 'PORT', 'DATA_DIR', 'STAFFEL_DEMO', 'DEMO_PASSWORD'])
  const given = new Set([...read('deploy/compose.yaml').matchAll(/^ +([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name))
  expect(variableNames.filter(name => !own.has(name) && !given.has(name))).toEqual([])
})

it('alerts, dashboard and manual speak of metrics that there are', async () => {
  const exposed = new Set(
    [...(await metricsText()).matchAll(/^# TYPE (\w+) (\w+)/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  )
  const rules = read('deploy/prometheus-alerts.yaml')
  const metricsIn = (text: string) => [...text.matchAll(/\b(?:process|nodejs|staffel)_\w+/g)].map(([name]) => name)
  const alerted = metricsIn(rules)
  const drawn = metricsIn(read('deploy/grafana-dashboard.json'))
  const documented = named('Watching').filter(
    name => !['up', 'status', 'route', 'table', 'outcome', 'kind', 'folder', 'DATA_DIR'].includes(name),
  )
  expect(alerted.length).toBeGreaterThan(6)
  expect(drawn.length).toBeGreaterThan(10)
  expect([...alerted, ...drawn, ...documented].filter(name => !exposed.has(name))).toEqual([])
  expect([...new Set(alerted)].toSorted()).toEqual([...new Set(documented)].toSorted())
})

/** In the order in which an administrator needs them. */
const pages = ['docs/https.md', 'docs/operations.md', 'docs/upgrade.md', 'docs/scaling.md']

describe('the pages for administrators', () => {
  const texts = pages.map(page => ({ page, text: read(page) }))
  const everything = texts.map(({ text }) => text).join('\n')

  it('are short enough to be read', () => {
    const words = texts.map(({ page, text }) => ({ page, words: text.split(/\s+/).filter(word => word !== '').length }))
    expect(words.find(({ page }) => page === 'docs/operations.md')?.words).toBeLessThanOrEqual(2760)
    expect(words.reduce((sum, { words }) => sum + words, 0)).toBeLessThanOrEqual(7000)
  })

  it.each(texts)('$page names files that exist', ({ text }) => {
    const files = [...text.matchAll(/(?<![\w.])(?:\/opt\/staffel\/)?((?:deploy|src|scripts|test|bench)\/[\w./-]*\w)/g)]
    expect(files.map(([, file = '']) => file).filter(file => !fs.existsSync(file))).toEqual([])
  })

  it('name commands that exist', () => {
    const scripts = new Set(Object.keys(JSON.parse(read('package.json')).scripts))
    const called = [...everything.matchAll(/npm (run \w[\w:]*|start\b|ci\b)/g)].map(([, call = '']) =>
      call.replace('run ', ''),
    )
    expect(called.length).toBeGreaterThan(15)
    expect(called.filter(name => !scripts.has(name))).toEqual([])
    const tasks = [...everything.matchAll(/node (scripts\/tasks\/\w+\.ts)/g)].map(([, file = '']) => file)
    expect(tasks.filter(file => !fs.existsSync(file))).toEqual([])
  })

  it('name settings that exist', () => {
    const other = new Set(['NODE_IMAGE', 'POSTGRES_IMAGE', 'APP_MEMORY', 'WORKER_MEMORY', 'DATABASE_MEMORY'])
    const known = new Set([...variableNames, ...secretFileNames, ...other])
    const named = [...everything.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=[^`]*)?`/g)].map(([, name = '']) => name)
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter(name => !known.has(name))).toEqual([])
  })

  it('show every command of npm run admin that changes something, with its question and its output', () => {
    const source = read('scripts/tasks/admin.ts')
    const changing = [...source.matchAll(/^ {2}'?([\w-]+)'?: \{\n {4}takes: .+\n {4}purpose: .+\n {4}run: changing/gm)]
    expect(changing.map(([, name]) => name)).toHaveLength(5)
    for (const [, name = ''] of changing) {
      expect(manual).toMatch(new RegExp(`^\\$ npm run admin -- ${name} .+\n.+\\? .*\\[y/N\\] y\n.+`, 'm'))
    }
    const commands = read('src/app/server/host-commands.ts')
    for (const sentence of [
      'signs in with the password alone now. Every session has ended.',
      'once, within an hour. It was not mailed: hand it over yourself.',
      'The audit log of the organization has an entry.',
      'Backups from before still contain the person.',
      'Its audit log went with it. Backups from before still contain it.',
    ])
      expect(
        [commands, manual].map(text => text.includes(sentence)),
        sentence,
      ).toEqual([true, true])
  })
})

it('SECURITY.md is short, and each of its rules names a test that there is', () => {
  const lines = read('SECURITY.md').trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(60)
  for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(120)
  const rules = read('SECURITY.md').split(/^- /m).slice(1)
  expect(rules.length).toBeGreaterThan(30)
  for (const rule of rules) {
    const tests = [...rule.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, name = '']) => name)
    expect(tests.length, rule).toBeGreaterThan(0)
    for (const name of tests) expect(name.includes('/') ? name : `test/security/${name}`).toSatisfy(fs.existsSync)
  }
})

it('docs/security.md names tests that there are', () => {
  const [rules = '', asvs = ''] = read('docs/security.md').split('## OWASP ASVS')
  const missing = (text: string, folder: string) =>
    [...text.matchAll(/`([\w./-]+\.(?:ts|tsx|yaml|md))`/g)]
      .map(([, name = '']) => name.replace(/^own\//, 'src/features/members/own-account/server/'))
      .filter(name => !fs.existsSync(name.includes('/') ? name : `${folder}/${name}`))
  expect(missing(rules, 'test/security')).toEqual([])
  expect(missing(asvs, 'src/features/access/sign-in/server')).toEqual([])
})

it('nginx writes no address that opens something by itself into a log', () => {
  const [, tls = ''] = read('deploy/nginx.conf').split('listen 443')
  expect(tls).toMatch(/^ +access_log \S+ staffel;$/m)
  const routes = read('src/app/web/outside-routes.tsx') + read('src/app/server/http.ts')
  const opening = [...routes.matchAll(/'(\/[\w/-]+\/)[$:]token'/g)].map(([, path = '']) => path)
  expect(opening).toEqual(expect.arrayContaining(['/join/', '/join-team/', '/invite-register/', '/api/unsubscribe/']))
  const [, hidden = ''] = /~\^\(\?<opens>(.+)\) \$opens…;/.exec(read('deploy/nginx.conf')) ?? []
  for (const path of [...opening, '/calendar/']) expect(`${path}secret`).toMatch(new RegExp(`^(?:${hidden})`))
  // one level lower, every request that finds no server is written down as it was
  expect(tls).toMatch(/^ +error_log \S+ crit;$/m)
})

it('nginx refuses calls without encryption, and redirects pages only', () => {
  const [plain = ''] = read('deploy/nginx.conf').split('listen 443')
  expect(plain).toMatch(/location ~ \^\/\(\?:api\|calendar\)\/ \{[^}]*return 403 /)
  expect(plain.match(/return 301/g)).toHaveLength(1)
  expect(plain).toMatch(/location \/ \{\s+return 301 https:/)
})

it('nginx keeps each of its shared memories under a name of its own', () => {
  const names = [...read('deploy/nginx.conf').matchAll(/\b(?:zone=|shared:)(\w+):\d/g)].map(([, name]) => name)
  expect(names).toHaveLength(2)
  // it does not start with one name for two
  expect(new Set(names).size).toBe(names.length)
})
