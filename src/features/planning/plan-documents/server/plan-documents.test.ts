import { read } from '@e965/xlsx'
import { beforeEach, describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { week } from '#kit/week.ts'
import { addGroup } from '#test/groups.ts'
import { pagesIn, textOfPdf } from '#test/pdf-text.ts'
import { expectText, monday, textOf, timeIn, twoGroups, w48 } from '#test/plan-papers.ts'
import { exportedRows } from '#test/tables.ts'
import { refusalOf, startOfTests, useWorld } from '#test/world.ts'
import { de } from '../paper-words.de.ts'
import { en } from '../paper-words.en.ts'

const world = useWorld()
beforeEach(() => world.clock.set(startOfTests))

describe('a week on paper', () => {
  it('has the days, shifts, people, open seats and notes of one group, and nothing of other groups', async () => {
    const { adam, luna } = await twoGroups(world)
    const file = await adam.api.planDocuments.week({ week: w48, groupId: luna })
    expect(file).toMatchObject({ name: 'schichtplan-2026-w48-luna.pdf', type: 'application/pdf' })
    const text = await textOf(file)
    expectText(text, 'Schichtplan KW 48', '23.–29. November 2026 · Luna', 'Mo., 23. Nov.', 'So., 29. Nov.')
    expectText(
      text,
      `Früh 08:00–16:00 Kim Albers ${de.free}`,
      'Notizen',
      'Mo., 23. Nov., Früh, Platz 2: Mila ist krank',
    )
    for (const other of ['Nova', 'Kofi', 'Entwurf']) expect(text).not.toContain(other)
  })

  it('says which groups are drafts', async () => {
    const { adam } = await twoGroups(world)
    await adam.api.people.setLanguage({ language: 'en' })
    const text = await textOf(await adam.api.planDocuments.week({ week: w48 }))
    expectText(text, en.week(48), 'November 23–29, 2026 · All groups', 'Nova · Draft', 'Kofi Mensah', 'open')
    expect(text).not.toContain('Luna·Draft')
  })

  it('says on each page that it is a draft where all is', async () => {
    const { adam, nova } = await twoGroups(world)
    const text = await textOf(await adam.api.planDocuments.week({ week: w48, groupId: nova }))
    expect(text.match(/Entwurf/g)).toHaveLength(1)
  })

  it('shows a viewer what is published, as the board does', async () => {
    const { kim, id } = await twoGroups(world)
    await world.staffel.services.database.pool.query(
      "update role_permissions_templates set permissions = permissions || '{page_shift_management}' where organization_id = $1 and role = 'chatter'",
      [id],
    )
    const text = await textOf(await kim.api.planDocuments.week({ week: w48 }))
    expect(text).toContain('KimAlbers')
    expect(text).not.toContain('Kofi')
  })

  it('is a line a seat in a workbook, where a name stays a name', async () => {
    const { adam, kim, luna } = await twoGroups(world)
    await world.staffel.services.database.pool.query("update profiles set full_name = '=1+1' where id = $1", [kim.id])
    const file = await adam.api.planDocuments.week({ week: w48, groupId: luna, format: 'xlsx' })
    const rows = await exportedRows(file)
    expect(rows).toHaveLength(1 + 3 * 7 * 2)
    expect(rows.slice(0, 3)).toEqual([
      [
        'Gruppe',
        'Tag',
        'Wochentag',
        'Schicht',
        'Beginn (Berlin)',
        'Ende (Berlin)',
        'Platz',
        'Person',
        'Status',
        'Notiz',
      ],
      ['Luna', '2026-11-23', 'Montag', 'Früh', '2026-11-23 08:00', '2026-11-23 16:00', 1, '=1+1', 'veröffentlicht', ''],
      [
        'Luna',
        '2026-11-23',
        'Montag',
        'Früh',
        '2026-11-23 08:00',
        '2026-11-23 16:00',
        2,
        '',
        de.free,
        'Mila ist\nkrank',
      ],
    ])
    const sheet = read(await file.arrayBuffer(), { type: 'array', cellFormula: true }).Sheets['schichtplan 2026-W48']!
    expect(sheet['H2']).toMatchObject({ t: 's', v: '=1+1' })
    expect(sheet['H2'].f).toBeUndefined()
  })

  it('has the times that apply on each day, and earlier times of seats from before a change', async () => {
    const { adam, olivia, luna } = await twoGroups(world)
    const shift = (await olivia.api.shifts.list()).find(({ id }) => id === 'early')!
    await olivia.api.shifts.update({ ...shift, startTime: timeOfDay('09:00'), endTime: timeOfDay('17:00') })
    const rows = await exportedRows(await adam.api.planDocuments.week({ week: w48, groupId: luna, format: 'xlsx' }))
    const early = rows.filter(([, , , name, , , seat]) => name === 'Früh' && seat === 1)
    const plan = await adam.api.schedule.plan({ groupId: luna, week: w48 })
    const planned = plan.shifts.find(({ id }) => id === 'early')!
    expect(new Set(early.slice(1).map(([, , , , start]) => timeIn(start)))).toEqual(
      new Set([planned.startTime, ...planned.changes.map(({ startTime }) => startTime)]),
    )
    expect(timeIn(early[0]?.[4])).toBe(plan.assignments[0]?.startTime)
  })

  it('gives a night of the day before its real date, and names the city of the clock', async () => {
    const { adam, olivia, kofi, seat, nova } = await twoGroups(world)
    const night = (await olivia.api.shifts.list()).find(({ id }) => id === 'night')!
    await olivia.api.shifts.update({ ...night, belongsToPreviousDay: true })
    await seat(nova, kofi, '2026-12-01', 'night')
    const asked = { week: week('2026-W49'), groupId: nova }
    expectText(
      await textOf(await adam.api.planDocuments.week(asked)),
      'Nacht 02:00–08:00 am Tag danach',
      de.clock('Berlin'),
    )
    const rows = await exportedRows(await adam.api.planDocuments.week({ ...asked, format: 'xlsx' }))
    expect(rows.find(([, date, , name]) => date === '2026-12-01' && name === 'Nacht')).toEqual(
      expect.arrayContaining(['2026-12-02 02:00', '2026-12-02 08:00']),
    )
    const span = { from: day('2026-11-30'), days: 7 }
    expectText(await textOf(await adam.api.planDocuments.chatters(span)), 'Mi., 2. Dez. 02:00–08:00')
    expectText(
      await textOf(await adam.api.planDocuments.groups(span)),
      'Nacht 02:00–08:00 am Tag danach',
      de.clock('Berlin'),
    )
    const [, ...nights] = await exportedRows(await adam.api.planDocuments.chatters({ ...span, format: 'xlsx' }))
    expect(nights.map(row => row.slice(1, 5))).toEqual([
      ['2026-12-01', 'Dienstag', '2026-12-02 02:00', '2026-12-02 08:00'],
    ])
  })

  it('keeps who sits on a shift or seat that is no more', async () => {
    const { adam, olivia, seat, luna, kofi } = await twoGroups(world)
    const noon = { name: 'Mittag', startTime: timeOfDay('11:00'), endTime: timeOfDay('15:00'), color: 'teal' as const }
    const { id } = await olivia.api.shifts.create(noon)
    await seat(luna, kofi, '2026-11-25', id)
    await world.staffel.services.database.pool.query('update shifts set is_enabled = false where id = $1', [id])
    const rows = await exportedRows(await adam.api.planDocuments.week({ week: w48, groupId: luna, format: 'xlsx' }))
    expect(rows.filter(([, , , name]) => name === 'Mittag')).toMatchObject([
      [
        'Luna',
        '2026-11-25',
        'Mittwoch',
        'Mittag',
        '2026-11-25 11:00',
        '2026-11-25 15:00',
        1,
        'Kofi Mensah',
        'veröffentlicht',
        '',
      ],
    ])
  })

  it('is refused for a group that is not there, and to who may not see plans', async () => {
    const { adam, kim } = await twoGroups(world)
    expect(await refusalOf(adam.api.planDocuments.week({ week: w48, groupId: 'AAAAAAAAAAAA' }))).toMatchObject({
      code: 'schedule.groupNotFound',
      status: 404,
    })
    expect(await refusalOf(kim.api.planDocuments.week({ week: w48 }))).toMatchObject({ status: 403 })
  })

  it('of an agency without groups says so', async () => {
    const { adam } = await world.office()
    expectText(await textOf(await adam.api.planDocuments.week({ week: w48 })), de.noGroups)
  })

  it('takes names that are longer than any column, over as many pages as it needs', async () => {
    const { adam, kim, luna } = await twoGroups(world)
    const long = `Wolfeschlegelsteinhausenbergerdorff${'x'.repeat(60)}`
    await world.staffel.services.database.pool.query('update profiles set full_name = $2 where id = $1', [kim.id, long])
    expectText(await textOf(await adam.api.planDocuments.week({ week: w48, groupId: luna })), long)
    const office = await world.office('Groß')
    for (let n = 1; n <= 30; n++) await addGroup(world, office, `Gruppe ${n}`)
    const file = await office.adam.api.planDocuments.week({ week: w48 })
    const bytes = Buffer.from(await file.arrayBuffer())
    expect(pagesIn(bytes)).toBeGreaterThan(5)
    expectText(textOfPdf(bytes), 'Gruppe 30', `Seite 2 von ${pagesIn(bytes)}`)
  })
})

describe('a month on paper', () => {
  it('has every day of the groups with filled seats out of all', async () => {
    const { adam } = await twoGroups(world)
    const span = { from: monday, days: 31 }
    const text = await textOf(await adam.api.planDocuments.groups(span))
    expectText(
      text,
      'Besetzung der Gruppen',
      '23. November – 23. Dezember 2026',
      'Luna Früh 08:00–16:00 1/2 0/2',
      'Nova',
    )
    const rows = await exportedRows(await adam.api.planDocuments.groups({ ...span, format: 'xlsx' }))
    expect(rows).toHaveLength(1 + 2 * 3 * 31)
    expect(rows[1]).toEqual([
      'Luna',
      'Früh',
      '2026-11-23 08:00',
      '2026-11-23 16:00',
      '2026-11-23',
      'Montag',
      2,
      1,
      1,
      0,
    ])
    expect(rows.at(-1)?.[4]).toBe('2026-12-23')
  })

  it('has the times of the groups that apply on each day', async () => {
    const { adam, olivia } = await twoGroups(world)
    const shift = (await olivia.api.shifts.list()).find(({ id }) => id === 'early')!
    const other = { startTime: timeOfDay('06:00'), endTime: timeOfDay('14:00') }
    await olivia.api.shifts.update({ ...shift, ...other, from: day('2026-12-02') })
    const span = { from: monday, days: 31 }
    const rows = await exportedRows(await adam.api.planDocuments.groups({ ...span, format: 'xlsx' }))
    const early = rows.filter(([group, name]) => group === 'Luna' && name === 'Früh').map(row => row.slice(2, 5))
    expect([early[8], early[9]]).toEqual([
      ['2026-12-01 08:00', '2026-12-01 16:00', '2026-12-01'],
      ['2026-12-02 06:00', '2026-12-02 14:00', '2026-12-02'],
    ])
    const text = await textOf(await adam.api.planDocuments.groups(span))
    expectText(text, 'Luna Früh 08:00–16:00 ab 2. Dez.: 06:00–14:00')
  })

  it('has members on a shift that is no longer used, and no other seats of it', async () => {
    const { adam, id } = await twoGroups(world)
    await world.staffel.services.database.pool.query(
      "update shifts set is_enabled = false where id = 'early' and organization_id = $1",
      [id],
    )
    const span = { from: monday, days: 7 }
    const rows = await exportedRows(await adam.api.planDocuments.groups({ ...span, format: 'xlsx' }))
    expect(rows.filter(([, name]) => name === 'Früh')).toEqual([
      ['Luna', 'Früh', '2026-11-23 08:00', '2026-11-23 16:00', '2026-11-23', 'Montag', 0, 1, 0, 0],
    ])
    expectText(await textOf(await adam.api.planDocuments.groups(span)), `Luna Früh 08:00–16:00 ${de.notInForce} 1`)
  })

  it('shows who works when and who is away, in a document of the members', async () => {
    const { adam, olivia, kim, kofi } = await twoGroups(world)
    const away = day('2026-11-30')
    const { requests } = await kofi.api.vacation.request({ week: week('2026-W49'), dates: [away], reason: 'Meer' })
    const { id, version } = requests[0]!
    await olivia.api.vacation.decide({ id, version, move: 'approve' })
    const part = { week: w48, dates: [day('2026-11-24')], shiftId: 'late', reason: 'Meer' }
    const { requests: parts } = await kim.api.vacation.request(part)
    await olivia.api.vacation.decide({ id: parts[0]!.id, version: 1, move: 'approve' })
    const span = { from: monday, days: 31 }
    const text = await textOf(await adam.api.planDocuments.chatters(span))
    expectText(text, de.chatters, 'Kim Albers 08:00–16:00 Luna', 'Kofi Mensah 02:00–08:00 (Entwurf) Nova')
    expectText(text, 'Kofi Mensah Urlaub', 'Urlaub (Spät)')
    const rows = await exportedRows(await adam.api.planDocuments.chatters({ ...span, format: 'xlsx' }))
    expect(rows.slice(1)).toEqual([
      ['Kim Albers', '2026-11-23', 'Montag', '2026-11-23 08:00', '2026-11-23 16:00', 'Früh', 'Luna', 'veröffentlicht'],
      ['Kim Albers', '2026-11-24', 'Dienstag', null, null, 'Spät', '', 'Urlaub'],
      ['Kofi Mensah', '2026-11-24', 'Dienstag', '2026-11-24 02:00', '2026-11-24 08:00', 'Nacht', 'Nova', 'Entwurf'],
      ['Kofi Mensah', '2026-11-30', 'Montag', null, null, '', '', 'Urlaub'],
    ])
  })

  it('says how many of the groups are drafts, and marks each page where all are', async () => {
    const { adam } = await twoGroups(world)
    const span = { from: monday, days: 7 }
    const text = await textOf(await adam.api.planDocuments.groups(span))
    expectText(text, 'Nova Früh 08:00–16:00 0/1', 'Nacht 02:00–08:00 0/1 1/1 1 E. 0/1', de.draftsMean)
    const rows = await exportedRows(await adam.api.planDocuments.groups({ ...span, format: 'xlsx' }))
    expect(rows[0]).toEqual([
      'Gruppe',
      'Schicht',
      'Beginn (Berlin)',
      'Ende (Berlin)',
      'Tag',
      'Wochentag',
      'Schichten',
      'Besetzt',
      'Offen',
      'davon Entwürfe',
    ])
    expect(
      rows.filter(([group, name, , , date]) => group === 'Nova' && name === 'Nacht' && date === '2026-11-24'),
    ).toEqual([['Nova', 'Nacht', '2026-11-24 02:00', '2026-11-24 08:00', '2026-11-24', 'Dienstag', 1, 1, 0, 1]])
    const tuesday = { from: day('2026-11-24'), days: 1 }
    const drafts = [await adam.api.planDocuments.groups(tuesday), await adam.api.planDocuments.chatters(tuesday)]
    for (const file of drafts) expect((await textOf(file)).match(/Entwurf/g)).toHaveLength(1)
  })

  it('are in the audit log as a week is, while own shifts are not', async () => {
    const { adam, olivia, luna } = await twoGroups(world)
    const span = { from: monday, days: 31 }
    await adam.api.planDocuments.week({ week: w48, groupId: luna })
    await adam.api.planDocuments.groups(span)
    await adam.api.planDocuments.chatters({ ...span, format: 'xlsx' })
    await adam.api.planDocuments.ownShifts(span)
    const { entries } = await olivia.api.auditLog.list({ kind: 'schedule.exported' })
    // the clock stands still, so they are in no order
    expect(new Set(entries.map(({ change }) => change))).toEqual(
      new Set([
        { what: 'chatters', format: 'xlsx', ...span },
        { what: 'groups', format: 'pdf', ...span },
        { what: 'week', format: 'pdf', week: w48 },
      ]),
    )
  })

  it('is a month at most', async () => {
    const { adam } = await world.office()
    const span = { from: monday, days: 32 }
    expect(await refusalOf(adam.api.planDocuments.groups(span))).toMatchObject({ status: 400 })
  })
})
