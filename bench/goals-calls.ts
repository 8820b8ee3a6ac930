import { type Read, reads } from './calls-table.ts'
import { type Check, type Goal, readingOf } from './goal.ts'
import { writes } from './writes.ts'

const ours = { file: 'bench/calls.json', program: 'npm run bench calls' }
const figures = readingOf(ours.file)

const defaultGoal = { share: 0.15, p99: 100 }

function goalOf({
  name,
  isShared,
  compressed,
  because,
  perSecond: speed,
  share = defaultGoal.share,
  p99 = defaultGoal.p99,
}: Read): Goal {
  const at = { file: ours.file, result: name }
  const checks: Check[] = [
    ...figures(name, { share, p99, ...(speed === undefined ? {} : { speed }) }),
    { ...at, name: 'statements', figure: 'statements', unit: '' },
  ]
  if (isShared) checks.push({ ...at, name: 'made anew for one alone, p50', figure: 'alone', unit: 'ms' })
  const wanted = [`>= ${share * 100} % of its statements alone; p99 <= ${p99} ms`]
  if (speed !== undefined) wanted.push(`>= ${speed}/s`)
  if (compressed !== undefined) {
    wanted.push(`<= ${compressed / 1000} KB compressed`)
    checks.push({ ...at, name: 'gzip', figure: 'compressed', unit: 'KB', max: compressed })
  }
  return {
    goal: name,
    figure: wanted.join('; '),
    program: ours.program,
    checks,
    ...(because === undefined ? {} : { because }),
  }
}

const atOnce = (name: string, figure: string, max: number): Check => ({
  name,
  file: ours.file,
  result: 'at once',
  figure,
  unit: 'ms',
  max,
})

const screens = (name: string, figure: string, rest: Pick<Check, 'unit' | 'max' | 'min'>): Check => ({
  name,
  file: ours.file,
  result: '1,000 open screens',
  figure,
  ...rest,
})

const held =
  'Rules are read anew and people, weeks and seats are held; of the ten managers several want the week of the same group.'

/** What came with the features that plan, trade, reckon and connect: each beside what the database alone takes for it. */
export const calls: readonly Goal[] = [
  ...reads.map(goalOf),
  {
    goal: writes.seat,
    figure: '>= 100/s, p99 <= 150 ms; each a deed of its own with its rules, audit, live event and notification',
    program: ours.program,
    because: held,
    checks: figures(writes.seat, { speed: 100, p99: 150 }),
  },
  {
    goal: 'the same for who is on a seat: given to somebody else; moved to another group',
    figure: '>= 70/s, p99 <= 200 ms each: two people or two seats are held and judged',
    program: ours.program,
    because: held,
    checks: [writes.give, writes.move].flatMap(name => figures(name, { speed: 70, p99: 200 })),
  },
  {
    goal: writes.read,
    figure: '>= 10 % of a bare handler that writes as much; p99 <= 50 ms',
    program: ours.program,
    checks: figures(writes.read, { share: 0.1, p99: 50 }),
  },
  {
    goal: 'for a whole agency of 200 people, one at a time',
    figure:
      'a week of 20 groups copied into four <= 5 s, undone <= 2 s, timesheets <= 300 ms, pay run and workbook <= 2 s, 200 statements on paper <= 20 s, 500 people of a file <= 2 s',
    program: ours.program,
    checks: [
      { name: 'seats copied', file: ours.file, result: 'at once', figure: 'seats', unit: '', min: 4000 },
      atOnce('a week copied into four', 'copied', 5000),
      atOnce('undone', 'takenBack', 2000),
      atOnce('timesheets of a month', 'timesheets', 300),
      atOnce('pay run', 'pay', 2000),
      atOnce('pay run as a workbook', 'payXlsx', 2000),
      atOnce('200 statements on paper', 'statements', 20_000),
      atOnce('one statement on paper', 'ownStatement', 1000),
      atOnce('500 lines checked', 'checked', 2000),
      atOnce('500 people invited', 'sent', 2000),
    ],
  },
  {
    goal: '1,000 open screens of a week of 500 people, one cell is written',
    figure: 'all have read it again: p99 <= 1 s; server <= 0.4 s of processor for all; others meanwhile p99 <= 60 ms',
    program: ours.program,
    because: 'Those who ask, and those who ask for something else, use the same two cores.',
    checks: [
      screens('screens', 'screens', { unit: '', min: 1000 }),
      screens('that have read it again', 'read', { unit: '', min: 1000 }),
      screens('p50', 'p50', { unit: 'ms' }),
      screens('p99', 'p99', { unit: 'ms', max: 1000 }),
      screens('processor, server', 'cpu', { unit: 'ms', max: 400 }),
      screens('others meanwhile, p99', 'others', { unit: 'ms', max: 60 }),
    ],
  },
]
