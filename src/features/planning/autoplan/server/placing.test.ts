import { expect, it, vi } from 'vitest'
import { daysFrom } from '#kit/day.ts'
import { defaultRules, type PlanningRules } from '#features/planning/planning-rules/rules.ts'
import { aPlannedOffice, monday, question, w48 } from '#test/autoplan-office.ts'
import { useWorld } from '#test/world.ts'
import { seededRandom } from '../engine/random.ts'
import { createRunExecutor } from './execute-run.ts'

const world = useWorld({ ROLE: 'web' })
vi.setConfig({ testTimeout: 3_600_000 })

/** AUTOPLAN_OFFICES=50 for the long form. What ten thousand generated problems say of the rules stands in `same-rules.test.ts`. */
const offices = Number(process.env.AUTOPLAN_OFFICES ?? 3)
const shiftIds = ['early', 'late', 'night'] as const

/** An office with anything in it by chance, as the API lets it be made. */
async function anOffice(seed: number) {
  const random = seededRandom(seed)
  const office = await aPlannedOffice(world, 1 + random.below(2))
  const people = [office.kim, office.kofi, office.lea]
  for (let at = 0; at < random.below(3); at++) people.push(await world.join(office.id, 'chatter', `Person ${at}`))
  for (const { api } of people) {
    await api.availability.setCells({
      week: w48,
      cells: daysFrom(monday, 7).flatMap(date =>
        shiftIds.map(shiftId => ({
          date,
          shiftId,
          marking: (['none', 'available', 'available', 'preferred'] as const)[random.below(4)] ?? 'none',
        })),
      ),
    })
    if (random.below(2) === 0) await api.preferences.saveHours({ min: null, max: 16 + random.below(24) })
  }
  const rules: PlanningRules = {
    ...defaultRules,
    minRestHours: 8 + random.below(8),
    maxWeekHours: 20 + random.below(30),
    maxDaysInARow: 2 + random.below(5),
  }
  await office.olivia.api.planningRules.save({ ...rules, seen: defaultRules })
  return { ...office, rules }
}

it(`what is proposed the placing accepts, what holds somebody it refuses, and the least fills the seat: ${offices} offices`, {
  tags: ['all'],
}, async () => {
  const found = { seats: 0, held: 0, least: 0 }
  for (let seed = 1; seed <= offices; seed++) {
    const { id: organizationId, lea, olivia, ask, runOf, rules } = await anOffice(seed)
    const { api } = lea
    const say = (what: string) => `office ${seed}: ${what}`
    const { runId } = await ask({ ...question })
    await createRunExecutor(world.staffel.services).perform({ organizationId, runId })
    const { proposalId } = await runOf(runId)
    const proposal = await api.autoplan.proposal({ proposalId: proposalId! })
    const applied = await api.autoplan.apply({ proposalId: proposal.id, seats: null })
    expect(applied.left, say('every seat holds')).toEqual([])
    expect(applied.seats.length).toBe(proposal.seats.length)
    found.seats += applied.seats.length

    for (const { seat, ...spot } of proposal.gaps.filter((_, gap) => gap % 4 === 0)) {
      const why = await api.autoplan.explainOpenSeat({ proposalId: proposal.id, ...spot })
      expect(why.free, say('nobody could sit there')).toEqual([])
      const seating = (profileId: string) =>
        api.agencyWeek.assign({ seats: [{ ...spot, seat, profileId, reason: null }] })
      for (const { hold, people } of why.held) {
        for (const { profileId } of people) {
          const { left } = await seating(profileId)
          expect(left.length, say(`${hold} holds`)).toBe(1)
          found.held++
        }
      }
      for (const { profileId, hold, needs } of why.least) {
        const instead = needs === null ? undefined : loosened(hold, needs)
        if (!instead) continue
        await olivia.api.planningRules.save({ ...rules, ...instead, seen: rules })
        const { left } = await seating(profileId)
        expect(left, say(`${hold} ${needs} fills the seat`)).toEqual([])
        await api.agencyWeek.unassign({ seats: [{ ...spot, seat, profileId }] })
        await olivia.api.planningRules.save({ ...rules, seen: { ...rules, ...instead } })
        found.least++
      }
    }
  }
  // an office in which nothing is found proves nothing
  expect(Math.min(...Object.values(found))).toBeGreaterThan(offices)
})

function loosened(hold: string, needs: number): Partial<PlanningRules> | undefined {
  if (hold === 'short_rest') return { minRestHours: needs }
  if (hold === 'long_week') return { maxWeekHours: needs }
  return hold === 'long_streak' ? { maxDaysInARow: needs } : undefined
}
