import { describe, expect, it } from 'vitest'
import { addGroup, assignTo } from '#test/groups.ts'
import { picture } from '#test/pictures.ts'
import { refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()

describe('one’s own profile', () => {
  it('adds up published shifts by month', async () => {
    const office = await world.office()
    const groupId = await addGroup(world, office, 'Luna')
    await assignTo(world, office, { groupId }, '2026-11-16')
    await assignTo(world, office, { groupId }, '2026-10-30')
    await assignTo(world, office, { groupId, state: 'draft' }, '2026-11-25')
    const { months, fullName } = await office.kim.api.profile.get()
    expect(fullName).toBe(office.kim.fullName)
    expect(months).toHaveLength(12)
    expect(months.slice(-2).map(({ month, shifts }) => [month, shifts])).toEqual([
      ['2026-10', 1],
      ['2026-11', 1],
    ])
    expect(months.at(-1)?.minutes).toBeGreaterThan(0)
  })

  it('tells what has been worked from what is still planned', async () => {
    const office = await world.office()
    const groupId = await addGroup(world, office, 'Luna')
    for (const date of ['2026-11-16', '2026-11-20', '2026-11-24', '2026-11-25']) {
      await assignTo(world, office, { groupId }, date)
    }
    const thisMonth = async () => (await office.kim.api.profile.get()).months.at(-1)
    // Friday, noon in Berlin: the early shift has run for four hours
    expect(await thisMonth()).toMatchObject({
      shifts: 2,
      minutes: 12 * 60,
      plannedShifts: 2,
      plannedMinutes: 20 * 60,
    })
  })

  it('says how many hours a week one wishes for', async () => {
    const { kim } = await world.office()
    expect((await kim.api.profile.get()).weeklyHoursWish).toEqual({ min: null, max: null })
    await kim.api.preferences.saveHours({ min: 20, max: null })
    expect((await kim.api.profile.get()).weeklyHoursWish).toEqual({ min: 20, max: null })
  })

  it('stores phone number, messenger and languages, and drops the messenger with the number', async () => {
    const { kim } = await world.office()
    const contact = { phone: '+49 171 3920001', messenger: 'signal' as const, languages: ['Deutsch', 'Englisch'] }
    await kim.api.profile.update(contact)
    expect(await kim.api.profile.get()).toMatchObject(contact)
    await kim.api.profile.update({ languages: [] })
    expect(await kim.api.profile.get()).toMatchObject({ ...contact, languages: [] })
    await kim.api.profile.update({ phone: '' })
    expect(await kim.api.profile.get()).toMatchObject({ phone: null, messenger: null })
  })

  it.each([
    ['phone', { phone: '0171 3920001' }, 'profile.phone'],
    ['phone', { phone: `+49 ${'1'.repeat(40)}` }, 'input.tooLong'],
    ['messenger', { messenger: 'whatsapp' as const }, 'profile.messengerPhone'],
    ['languages', { languages: Array.from({ length: 11 }, (_, at) => `Sprache ${at}`) }, 'input.tooMany'],
    ['languages.0', { languages: ['x'.repeat(41)] }, 'input.tooLong'],
  ])('refuses a wrong %s at that field: %j', async (field, change, code) => {
    const { kim } = await world.office()
    expect(await refusalOf(kim.api.profile.update(change))).toMatchObject({ code, field })
  })

  it('forgets phone number, messenger and languages of a member who leaves', async () => {
    const { kim, olivia, id } = await world.office()
    await kim.api.profile.update({ phone: '+49 171 3920001', messenger: 'signal', languages: ['Deutsch'] })
    await olivia.api.team.remove({ id: kim.id })
    const { rows } = await world.staffel.services.database.pool.query(
      'select phone, messenger, languages from profiles where organization_id = $1 and id = $2',
      [id, kim.id],
    )
    expect(rows).toEqual([{ phone: null, messenger: null, languages: [] }])
  })

  it('takes another name and zone, and goes back to the organisation’s', async () => {
    const { kim, adam } = await world.office()
    await kim.api.profile.update({ fullName: 'Kim Neu', timeZone: 'America/Bogota' })
    expect(await kim.api.profile.get()).toMatchObject({ fullName: 'Kim Neu', timeZone: 'America/Bogota' })
    expect(await kim.api.signIn.session()).toMatchObject({
      member: { fullName: 'Kim Neu', timeZone: 'America/Bogota' },
    })
    await kim.api.profile.update({ timeZone: null })
    expect(await kim.api.profile.get()).toMatchObject({ fullName: 'Kim Neu', timeZone: null })
    expect((await adam.api.auditLog.list({})).entries.map(({ kind }) => kind)).toContain('team.renamed')
  })

  it('shows a picture of its own organisation, and none of another', async () => {
    const here = await world.office()
    const there = await world.office()
    const file = new File([new Uint8Array(await picture('png', 40, 40))], 'ich.png')
    const { id } = await here.kim.api.images.upload({ file })
    await here.kim.api.profile.update({ avatarImage: id })
    expect(await here.kim.api.signIn.session()).toMatchObject({ member: { avatarImage: id } })
    expect((await here.adam.api.team.list()).find(one => one.id === here.kim.id)).toMatchObject({ avatarImage: id })
    expect(await refusalOf(there.kim.api.profile.update({ avatarImage: id }))).toMatchObject({ field: 'avatarImage' })
    await here.kim.api.profile.update({ avatarImage: null })
    expect(await here.kim.api.profile.get()).toMatchObject({ avatarImage: null })
  })

  it.each([
    [{ fullName: ' ' }, 'fullName'],
    [{ fullName: 'Kim\u202E' }, 'fullName'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
  ])('refuses %j at its field', async (change, field) => {
    const { kim } = await world.office()
    expect(await refusalOf(kim.api.profile.update(change))).toMatchObject({ field })
  })
})
