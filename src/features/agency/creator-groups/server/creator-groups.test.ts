import { describe, expect, it } from 'vitest'
import { newId } from '#kit/id.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { type Week, week } from '#kit/week.ts'
import { assignTo, officeWithCreator } from '#test/groups.ts'
import { refusalOf, useWorld } from '#test/world.ts'
import { refusals } from '../messages.de.ts'

const world = useWorld()
const query = (text: string, values: unknown[]) => world.staffel.services.database.pool.query(text, values)

const office = () => officeWithCreator(world)

const custom = (name = 'Mittag') => ({ id: newId(), name })

describe('planning groups', () => {
  it('is for those who plan shifts, and refused to chatters, the locked and strangers', async () => {
    const { olivia, adam, lea, kim, luca, a, b, c } = await office()
    for (const [{ api }, link] of [
      [olivia, a],
      [adam, b],
      [lea, c],
    ] as const) {
      const group = await api.creatorGroups.create({ name: 'Team', creatorLinkIds: [link] })
      expect(await api.creatorGroups.get({ id: group.id })).toEqual(group)
    }
    expect(await lea.api.creatorGroups.list()).toHaveLength(3)
    const [group] = await lea.api.creatorGroups.list()
    const update = { id: group!.id, version: 1, name: 'Meine', creatorLinkIds: [a] }
    for (const { api } of [kim, luca, world.visitor()]) {
      const calls = [
        () => api.creatorGroups.list(),
        () => api.creatorGroups.get(group!),
        () => api.creatorGroups.accounts(),
        () => api.creatorGroups.create({ name: 'Team', creatorLinkIds: [c] }),
        () => api.creatorGroups.update(update),
        () => api.creatorGroups.remove(group!),
      ]
      for (const call of calls) expect((await refusalOf(call())).code).toMatch(/^permissions\./)
    }
  })

  it('offers accounts of an inactive creator only to the group that works them', async () => {
    const { olivia, lea, a } = await office()
    const { id } = await lea.api.creatorGroups.create({ name: 'Team', creatorLinkIds: [a] })
    const [creator] = await olivia.api.creators.list()
    await olivia.api.creators.update({ ...creator!, isActive: false })
    expect(await lea.api.creatorGroups.accounts()).toMatchObject([{ id: a, group: { id } }])
  })

  it('keeps everything that was said, and writes down who said it', async () => {
    const { lea, kim, kofi, id, a, c } = await office()
    const mittag = custom()
    const created = await lea.api.creatorGroups.create({
      name: ' Mila am Abend ',
      description: 'Nur\nabends',
      color: 'orange',
      chatterCount: 3,
      useCustomShifts: true,
      customShifts: [mittag],
      mainChatterRequirements: { [mittag.id]: 2, early: 1, late: 0 },
      creatorLinkIds: [c, a],
      members: [{ profileId: kim.id, isMain: true }, { profileId: kofi.id }],
    })
    expect(created).toMatchObject({
      name: 'Mila am Abend',
      description: 'Nur\nabends',
      color: 'orange',
      chatterCount: 3,
      useCustomShifts: true,
      customShifts: [{ ...mittag, startTime: '09:00', endTime: '17:00', color: 'blue', isEnabled: true }],
      mainChatterRequirements: { [mittag.id]: 2, early: 1 },
      combinations: [
        { id: c, creatorName: 'Mila', platformKey: 'fansly', platformName: 'Fansly', accountType: 'main' },
        { id: a, accountUrl: 'https://onlyfans.com/mila' },
      ],
      members: expect.arrayContaining([
        { profileId: kim.id, isMain: true },
        { profileId: kofi.id, isMain: false },
      ]),
      createdBy: lea.id,
      version: 1,
    })
    expect(created.mainChatterRequirements).not.toHaveProperty('late')
    expect(await lea.api.creatorGroups.accounts()).toMatchObject([
      { id: a, group: { id: created.id, name: 'Mila am Abend' } },
      { accountType: 'secondary', group: null },
      { id: c, group: { id: created.id } },
    ])
    await lea.api.creatorGroups.remove(created)
    const { rows } = await query(
      `select kind, actor_id from audit_entries where organization_id = $1 and target = $2 order by kind`,
      [id, created.id],
    )
    expect(rows).toEqual([
      { kind: 'creatorGroups.created', actor_id: lea.id },
      { kind: 'creatorGroups.deleted', actor_id: lea.id },
    ])
  })

  it.each([
    ['name', { name: ' ' }, 'Bitte gib der Gruppe einen Namen.'],
    ['name', { name: 'x'.repeat(100_000) }, 'Gib höchstens 200 Zeichen ein.'],
    ['name', { name: 'Te\u0007am' }, 'Die Eingabe enthält ungültige Zeichen.'],
    ['description', { description: 'x'.repeat(100_000) }, 'Gib höchstens 500 Zeichen ein.'],
    ['color', { color: 'pink' }, 'Diese Angabe ist ungültig.'],
    ['chatterCount', { chatterCount: 2.5 }, 'Diese Angabe ist ungültig.'],
    ['chatterCount', { chatterCount: '2' }, 'Diese Angabe ist ungültig.'],
    ['creatorLinkIds', { creatorLinkIds: [] }, 'Bitte wähle mindestens einen Account.'],
    ['creatorLinkIds.0', { creatorLinkIds: ['x'.repeat(100_000)] }, 'Diese ID ist ungültig.'],
    ['customShifts.0.name', { customShifts: [{ id: newId(), name: '' }] }, 'Bitte gib der Schicht einen Namen.'],
    ['customShifts.0.id', { customShifts: [{ id: 'early', name: 'Früh' }] }, 'Diese ID ist ungültig.'],
    ['customShifts.0.color', { customShifts: [{ ...custom(), color: 'teal' }] }, 'Diese Angabe ist ungültig.'],
    [
      'mainChatterRequirements.early',
      { mainChatterRequirements: { early: -1 } },
      'Der Wert muss mindestens 0 betragen.',
    ],
    ['members.0.profileId', { members: [{ profileId: '../kim' }] }, 'Diese ID ist ungültig.'],
  ])('refuses a wrong %s at that field, case %#', async (field, wrong: object, message) => {
    const { lea, a } = await office()
    const wish = Object.assign({ name: 'Team', creatorLinkIds: [a] }, wrong)
    expect(await refusalOf(lea.api.creatorGroups.create(wish))).toMatchObject({ status: 400, field, message })
  })

  it('clamps the chatters to one to nine', async () => {
    const { lea, a, b } = await office()
    const create = (chatterCount: number, id: string) =>
      lea.api.creatorGroups.create({ name: 'Team', chatterCount, creatorLinkIds: [id] })
    expect(await create(0, a)).toMatchObject({ chatterCount: 1 })
    expect(await create(99, b)).toMatchObject({ chatterCount: 9 })
  })

  it('wants no more main chatters than there are seats, and only on shifts that exist', async () => {
    const { lea, a } = await office()
    const create = (mainChatterRequirements: Record<string, number>) =>
      lea.api.creatorGroups.create({ name: 'Team', chatterCount: 2, creatorLinkIds: [a], mainChatterRequirements })
    expect(await refusalOf(create({ late: 3 }))).toMatchObject({
      code: 'creatorGroups.tooManyMain',
      field: 'mainChatterRequirements.late',
    })
    const gone = newId()
    expect(await refusalOf(create({ [gone]: 1 }))).toMatchObject({
      code: 'creatorGroups.shiftNotFound',
      field: `mainChatterRequirements.${gone}`,
    })
    expect(await create({ late: 2 })).toMatchObject({ mainChatterRequirements: { late: 2 } })
  })

  it('knows no social channels, and nobody and nothing of another organisation', async () => {
    const { lea, creator, a } = await office()
    const other = await office()
    const theirs = await other.lea.api.creatorGroups.create({ name: 'Ihre', creatorLinkIds: [other.a] })
    const create = (draft: object) =>
      refusalOf(lea.api.creatorGroups.create(Object.assign({ name: 'Team', creatorLinkIds: [a] }, draft)))
    const noAccount = await create({ creatorLinkIds: [newId()] })
    expect(noAccount).toMatchObject({ code: 'creatorGroups.accountNotFound', status: 404, field: 'creatorLinkIds' })
    expect(await create({ creatorLinkIds: [other.b] })).toEqual(noAccount)
    expect(await create({ creatorLinkIds: [a, creator.socialChannels[0]!.id] })).toEqual(noAccount)
    const noPerson = await create({ members: [{ profileId: newId() }] })
    expect(noPerson).toMatchObject({ code: 'creatorGroups.personNotFound', field: 'members.0.profileId' })
    expect(await create({ members: [{ profileId: other.kim.id }] })).toEqual(noPerson)
    for (const call of [
      (id: string) => lea.api.creatorGroups.get({ id }),
      (id: string) => lea.api.creatorGroups.remove({ id }),
      (id: string) => lea.api.creatorGroups.update({ id, version: 1, name: 'Meine', creatorLinkIds: [a] }),
    ]) {
      const answer = await refusalOf(call(theirs.id))
      expect(answer).toMatchObject({ code: 'creatorGroups.notFound', status: 404 })
      expect(answer).toEqual(await refusalOf(call(newId())))
    }
    expect(await lea.api.creatorGroups.list()).toEqual([])
    expect(await other.lea.api.creatorGroups.list()).toEqual([theirs])
  })
})

