import type { Check, Goal } from './goal.ts'
import { type PlannerRow, plannerRowName, plannerRows } from './planner-rows.ts'

const ours = { file: 'bench/planner.json', program: 'npm run bench planner' }

function goalOf(row: PlannerRow): Goal {
  const isFast = row.effort === 'fast'
  const seconds = isFast ? (row.people > 120 ? 15 : 5) : 60
  const percent = isFast ? 2 : 0.5
  const goal = plannerRowName(row)
  const check = (name: string, figure: string, limits: Pick<Check, 'unit' | 'max'> = {}): Check => ({
    file: ours.file,
    result: goal,
    name,
    figure,
    ...limits,
  })
  return {
    goal,
    figure: `<= ${seconds} s; points within ${percent} % of the bound; <= 400 MB; progress at least every 0.5 s`,
    program: ours.program,
    checks: [
      check('seconds', 'seconds', { max: seconds }),
      check('% below the bound', 'percentBelow', { max: percent }),
      check('memory', 'memory', { unit: 'MB', max: 400 }),
      check('longest pause, s', 'pause', { max: 0.5 }),
      check('seats short of the bound', 'seatsShort'),
      check('shifts with no one', 'unstaffed'),
    ],
  }
}

export const planner: readonly Goal[] = plannerRows.map(goalOf)
