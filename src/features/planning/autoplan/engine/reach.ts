import { isFeasible } from './edges.ts'
import type { Model } from './model.ts'

/** Of more rows a linear programme over several weeks takes longer than these weeks may. */
const maxRows = 1100

/** Whether one linear programme may hold everybody with all their weeks: how long it takes grows faster than they do. */
export const canSolveAllAtOnce = (model: Model, openSeats: number): boolean =>
  peoplePerProgramme(model, openSeats / model.weeks ** 2) === model.people &&
  (model.weeks === 1 || model.people + 2 * model.slots <= maxRows)

/** Of how many people at once a linear programme is asked that is to have about so many open seats of a week in it. */
export function peoplePerProgramme({ people, weeks, worth }: Model, openSeats: number): number {
  const open = worth.reduce((sum, points) => sum + Number(isFeasible(points)), 0) / weeks
  return open <= openSeats ? people : Math.max(Math.min(people, 12), Math.floor((people * openSeats) / open))
}