describe('an account', () => {
  it('goes to exactly one of twenty groups that want it at once; the others learn which', async () => {
    const { lea, adam, a, b } = await office()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) =>
        (at % 2 ? lea : adam).api.creatorGroups.create({
          name: `Team ${at}`,
          creatorLinkIds: at % 2 ? [a, b] : [b, a],
        }),
      ),
    )
    const groups = await lea.api.creatorGroups.list()
    expect(groups).toHaveLength(1)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusalOf(lea.api.creatorGroups.create({ name: 'Spät', creatorLinkIds: [a] }))).toMatchObject({
      code: 'creatorGroups.conflictCombination',
      status: 409,
      field: 'creatorLinkIds',
      message: `Mila - OnlyFans gehört schon zur Gruppe „${groups[0]!.name}“.`,
    })
  })

  it('can be handed over, and two groups cannot both end up with it when they swap', async () => {
    const { lea, a, b, c } = await office()
    const first = await lea.api.creatorGroups.create({ name: 'Erste', creatorLinkIds: [a] })
    const second = await lea.api.creatorGroups.create({ name: 'Zweite', creatorLinkIds: [b] })
    const save = (group: typeof first, creatorLinkIds: string[]) =>
      lea.api.creatorGroups.update({ id: group.id, version: group.version, name: group.name, creatorLinkIds })
    const swapped = await Promise.allSettled([save(first, [b]), save(second, [a])])
    expect(swapped.every(({ status }) => status === 'rejected')).toBe(true)
    const moved = await save(second, [c])
    await save(first, [a, b])
    expect(moved.combinations.map(({ id }) => id)).toEqual([c])
  })
})

