import { describe, expect, it } from 'vitest'
import { aGroup, aPublishedSeat, nextMonday } from '#test/factories.ts'
import { refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()

/** Kim reads English, the others German. */
async function twoLanguages() {
  const office = await world.office()
  await office.kim.api.people.setLanguage({ language: 'en' })
  return office
}
type Office = Awaited<ReturnType<typeof twoLanguages>>
const namesFor = async (person: Office['kim']) => (await person.api.shifts.list()).map(({ name }) => name)

describe('the shifts of the beginning', () => {
  it('are named in the language of whoever reads them', async () => {
    const { kim, adam } = await twoLanguages()
    expect(await namesFor(kim)).toEqual(['Early', 'Late', 'Night'])
    expect(await namesFor(adam)).toEqual(['Früh', 'Spät', 'Nacht'])
  })

  it('keep the name that somebody has given them, for everybody', async () => {
    const { kim, adam } = await twoLanguages()
    const [early] = await adam.api.shifts.list()
    await adam.api.shifts.update({ ...early!, name: 'Early' })
    expect([await namesFor(kim), await namesFor(adam)]).toEqual([
      ['Early', 'Late', 'Night'],
      ['Early', 'Spät', 'Nacht'],
    ])
  })

  it('are not renamed by somebody who changes something else in English', async () => {
    const { adam, kim } = await twoLanguages()
    await adam.api.people.setLanguage({ language: 'en' })
    const [early] = await adam.api.shifts.list()
    expect(await adam.api.shifts.update({ ...early!, color: 'teal' })).toMatchObject({ name: 'Early' })
    await kim.api.people.setLanguage({ language: 'de' })
    expect(await namesFor(kim)).toEqual(['Früh', 'Spät', 'Nacht'])
  })

  it('leave none of their names to another shift', async () => {
    const { adam } = await twoLanguages()
    const [early] = await adam.api.shifts.list()
    const { id: _, ...draft } = early!
    for (const name of ['Late', 'spät']) {
      expect(await refusalOf(adam.api.shifts.create({ ...draft, name }))).toMatchObject({ code: 'shifts.sameName' })
    }
  })
})

describe('wherever a shift of the beginning is named', () => {
  it('it is in the reader’s language: own shifts, plan, overview, what people are told', async () => {
    const office = await twoLanguages()
    const { kim, adam, olivia } = office
    const { shiftId } = await aPublishedSeat(office)
    expect((await kim.api.ownShifts.next())[0]?.shifts[0]?.name).toBe('Early')
    const { notifications } = await kim.api.notifications.list({})
    expect(notifications[0]?.parameters).toMatchObject({ shifts: [{ shiftId, shiftName: 'Früh' }] })
    await adam.api.people.setLanguage({ language: 'en' })
    const [group] = await adam.api.creatorGroups.list()
    const named = async (person: typeof adam) => {
      const { shifts } = await person.api.schedule.plan({ groupId: group!.id, week: '2026-W48' })
      const span = { from: nextMonday, days: 7 }
      const [row] = await person.api.scheduleOverview.groups(span)
      const { shifts: worked } = await person.api.scheduleOverview.chatters(span)
      return [shifts[0]?.name, row?.shifts[0]?.name, worked[0]?.name]
    }
    expect([await named(adam), await named(olivia)]).toEqual([Array(3).fill('Early'), Array(3).fill('Früh')])
  })

  it('and in what stands against a seat', async () => {
    const office = await twoLanguages()
    const { kim, adam } = office
    await aPublishedSeat(office)
    await adam.api.people.setLanguage({ language: 'en' })
    const other = await aGroup(office)
    const seat = { groupId: other.id, date: nextMonday, shiftId: 'early' }
    const candidate = (await adam.api.schedule.candidates(seat)).find(({ profileId }) => profileId === kim.id)
    expect(candidate?.reasons).toContainEqual(expect.objectContaining({ shiftName: 'Early' }))
    expect(await refusalOf(adam.api.schedule.assign({ ...seat, seat: 1, profileId: kim.id }))).toMatchObject({
      message: expect.stringContaining('Early'),
    })
  })
})
