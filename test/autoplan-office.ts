import { addDays, day, daysFrom } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import type { Proposal, PlanningQuestion, Run } from '#features/planning/autoplan/schema.ts'
import { addGroup } from './groups.ts'
import { aQuestion } from './matrix-autoplan.ts'
import { until } from './until.ts'
import type { Person, World } from './world.ts'

export const w48 = week('2026-W48')
export const monday = day('2026-11-23')

/** Two groups with as many seats, and Kim and Kofi, who can work every early shift of the week. */
export async function aPlannedOffice(world: World, seats = 1) {
  const office = await world.office()
  const luna = await addGroup(world, office, 'Luna', { home: [office.kim], main: [office.kofi], chatterCount: seats })
  const nova = await addGroup(world, office, 'Nova', { chatterCount: seats })
  const isFree = (person: Person, shiftIds: readonly string[] = ['early'], dates = daysFrom(monday, 7)) =>
    person.api.availability.setCells({
      week: w48,
      cells: dates.flatMap(date => shiftIds.map(shiftId => ({ date, shiftId, marking: 'available' as const }))),
    })
  await isFree(office.kim)
  await isFree(office.kofi)
  const { api } = office.lea
  const ask = (wish: Partial<PlanningQuestion> = {}) => api.autoplan.start({ ...question, ...wish })
  const runOf = async (runId: string): Promise<Run> => {
    const run = (await api.autoplan.runs({ week: w48 })).find(({ id }) => id === runId)
    if (!run) throw new Error('the run is not in the list')
    return run
  }
  const ended = async (runId: string): Promise<Run> => {
    const isOver = async () => !['queued', 'running'].includes((await runOf(runId)).state)
    await until(isOver, { what: 'the end of the run' })
    return runOf(runId)
  }
  /** Asks, waits, and gives the proposal. */
  const plan = async (wish: Partial<PlanningQuestion> = {}): Promise<Proposal> => {
    const run = await ended((await ask(wish)).runId)
    if (run.proposalId === null) throw new Error(`no proposal: ${run.state} ${run.ending}`)
    return api.autoplan.proposal({ proposalId: run.proposalId })
  }
  const seat = (groupId: string, person: Person, at = 0, shiftId = 'early', number = 1) => ({
    groupId,
    date: addDays(monday, at),
    shiftId,
    seat: number,
    profileId: person.id,
  })
  const assign = (...seats: ReturnType<typeof seat>[]) =>
    api.agencyWeek.assign({ seats: seats.map(one => ({ ...one, reason: 'passt' })) })
  /** Who sits where, by group, date, shift, seat and first name. */
  const shown = async (groupId: string) => {
    const { assignments } = await api.schedule.plan({ groupId, week: w48 })
    return assignments.map(one => `${one.date} ${one.shiftId} ${one.seat} ${one.fullName.split(' ')[0]} ${one.state}`)
  }
  return { ...office, luna, nova, isFree, ask, runOf, ended, plan, seat, assign, shown }
}

/**
 * Twenty people for two seats of each shift, whose wishes cross so that no plan reaches what is proven: planning it takes long
 * enough to be met in the middle.
 */
export async function aCrowdedOffice(world: World) {
  const office = await aPlannedOffice(world, 2)
  for (let at = 0; at < 18; at++) {
    const { api } = await world.join(office.id, 'chatter', `Person ${at}`)
    const cells = daysFrom(monday, 7).flatMap((date, day) =>
      ['early', 'late', 'night'].flatMap((shiftId, shift) => {
        const marking = (at + 2 * day + shift) % 3 === 0 ? ('preferred' as const) : ('available' as const)
        return (5 * at + 3 * day + 2 * shift) % 4 === 0 ? [] : [{ date, shiftId, marking }]
      }),
    )
    await api.availability.setCells({ week: w48, cells })
    await api.preferences.saveHours({ min: 20 + at, max: 28 + at })
  }
  return office
}

export const question: PlanningQuestion = { ...aQuestion, order: [...aQuestion.order], breakable: [] }
