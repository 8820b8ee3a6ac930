import { describe, expect, it } from 'vitest'
import { week } from '#kit/week.ts'
import { plannedOffice } from '#test/planned-office.ts'
import { type Person, refusalOf, useWorld } from '#test/world.ts'
import { defaultRules, type PlanningRules } from '#features/planning/planning-rules/rules.ts'
import { refusals as rules } from '#features/planning/planning-rules/messages.de.ts'
import { refusals } from '../refusals.de.ts'

const world = useWorld()
const w48 = week('2026-W48')

/** Of somebody who has just read them. */
const saveRules = async (person: Person, change: Partial<PlanningRules>) => {
  const seen = await person.api.planningRules.get()
  await person.api.planningRules.save({ ...seen, ...change, seen })
}

describe('the organisation’s rules', () => {
  it('two people change at once: each field goes its own way, of the same one the second is told', async () => {
    const { adam, olivia } = await plannedOffice(world)
    const seen = await adam.api.planningRules.get()
    await Promise.all([
      adam.api.planningRules.save({ ...seen, rest: 'block', seen }),
      olivia.api.planningRules.save({ ...seen, streak: 'off', maxWeekHours: 40, seen }),
    ])
    const both = { ...seen, rest: 'block', streak: 'off', maxWeekHours: 40 }
    expect(await adam.api.planningRules.get()).toEqual(both)
    // what both want is no quarrel
    await olivia.api.planningRules.save({ ...seen, rest: 'block', seen })
    const late = { ...seen, rest: 'off', disabled: 'off', maxWeekHours: 50, seen } as const
    expect(await refusalOf(olivia.api.planningRules.save(late))).toMatchObject({
      status: 409,
      code: 'planningRules.stale',
      message: rules.stale({ theirs: ['rest', 'weekHours'] }),
    })
    expect(await adam.api.planningRules.get()).toEqual(both)
  })

  it('turn a warning into a refusal or into nothing', async () => {
    const { adam, lea, kim, seat } = await plannedOffice(world)
    const wish = { ...seat('2026-11-23', 'early'), profileId: kim.id }
    expect(await adam.api.planningRules.get()).toEqual(defaultRules)
    expect(await refusalOf(adam.api.schedule.assign(wish))).toMatchObject({ code: 'schedule.needsReason' })
    await saveRules(adam, { availability: 'block' })
    expect(await refusalOf(adam.api.schedule.assign({ ...wish, reason: 'kann doch' }))).toMatchObject({
      code: 'schedule.ruleBlocks',
      message: refusals.ruleBlocks({ name: kim.fullName, warnings: [{ code: 'not_available' }] }),
    })
    await saveRules(adam, { availability: 'off' })
    const { assignment } = await adam.api.schedule.assign(wish)
    expect(assignment).toMatchObject({ overriddenWarnings: [], overrideReason: null })
    expect(await refusalOf(lea.api.planningRules.save({ ...defaultRules, seen: defaultRules }))).toMatchObject({
      status: 403,
    })
    expect(await refusalOf(saveRules(adam, { minRestHours: 25 }))).toMatchObject({
      field: 'minRestHours',
    })
  })

  it('say on the plan from how many hours on a week is too long', async () => {
    const { adam, lea, groupId } = await plannedOffice(world)
    const limit = async () => (await lea.api.schedule.plan({ groupId, week: w48 })).maxWeekHours
    expect(await limit()).toBe(48)
    await saveRules(adam, { maxWeekHours: 40 })
    expect(await limit()).toBe(40)
    await saveRules(adam, { weekHours: 'off' })
    expect(await limit()).toBeNull()
  })

  it('count the days in a row', async () => {
    const { adam, kim, put, seat } = await plannedOffice(world)
    await saveRules(adam, { availability: 'off', weekHours: 'off' })
    for (const date of ['23', '24', '25', '26', '27', '28']) await put(kim.id, `2026-11-${date}`)
    expect(
      await refusalOf(adam.api.schedule.assign({ ...seat('2026-11-29', 'early'), profileId: kim.id })),
    ).toMatchObject({
      code: 'schedule.needsReason',
      message: 'Bitte gib einen Grund an: zu viele Tage am Stück.',
    })
  })
})
