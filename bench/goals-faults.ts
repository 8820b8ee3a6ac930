import type { Check, Goal } from './goal.ts'

const prove = { program: 'npm run prove' }
/** A proof judges itself; the figures that count are told beside, and judged by the goal. */
const proof = (name: string, ...figures: readonly Omit<Check, 'file' | 'result'>[]): Check[] => {
  const at = { file: 'prove/results.json', result: name }
  return [{ ...at, name: 'the proof', figure: 'state', is: 'OK' }, ...figures.map(figure => ({ ...at, ...figure }))]
}
const told = (figure: string, limits: Pick<Check, 'max' | 'min'> = {}) => ({ name: figure, figure, ...limits })

/** What holds when something breaks, or somebody tries to break it. Each is judged by its own program. */
export const faults: readonly Goal[] = [
  {
    goal: 'live: a write seen on another screen',
    figure: 'p99 <= 150 ms at 1,000 open streams; 10,000 streams on one process <= 250 MB, none missed',
    ...prove,
    checks: proof(
      'streams',
      told('streams', { min: 10_000 }),
      told('streams that missed one', { max: 0 }),
      told('MB without streams'),
      told('MB more', { max: 250 }),
      told('ms to hear p99', { max: 150 }),
      told('ms to see p99', { max: 150 }),
      told('times slower by others'),
    ),
  },
  {
    goal: 'crash: SIGKILL of app, of database, of both, 200 rounds',
    figure: '0 acknowledged writes lost, 0 half deeds, ready in <= 5 s',
    ...prove,
    checks: proof(
      'crash',
      told('kills of app'),
      told('kills of database'),
      told('kills of both'),
      told('acknowledged writes'),
      told('lost', { max: 0 }),
      told('half deeds', { max: 0 }),
      told('s to ready p50'),
      told('starts of more than 5 s', { max: 0 }),
      told('times slower by others'),
    ),
  },
  {
    goal: 'two servers on one embedded data folder',
    figure: 'second refused within 2 s, 100 of 100',
    ...prove,
    checks: proof(
      'folder',
      told('second servers', { min: 100 }),
      told('refused', { min: 100 }),
      told('ms until then p50'),
      told('ms until then at most', { max: 2000 }),
      told('times slower by others'),
    ),
  },
  {
    goal: 'double booking, invitation used twice, last owner demoted: 200 at once',
    figure: 'exactly one wins',
    ...prove,
    checks: proof(
      'races',
      told('at once', { min: 200 }),
      told('booked twice'),
      told('invitation used'),
      told('demoted'),
    ),
  },
  {
    goal: 'tenant and role matrix',
    figure: '100 % of endpoints; 0 bytes of another tenant; foreign id answered byte for byte as a missing one',
    ...prove,
    checks: proof('matrix', told('tests')),
  },
  {
    goal: 'sign-in guessing',
    figure: '<= 10 checked tries an account and 15 min, survives a restart, a stranger cannot lock you out',
    ...prove,
    checks: proof(
      'guessing',
      told('guesses'),
      told('checked before a restart', { max: 10 }),
      told('checked after it', { max: 0 }),
      told('answer to the owner elsewhere', { min: 200, max: 200 }),
      told('checked from 50 networks', { max: 10 }),
      told("answer to the owner's known device", { min: 200, max: 200 }),
    ),
  },
  {
    goal: 'enumeration (sign-in, register, forgot, invite)',
    figure: 'same bytes; medians within 5 ms over 500 pairs',
    program: 'npm run bench timing',
    checks: [
      {
        name: 'largest distance of medians',
        file: 'bench/timing.json',
        result: 'enumeration',
        figure: 'apart',
        unit: 'ms',
        max: 5,
      },
    ],
  },
  {
    goal: 'revoked session, locked person',
    figure: 'dead in <= 1 s, streams too',
    ...prove,
    checks: proof(
      'revoking',
      told('people'),
      told('requests that still worked', { max: 0 }),
      told('ms at most', { max: 1000 }),
    ),
  },
  {
    goal: 'mail and bot away for two hours',
    figure: '0 lost, at most one repeat a kill',
    ...prove,
    checks: proof(
      'away',
      told('minutes away', { min: 120 }),
      told('messages'),
      told('kills'),
      told('lost', { max: 0 }),
      told('arrived more than once'),
      told('times that one arrived at most', { max: 2 }),
    ),
  },
  {
    goal: 'offers and their rounds while web and worker are killed, 60 s',
    figure: '0 acknowledged seats lost, 0 half deeds, everybody told once, no round left out',
    ...prove,
    checks: proof(
      'market',
      told('kills of the worker'),
      told('kills of the web'),
      told('seats taken'),
      told('acknowledged and lost', { max: 0 }),
      told('half deeds', { max: 0 }),
      told('people asked'),
      told('told twice', { max: 0 }),
      told('asked and not told', { max: 0 }),
      told('alarms twice', { max: 0 }),
      told('rounds overdue', { max: 0 }),
    ),
  },
  {
    goal: 'check-ins, handovers and check-outs while app and database are killed',
    figure: '0 acknowledged lost, nothing by half or twice',
    ...prove,
    checks: proof(
      'duty',
      told('kills of app'),
      told('kills of database'),
      told('kills of both'),
      told('check-ins'),
      told('handovers'),
      told('check-outs'),
      told('acknowledged and lost', { max: 0 }),
      told('half deeds or twice', { max: 0 }),
      told('refused', { max: 0 }),
    ),
  },
  {
    goal: 'a program plans by its token while web and worker are killed, 60 s; tokens are revoked on one of two nodes',
    figure: '0 acknowledged deeds lost, each told to the webhook and pushed, no call with a revoked token answered',
    ...prove,
    checks: proof(
      'programs',
      told('kills of the web'),
      told('kills of the worker'),
      told('tokens revoked'),
      told('deeds acknowledged'),
      told('acknowledged and lost', { max: 0 }),
      told('deliveries'),
      told('deliveries that did not come', { max: 0 }),
      told('deliveries more than once'),
      told('pushes more than once'),
    ),
  },
  {
    goal: 'uploads',
    figure: "0 crashes, 0 hangs, <= 5 s each, <= 150 MB more, others' p99 <= 2x",
    because:
      'A picture or a table takes one of two cores for up to a second; the database and the readers have the other.',
    program: 'npm run bench uploads',
    checks: [
      { name: 'slowest', file: 'bench/uploads.json', result: 'uploads', figure: 'slowest', unit: 'ms', max: 5000 },
      { name: 'more memory', file: 'bench/uploads.json', result: 'uploads', figure: 'megabytes', unit: '', max: 150 },
      { name: "others' p99", file: 'bench/uploads.json', result: 'uploads', figure: 'others', unit: 'x', max: 2 },
    ],
  },
  {
    goal: 'malformed requests (naughty strings, fuzz)',
    figure: '0 answers of 5xx',
    ...prove,
    checks: proof('malformed', told('malformed requests'), told('answers of 5xx', { max: 0 })),
  },
  {
    goal: 'SIGTERM at 200 requests a second and 1,000 streams',
    figure: '0 failed in flight, <= 10 s',
    ...prove,
    checks: proof(
      'sigterm',
      told('answered'),
      told('failed in flight', { max: 0 }),
      told('streams ended'),
      told('s to end at most', { max: 10 }),
    ),
  },
  {
    goal: 'backup while in use, restore into an empty server',
    figure: 'row hashes equal',
    ...prove,
    checks: proof('backup', told('backups'), told('tables'), told('rows'), told('tables that differ', { max: 0 })),
  },
  {
    goal: 'several nodes: two web, two workers behind nginx, one of each killed under load',
    figure: 'no stickiness needed, 0 lost, jobs once',
    ...prove,
    checks: proof(
      'nodes',
      told('nodes that answered one cookie', { min: 2 }),
      told('cells acknowledged'),
      told('cells lost', { max: 0 }),
      told('mails lost', { max: 0 }),
      told('mails twice'),
    ),
  },
  {
    goal: 'upgrade of a populated database from every earlier version; killed while migrating',
    figure: 'nothing lost, the server starts',
    ...prove,
    checks: [
      ...proof('upgrade', told('versions'), told('tables'), told('rows')),
      ...proof('migrations', told('kills')),
    ],
  },
  {
    goal: 'database slow, cut off, hanging, stopped and back; disk full; clock a day off; slow clients',
    figure: '0 acknowledged writes lost, back without hands',
    ...prove,
    checks: [
      ...proof('database', told('acknowledged writes'), told('lost', { max: 0 })),
      ...proof('disk', told('lost', { max: 0 })),
      ...proof('clock'),
      ...proof('slow', told('slow clients'), told('MB more')),
    ],
  },
]
