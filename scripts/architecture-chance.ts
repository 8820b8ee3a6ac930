import type { Finding } from './architecture-rooms.ts'

const clock = 'reads the real clock'
const timer = 'waits with a timer'
const once = 'reads a page once'
const offline = 'goes on before the page has noticed that it is offline'
const position = 'finds by position or test id'

/** Causes of tests that fail by chance, and what to write instead. */
const causes: readonly { where: RegExp; found: RegExp; wrong: string; advice: string }[] = [
  {
    where: /./,
    found: /(?<!\bevaluate\(\(\) => )\bDate\.now\(|\bnew Date\(\)|\bTemporal\.Now\.\w+\(|\bperformance\.now\(/,
    wrong: clock,
    advice: 'use world.clock or fake timers; in journeys `now()` and `today()` of e2e/people.ts',
  },
  {
    where: /./,
    found: /(?<![.\w])setTimeout\([^)]|['"](?:node:)?timers\/promises['"]/,
    wrong: timer,
    advice: 'await the event, a later event, or the moved clock',
  },
  { where: /^e2e\//, found: /\bwaitForTimeout\(/, wrong: 'sleeps', advice: 'await what the reader would see' },
  {
    where: /^e2e\//,
    found: /\bsetOffline\(true\)/,
    wrong: offline,
    advice: 'use disconnect(page) of e2e/people.ts',
  },
  {
    where: /^e2e\//,
    found: /['"]networkidle['"]/,
    wrong: 'waits for an idle network',
    advice: 'await atRest(page)',
  },
  {
    where: /^e2e\//,
    found:
      /\bexpect(?:\.soft)?\(\s*await (?:(?!\b(?:await|expect)\b|;)[\s\S])*?\.(?:all|allInnerTexts|allTextContents|boundingBox|count|evaluate|evaluateAll|getAttribute|innerText|inputValue|is[A-Z]\w+|textContent|title)\(/,
    wrong: once,
    advice: 'use an assertion on the locator, or expect.poll',
  },
  {
    where: /^e2e\//,
    found: /\.(?:nth|first|last)\(|\.all\(\)\)\[|\bgetByTestId\(|:nth-|:(?:first|last)-(?:child|of-type)|>> nth/,
    wrong: position,
    advice: 'find by role and name, or by the text that the row contains',
  },
]

/** Files that may do what is refused elsewhere, each with its reason. */
const exempt: ReadonlyMap<string, { readonly may: readonly string[]; readonly why: string }> = new Map([
  ['e2e/availability-phone.spec.ts', { may: [clock], why: 'touch events carry the real time of the browser' }],
  [
    'e2e/availability-team.spec.ts',
    { may: [once], why: 'asks an element that it holds; an assertion would find another one' },
  ],
  ['e2e/chaos.spec.ts', { may: [timer], why: 'taps at random moments, while answers are late and others act' }],
  ['e2e/chaos-page.ts', { may: [clock], why: 'compares the moment of a tap with what was to be seen before it' }],
  [
    'e2e/people.ts',
    { may: [clock, offline, position], why: 'gives journeys the moved clock, and finds a column by its header' },
  ],
  ['e2e/staffel.ts', { may: [clock], why: 'knows the day on which the templates were made' }],
  ['scripts/architecture-chance.test.ts', { may: [clock, timer], why: 'quotes what is refused' }],
  ['src/features/access/sign-in/server/hardening.test.ts', { may: [timer], why: 'counts the waits of the server' }],
  ['test/bot-api.ts', { may: [timer], why: 'holds requests open, as the Bot API does' }],
  ['test/browser.ts', { may: [timer], why: 'gives up a turn of the event loop' }],
  ['test/discord-api.ts', { may: [clock], why: 'limits the rate of requests, as Discord does' }],
  ['test/door.ts', { may: [clock, timer], why: 'delays and cuts connections' }],
  ['test/moved-clock.test.ts', { may: [clock], why: 'moves the clock' }],
  ['test/moved-clock.ts', { may: [clock], why: 'moves the clock' }],
  ['test/nightly-backup.test.ts', { may: [clock], why: 'accounts are made by the clock of the machine' }],
  ['test/security/database.ts', { may: [clock], why: 'PostgreSQL keeps the real time' }],
  ['test/smtp.ts', { may: [timer], why: 'answers slowly' }],
  ['test/started.ts', { may: [clock], why: 'starts servers with the clock of the test' }],
  ['test/until.ts', { may: [clock, timer], why: 'polls' }],
  ['test/world.ts', { may: [clock], why: 'the sign-in library keeps the time of the process' }],
])

const isTest = (path: string): boolean =>
  /\.(?:test|spec)\.tsx?$/.test(path) || (/^(?:e2e|test)\//.test(path) && /\.tsx?$/.test(path))

/** Programs that measure or take pictures, and assert nothing about the app. */
const isMeasuring = (path: string): boolean => /speed(?:\.config)?\.ts$|^e2e\/screenshots/.test(path)

const stringOrComment = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g

/** Findings in tests that may fail by chance, one for each line. */
export function chanceFindings(path: string, text: string): Finding[] {
  if (!isTest(path) || isMeasuring(path)) return []
  const code = text.replaceAll(stringOrComment, found =>
    found.startsWith('/') ? found.replaceAll(/[^\n]/g, ' ') : found,
  )
  const may = exempt.get(path)?.may ?? []
  const all = causes
    .filter(({ where }) => where.test(path))
    .flatMap(({ found, wrong, advice }) =>
      [...code.matchAll(new RegExp(found, 'g'))].map(({ index }) => ({
        path,
        line: code.slice(0, index).split('\n').length,
        wrong,
        advice,
      })),
    )
  const needless = may
    .filter(wrong => all.every(finding => finding.wrong !== wrong))
    .map(wrong => ({ path, line: 1, wrong: `is exempt for nothing: ${wrong}`, advice: 'take that off the exemptions' }))
  return [...all.filter(({ wrong }) => !may.includes(wrong)), ...needless]
}
