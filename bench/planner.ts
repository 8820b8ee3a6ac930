import { parseArgs } from 'node:util'
import { type Effort, efforts } from '../src/features/planning/autoplan/engine/effort.ts'
import { loadSolvers } from '../src/features/planning/autoplan/server/highs.ts'
import { agency, staffings } from './planner-agencies.ts'
import { comparePlanners } from './planner-ways.ts'
import { printRosters } from './rosters/table.ts'
import { isShort, sized } from './short.ts'
import { distanceOf, median, run, type Run } from './planner-run.ts'

/*
 * npm run bench planner: how near the automatic plan comes to what is proven, on generated agencies. All of it takes a night:
 *
 *   npm run bench planner -- --each 2 --seeds 1 --sizes 60/12,120/20 --effort fast --weeks 1
 *   npm run bench planner -- --compare       the other ways, on the same agencies
 *   npm run bench planner -- --rosters <folder> [--only rosters]     and the public instances, a minute each
 */

const { values } = parseArgs({
  options: {
    each: { type: 'string', default: sized('10', '1') },
    seeds: { type: 'string', default: sized('3', '1') },
    sizes: { type: 'string', default: sized('12/3,60/12,120/20,240/50', '4/1') },
    weeks: { type: 'string', default: sized('1,2,4', '2') },
    effort: { type: 'string', default: 'fast,thorough' },
    compare: { type: 'boolean', default: false },
    rosters: { type: 'string' },
    only: { type: 'string' },
  },
})

const sizes = values.sizes.split(',').map(size => {
  const [people = 0, groups = 0] = size.split('/').map(Number)
  return { people, groups }
})
const solvers = await loadSolvers()

if (values.compare || isShort) comparePlanners(sizes, Number(values.each), solvers)
if (!values.compare && values.only !== 'rosters') {
  console.log(
    '| people/groups | weeks | staffing | bound | effort | agencies | most seats proven | seats short of the proven | rest from the bound, median | worst | seconds, median | worst | MB |',
  )
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |')
  for (const weeks of values.weeks.split(',').map(Number)) {
    for (const size of sizes) {
      for (const staffing of staffings) {
        for (const isBound of [false, true]) {
          for (const name of values.effort.split(',')) {
            const effort = name === 'fast' ? efforts.fast : efforts.thorough
            const kind = { ...size, staffing, isBound, weeks }
            const all = Array.from({ length: Number(values.each) }, (_, seed) => runs(kind, seed + 1, effort))
            print([`${size.people}/${size.groups}`, weeks, staffing, isBound ? 'yes' : 'no', name], all)
          }
        }
      }
    }
  }
}

if (!values.compare) {
  console.log('')
  await printRosters(values.rosters, 60, solvers.choose)
}

type Kind = Omit<Parameters<typeof agency>[0], 'seed'>

/** One agency, once for each seed of the engine. */
function runs(kind: Kind, seed: number, effort: Effort): Run[] {
  const problem = agency({ ...kind, seed })
  return Array.from({ length: Number(values.seeds) }, (_, own) => run({ ...problem, seed: own + 1 }, effort, solvers))
}

function print(columns: readonly (string | number)[], all: readonly (readonly Run[])[]): void {
  const short = all.map(each => median(each.map(({ proposal }) => proposal.maxSeats - proposal.filled)))
  const needed = all.reduce((sum, [first]) => sum + (first?.proposal.needed ?? 0), 0)
  const missing = short.reduce((sum, each) => sum + each, 0)
  const distances = all.map(each => median(each.map(({ proposal }) => distanceOf(proposal))))
  const seconds = all.flatMap(each => each.map(one => one.seconds))
  const cells = [
    ...columns,
    all.length,
    `${short.filter(each => each === 0).length} of ${all.length}`,
    `${missing} of ${needed}`,
    percent(median(distances)),
    percent(Math.max(...distances)),
    median(seconds).toFixed(1),
    Math.max(...seconds).toFixed(1),
    Math.round(process.memoryUsage().rss / 1_000_000),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`
}
