import type { Check, Goal } from './goal.ts'

const prove = { program: 'npm run prove' }
/** A proof judges itself; its figures are told beside. */
const proof = (name: string, about = 'the proof'): Check => ({
  name: about,
  file: 'prove/results.json',
  result: name,
  figure: 'state',
  is: 'OK',
})

/** What holds when something breaks, or somebody tries to break it. Each is judged by its own program. */
export const faults: readonly Goal[] = [
  {
    goal: 'live: a write seen on another screen',
    figure: 'p99 <= 150 ms at 1,000 open streams; 10,000 streams on one process <= 250 MB, none missed',
    ...prove,
    checks: [proof('streams')],
  },
  {
    goal: 'crash: SIGKILL of app, of database, of both, 200 rounds',
    figure: '0 acknowledged writes lost, 0 half deeds, ready in <= 5 s',
    ...prove,
    checks: [proof('crash')],
  },
  {
    goal: 'two servers on one embedded data folder',
    figure: 'second refused within 2 s, 100 of 100',
    ...prove,
    checks: [proof('folder')],
  },
  {
    goal: 'double booking, invitation used twice, last owner demoted: 200 at once',
    figure: 'exactly one wins',
    ...prove,
    checks: [proof('races')],
  },
  {
    goal: 'tenant and role matrix',
    figure: '100 % of endpoints; 0 bytes of another tenant; foreign id answered byte for byte as a missing one',
    program: 'npm test (test/matrix.test.ts, test/tenancy.test.ts)',
    checks: [],
  },
  {
    goal: 'sign-in guessing',
    figure: '<= 10 checked tries an account and 15 min, survives a restart, a stranger cannot lock you out',
    ...prove,
    checks: [proof('guessing')],
  },
  {
    goal: 'enumeration (sign-in, register, forgot, invite)',
    figure: 'same bytes; medians within 5 ms over 500 pairs',
    program: 'node bench/timing.ts',
    checks: [
      {
        name: 'largest distance of medians',
        file: 'bench/timing.json',
        result: '*',
        figure: 'difference',
        unit: 'ms',
        most: 5,
      },
    ],
  },
  {
    goal: 'revoked session, locked person',
    figure: 'dead in <= 1 s, streams too',
    ...prove,
    checks: [proof('revoking')],
  },
  {
    goal: 'mail and bot away for two hours',
    figure: '0 lost, at most one repeat a kill',
    ...prove,
    checks: [proof('away')],
  },
  {
    goal: 'uploads',
    figure: "0 crashes, 0 hangs, <= 5 s each, <= 150 MB more, others' p99 <= 2x",
    program: 'node bench/uploads.ts',
    checks: [
      { name: 'slowest, in seconds', file: 'bench/uploads.json', result: '*', figure: 'seconds', unit: '', most: 5 },
      { name: 'more memory', file: 'bench/uploads.json', result: '*', figure: 'memory', unit: 'MB', most: 150 },
      {
        name: "others' p99",
        file: 'bench/uploads.json',
        result: 'others',
        figure: 'attacked',
        per: 'calm',
        unit: 'x',
        most: 2,
      },
    ],
  },
  {
    goal: 'malformed requests (naughty strings, fuzz)',
    figure: '0 answers of 5xx',
    ...prove,
    checks: [proof('malformed')],
  },
  {
    goal: 'SIGTERM at 200 requests a second and 1,000 streams',
    figure: '0 failed in flight, <= 10 s',
    ...prove,
    checks: [proof('sigterm')],
  },
  {
    goal: 'backup while in use, restore into an empty server',
    figure: 'row hashes equal',
    ...prove,
    checks: [proof('backup')],
  },
]
