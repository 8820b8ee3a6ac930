import { describe, expect, it } from 'vitest'
import { aFile } from '#test/factories.ts'
import { switchAttendance } from '#test/duty-office.ts'
import { aWorkedMonth, setRate } from '#test/pay-office.ts'
import { type Office, refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()
const month = '2026-11'

/** Kim has worked a night of six hours and an early shift of eight, both for one group. */
const lines = [
  'Datum;Schicht;Gruppe;Chatter;Umsatz;Stunden',
  '28.11.2026;Nacht;Luna;Kim Albers;120,00 €;6',
  '30.11.2026;Early;luna;Kim Albers;80,01 €;7,5',
  '30.11.2026;Früh;Lunna;Kofi Mensah;50,00 €;',
  ';;;Kofi Mensah;10,00 €;',
].join('\n')

async function upload({ olivia }: Pick<Office, 'olivia'>, text = lines) {
  const wish = { file: aFile(`${text}\n`), month }
  const preview = await olivia.api.scoreboard.preview(wish)
  await olivia.api.scoreboard.save({ ...wish, fingerprint: preview.fingerprint })
  return preview
}

async function aMonth() {
  const office = await aWorkedMonth(world)
  const [group] = await office.adam.api.creatorGroups.list()
  await switchAttendance(office)
  return { ...office, groupName: group?.name ?? '' }
}

const inGroup = (name: string) => lines.replaceAll(/;luna;/gi, `;${name};`)

describe('an upload that says when and where', () => {
  it('names in its preview what nobody has here, and still counts it for the person', async () => {
    const office = await aMonth()
    const preview = await upload(office, inGroup(office.groupName))
    expect(preview).toMatchObject({
      problemCount: 0,
      unplaced: [{ field: 'group', text: 'Lunna', line: 4, lineCount: 1 }],
    })
    const { entries } = await office.adam.api.scoreboard.board({ month })
    expect(entries.map(({ fullName, revenue }) => [fullName, revenue])).toEqual([
      ['Kim Albers', 20_001],
      ['Kofi Mensah', 6000],
    ])
  })

  it('shows what an hour brings by person, shift and group, each source by itself', async () => {
    const office = await aMonth()
    await upload(office, inGroup(office.groupName))
    const { perHour } = office.adam.api.revenue
    const byPerson = await perHour({ month })
    expect(byPerson).toMatchObject({ currency: 'EUR', dimensions: ['person', 'shift', 'group'] })
    expect(byPerson.rows).toMatchObject([
      {
        name: 'Kim Albers',
        revenue: 20_001,
        sheet: { minutes: 14 * 60, perHour: 1429 },
        file: { minutes: 13.5 * 60, perHour: 1482 },
      },
      { name: 'Kofi Mensah', revenue: 6000, sheet: { minutes: 0, perHour: null }, file: null },
    ])
    expect((await perHour({ month, by: 'shift' })).rows).toMatchObject([
      { name: 'Früh', revenue: 13_001, sheet: { minutes: 480, perHour: 1625 } },
      { name: 'Nacht', revenue: 12_000, sheet: { minutes: 360, perHour: 2000 }, file: { minutes: 360, perHour: 2000 } },
      { key: null, revenue: 1000, sheet: null },
    ])
    const byGroup = await perHour({ month, by: 'group' })
    expect(byGroup.rows).toMatchObject([
      { name: office.groupName, isUnknown: false, revenue: 20_001, sheet: { minutes: 840, perHour: 1429 } },
      { name: 'Lunna', isUnknown: true, revenue: 5000, sheet: null },
      { key: null, revenue: 1000, sheet: null },
    ])
    expect(byGroup.total).toMatchObject({ revenue: 26_001, sheet: { minutes: 840, perHour: 1429 } })
  })

  it('knows of each currency the hours of those who have earned in it, and of those without revenue', async () => {
    const office = await aMonth()
    await upload(office, 'Chatter;Umsatz\nKim Albers;$100.00\nKofi Mensah;60,00 €')
    const { perHour } = office.adam.api.revenue
    expect((await perHour({ month, currency: 'EUR' })).rows).toMatchObject([{ name: 'Kofi Mensah', revenue: 6000 }])
    for (const by of ['person', 'shift', 'group'] as const) {
      expect((await perHour({ month, currency: 'EUR', by })).total.sheet?.minutes ?? 0).toBe(0)
    }
    expect((await perHour({ month, currency: 'USD' })).total).toMatchObject({
      revenue: 10_000,
      sheet: { minutes: 14 * 60, perHour: 714 },
    })
  })

  it('is gone with the upload, and the one before applies again', async () => {
    const office = await aMonth()
    await upload(office, 'Chatter;Umsatz\nKim Albers;70,00 €')
    await upload(office, inGroup(office.groupName))
    const { uploads } = await office.olivia.api.scoreboard.uploads({})
    await office.olivia.api.scoreboard.undo({ id: uploads.find(({ isCurrent }) => isCurrent)?.id ?? '' })
    expect(await office.adam.api.revenue.perHour({ month, by: 'group' })).toMatchObject({
      dimensions: ['person'],
      rows: [
        { name: office.groupName, revenue: 0, sheet: { minutes: 840, perHour: 0 } },
        { key: null, revenue: 7000 },
      ],
    })
  })

  it('is shown to who sees reports', async () => {
    const office = await aMonth()
    await upload(office, inGroup(office.groupName))
    expect(await refusalOf(office.kim.api.revenue.perHour({ month }))).toMatchObject({ code: 'permissions.missing' })
  })
})

it('reckons by the hours of the file only the revenue of lines that have some', async () => {
  const office = await aMonth()
  const of = (lines: readonly string[]) =>
    upload(office, ['Chatter;Umsatz;Stunden;Gruppe', ...lines.map(line => `${line};${office.groupName}`)].join('\n'))
  await of(['Kim Albers;100,00 €;2', 'Kim Albers;300,00 €;', 'Kofi Mensah;80,00 €;'])
  for (const by of ['person', 'group'] as const) {
    const { rows, total } = await office.adam.api.revenue.perHour({ month, by })
    expect(rows[0]).toMatchObject({ file: { minutes: 120, perHour: 5000 } })
    expect(total).toMatchObject({ revenue: 48_000, file: { minutes: 120, perHour: 5000 } })
  }
  // no hours at all are none, and not none known
  await of(['Kim Albers;100,00 €;2', 'Kim Albers;300,00 €;0'])
  expect((await office.adam.api.revenue.perHour({ month })).rows[0]).toMatchObject({ file: { perHour: 20_000 } })
})

it('pays commission by group, at the rate of the day', async () => {
  const office = await aMonth()
  await setRate(office.adam, office.kim.id, '2026-11-30', { commission: 1000 })
  await upload(office, inGroup(office.groupName))
  const { lines } = await office.adam.api.pay.statement({ month, profileId: office.kim.id })
  expect(lines.filter(({ kind }) => kind === 'commission')).toMatchObject([
    { percent: 500, text: office.groupName, revenue: 12_000, amount: 600 },
    { percent: 1000, text: office.groupName, revenue: 8001, amount: 800 },
  ])
})

it('without people who check in there are only the hours of the file', async () => {
  const office = await world.office()
  world.clock.set('2026-12-02T10:00:00Z')
  await upload(office, 'Chatter;Umsatz;Stunden\nKim Albers;100,00 €;10')
  const { rows, total } = await office.adam.api.revenue.perHour({ month })
  expect(rows).toMatchObject([{ sheet: null, file: { minutes: 600, perHour: 1000 } }])
  expect(total).toMatchObject({ sheet: null, file: { perHour: 1000 } })
})