describe('changing a group', () => {
  it('refuses a version that another has replaced, also in a race', async () => {
    const { lea, adam, a, b } = await office()
    const group = await lea.api.creatorGroups.create({ name: 'Team', creatorLinkIds: [a] })
    const saves = await Promise.allSettled(
      Array.from({ length: 10 }, (_, at) =>
        (at % 2 ? lea : adam).api.creatorGroups.update({
          id: group.id,
          version: 1,
          name: `Team ${at}`,
          creatorLinkIds: [a, b],
        }),
      ),
    )
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const stale = lea.api.creatorGroups.update({ id: group.id, version: 1, name: 'Team', creatorLinkIds: [a] })
    expect(await refusalOf(stale)).toMatchObject({ code: 'creatorGroups.staleVersion', status: 409 })
    expect(await lea.api.creatorGroups.get({ id: group.id })).toMatchObject({ version: 2 })
  })

  it('with shift times of its own has some, each under another name', async () => {
    const { lea, a } = await office()
    const base = { name: 'Team', creatorLinkIds: [a], useCustomShifts: true }
    const refused = (customShifts: ReturnType<typeof custom>[]) =>
      refusalOf(lea.api.creatorGroups.create({ ...base, customShifts }))
    expect(await refused([])).toMatchObject({ code: 'creatorGroups.customShiftsRequired', field: 'customShifts' })
    expect(await refused([custom('Mittag'), custom('mittag ')])).toMatchObject({
      code: 'creatorGroups.sameShiftName',
      field: 'customShifts.1.name',
    })
  })

  it('keeps the ids of the shift times that stay, and nothing of a save that is refused', async () => {
    const { id, kim, lea, a } = await office()
    const [mittag, abend] = [custom('Mittag'), custom('Abend')]
    const base = { name: 'Team', creatorLinkIds: [a], useCustomShifts: true }
    const group = await lea.api.creatorGroups.create({ ...base, customShifts: [mittag, abend] })
    await assignTo(world, { id, kim }, { groupId: group.id, shiftId: mittag.id, state: 'draft' })

    const without = lea.api.creatorGroups.update({
      ...base,
      id: group.id,
      version: 1,
      name: 'Neu',
      customShifts: [abend],
    })
    expect(await refusalOf(without)).toMatchObject({
      code: 'creatorGroups.shiftInUse',
      field: 'customShifts',
      message: refusals.shiftInUse({ name: 'Mittag' }),
    })
    expect(await lea.api.creatorGroups.get({ id: group.id })).toEqual(group)

    const nacht = { ...custom('Nacht'), startTime: timeOfDay('22:00'), endTime: timeOfDay('06:00') }
    const customShifts = [nacht, { ...mittag, name: 'Mittags', isEnabled: false }]
    const changed = await lea.api.creatorGroups.update({ ...base, id: group.id, version: 1, customShifts })
    expect(changed.customShifts).toMatchObject(customShifts)
    expect((await lea.api.shifts.list()).map(shift => shift.id)).toEqual(['early', 'late', 'night'])
  })

  it('keeps the times of shifts of its own for the days before', async () => {
    const { adam, lea, a } = await office()
    const noon = { id: newId(), name: 'Mittag', startTime: timeOfDay('12:00'), endTime: timeOfDay('20:00') }
    const wish = { name: 'Team', creatorLinkIds: [a], useCustomShifts: true }
    const { id, version } = await lea.api.creatorGroups.create({ ...wish, customShifts: [noon] })
    const other = [{ ...noon, startTime: timeOfDay('13:00') }]
    const saved = await lea.api.creatorGroups.update({ ...wish, id, version, customShifts: other })
    const times = async (week: Week) => (await adam.api.schedule.plan({ groupId: id, week })).shifts
    expect(await times(week('2026-W46'))).toMatchObject([{ startTime: '12:00' }])
    // from Friday, the 20th, on
    expect(await times(week('2026-W47'))).toMatchObject([
      { startTime: '12:00', changes: [{ from: '2026-11-20', startTime: '13:00' }] },
    ])
    expect(await times(week('2026-W48'))).toMatchObject([{ startTime: '13:00', changes: [] }])
    // a save that changes none of them forgets nothing
    await lea.api.creatorGroups.update({ ...wish, id, version: saved.version, customShifts: other })
    expect(await times(week('2026-W46'))).toMatchObject([{ startTime: '12:00' }])
  })

  it('cannot take the shift times of another group', async () => {
    const { lea, a, b } = await office()
    const mittag = custom()
    const first = await lea.api.creatorGroups.create({ name: 'Erste', creatorLinkIds: [a], customShifts: [mittag] })
    const theft = lea.api.creatorGroups.create({ name: 'Zweite', creatorLinkIds: [b], customShifts: [mittag] })
    expect(await refusalOf(theft)).toMatchObject({ code: 'creatorGroups.shiftTaken', field: 'customShifts' })
    expect(await lea.api.creatorGroups.list()).toEqual([first])
  })
})
