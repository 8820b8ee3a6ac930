import { read, utils } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import { aFile, anUpload } from '#test/factories.ts'
import { type Office, refusalOf, startOfTests, useWorld } from '#test/world.ts'

const world = useWorld()
const month = '2026-11'
const places = (board: { entries: readonly { rank: number; fullName: string }[] }) =>
  board.entries.map(({ rank, fullName }) => `${rank} ${fullName}`)

const setScoreboard = (id: string, enabled: boolean) =>
  world.staffel.services.database.pool.query(
    "update organizations set settings = settings || jsonb_build_object('scoreboard_enabled', $2::boolean) where id = $1",
    [id, enabled],
  )

/** October: Kim 500, Kofi 900. November: Kofi 900, Kim and Lea 700, Adam 100. */
async function twoMonths() {
  world.clock.set('2026-10-10T10:00:00Z')
  const office = await world.office()
  await anUpload(office, 'Kim Albers;500\nKofi Mensah;900', '2026-10')
  world.clock.set(startOfTests)
  await anUpload(office, 'Kofi Mensah;900\nKim Albers;700\nLea Krüger;700\nAdam Yıldız;100')
  return office
}

describe('the board', () => {
  it('ranks with ties, the change against last month, and the way to the next rank', async () => {
    const { kim, id } = await twoMonths()
    await world.office('Südwind').then(anUpload)
    const board = await kim.api.scoreboard.board({})
    expect(board).toMatchObject({ month, current: month, first: '2026-10', last: month, total: 4, currency: 'EUR' })
    expect(board.entries.map(each => [each.rank, each.fullName, each.revenue, each.toNext, each.previous])).toEqual([
      [1, 'Kofi Mensah', 90_000, null, { rank: 1, revenue: 90_000 }],
      [2, 'Kim Albers', 70_000, 20_000, { rank: 2, revenue: 50_000 }],
      [2, 'Lea Krüger', 70_000, 20_000, null],
      [4, 'Adam Yıldız', 10_000, 60_000, null],
    ])
    expect([board.own?.rank, board.own?.profileId, board.previousRevenue]).toEqual([2, kim.id, 140_000])
    expect(board.currencies).toEqual([{ currency: 'EUR', people: 4, revenue: 240_000 }])
    expect(id).toBe(kim.organizationId)
  })

  it('shows as many as asked for, and oneself however far down', async () => {
    const { adam, olivia } = await twoMonths()
    const short = await adam.api.scoreboard.board({ month, limit: 1 })
    expect([places(short), short.total, short.own?.rank]).toEqual([['1 Kofi Mensah'], 4, 4])
    expect((await olivia.api.scoreboard.board({ month })).own).toBeNull()
    expect(await refusalOf(olivia.api.scoreboard.board({ month, limit: 5001 }))).toMatchObject({ field: 'limit' })
  })

  it('of a month without figures is empty', async () => {
    const { kim } = await twoMonths()
    expect(await kim.api.scoreboard.board({ month: '2025-01' })).toMatchObject({
      entries: [],
      own: null,
      currency: null,
      currencies: [],
      updatedAt: null,
      rewards: [],
    })
  })

  it('never compares two currencies', async () => {
    const office = await world.office()
    await anUpload(office, 'Kim Albers;$1000.00\nKofi Mensah;5,00 €\nKim Albers;1,00 €')
    const { api } = office.kim
    expect(places(await api.scoreboard.board({}))).toEqual(['1 Kofi Mensah', '2 Kim Albers'])
    expect(places(await api.scoreboard.board({ currency: 'USD' }))).toEqual(['1 Kim Albers'])
    // a currency that nobody has: the one of most people
    expect((await api.scoreboard.board({ currency: 'CHF' })).currency).toBe('EUR')
  })

  it('turns over with the organisation’s midnight', async () => {
    const { kim } = await twoMonths()
    world.clock.set('2026-11-30T22:59:59Z')
    expect((await kim.api.scoreboard.board({})).month).toBe('2026-11')
    world.clock.set('2026-11-30T23:00:00Z')
    expect((await kim.api.scoreboard.board({})).month).toBe('2026-12')
    world.clock.set(startOfTests)
  })

  it('has twelve months, with one’s own place, and the month as its uploads told it', async () => {
    const office = await twoMonths()
    world.clock.set('2026-11-25T10:00:00Z')
    await anUpload(office, 'Kofi Mensah;900\nKim Albers;1000')
    world.clock.set(startOfTests)
    const year = await office.kim.api.scoreboard.year({ month, currency: 'EUR' })
    expect(year.months).toHaveLength(12)
    expect(year.months[0]).toEqual({ month: '2025-12', revenue: null, people: 0, own: null })
    expect(year.months.slice(-2)).toEqual([
      { month: '2026-10', revenue: 140_000, people: 2, own: { revenue: 50_000, rank: 2 } },
      { month, revenue: 190_000, people: 2, own: { revenue: 100_000, rank: 1 } },
    ])
    expect(year.progress).toEqual([
      { at: '2026-11-20T11:00:00Z', revenue: 240_000, own: { revenue: 70_000, rank: 2 } },
      { at: '2026-11-25T10:00:00Z', revenue: 190_000, own: { revenue: 100_000, rank: 1 } },
    ])
    expect((await office.olivia.api.scoreboard.year({ month, currency: 'EUR' })).months.at(-1)?.own).toBeNull()
  })
})

describe('the door', () => {
  const calls = {
    board: ({ olivia }: Office) => olivia.api.scoreboard.board({}),
    year: ({ olivia }: Office) => olivia.api.scoreboard.year({ month, currency: 'EUR' }),
    exportCsv: ({ olivia }: Office) => olivia.api.scoreboard.exportCsv({ month }),
    exportXlsx: ({ olivia }: Office) => olivia.api.scoreboard.exportXlsx({ month }),
    preview: ({ olivia }: Office) => olivia.api.scoreboard.preview({ file: aFile('a;b'), month }),
    save: ({ olivia }: Office) => olivia.api.scoreboard.save({ file: aFile('a;b'), month, fingerprint: 'x' }),
    uploads: ({ olivia }: Office) => olivia.api.scoreboard.uploads({}),
    original: ({ olivia }: Office) => olivia.api.scoreboard.original({ id: 'AAAAAAAAAAAA' }),
    undo: ({ olivia }: Office) => olivia.api.scoreboard.undo({ id: 'AAAAAAAAAAAA' }),
    rewards: ({ olivia }: Office) => olivia.api.scoreboard.rewards(),
    saveRewards: async ({ olivia }: Office) => {
      const periods = [month, '2026-12'].map(each => ({ month: each, version: 0, rewards: threePlaces }))
      return olivia.api.scoreboard.saveRewards({ periods })
    },
  }
  const threePlaces = [1, 2, 3].map(rank => ({ rank, cash_amount: 0, cash_currency: 'USD' as const }))

  it.each(Object.entries(calls))('is closed to %s while the organisation has it switched off', async (_, call) => {
    const office = await world.office()
    await setScoreboard(office.id, false)
    expect(await refusalOf(call(office))).toMatchObject({
      code: 'scoreboard.off',
      status: 403,
      message: 'Das Scoreboard ist in dieser Organisation ausgeschaltet.',
    })
    expect(await office.olivia.api.signIn.session()).toMatchObject({
      member: { organization: { scoreboardEnabled: false } },
    })
  })

  it('is open where nobody has decided', async () => {
    const office = await world.office()
    await world.staffel.services.database.pool.query(
      "update organizations set settings = settings - 'scoreboard_enabled' where id = $1",
      [office.id],
    )
    expect((await office.kim.api.scoreboard.board({})).entries).toEqual([])
  })

  it('wants the page besides what the deed asks for', async () => {
    const { olivia, adam } = await world.office()
    const [admin] = await olivia.api.permissions.templates()
    await olivia.api.permissions.save({
      templates: [{ ...admin!, permissions: admin!.permissions.filter(each => each !== 'page_scoreboard') }],
    })
    for (const call of [
      () => adam.api.scoreboard.rewards(),
      () => adam.api.scoreboard.uploads({}),
      () => adam.api.scoreboard.exportCsv({ month }),
    ]) {
      expect(await refusalOf(call())).toMatchObject({
        code: 'permissions.missing',
        message:
          'Du hast keine Berechtigung, diese Funktion zu nutzen. Frag einen Inhaber oder Admin, wenn du sie brauchst.',
      })
    }
  })
})

describe('an export', () => {
  it('holds the whole month as a text, and nothing in it is calculated', async () => {
    const { adam, kim, olivia, id } = await twoMonths()
    await world.staffel.services.database.pool.query("update profiles set full_name = '=1+1' where id = $1", [kim.id])
    const { csv } = await adam.api.scoreboard.exportCsv({ month })
    const [head, first, second] = csv.split('\r\n')
    expect(head).toBe(
      '\uFEFF"Platz";"Name";"Währung";"Umsatz";"Platz im Vormonat";"Umsatz im Vormonat";"PPV";"Trinkgeld";"Verkäufe";"Nachrichten";"Stunden"',
    )
    expect(first).toBe('"1";"Kofi Mensah";"EUR";"900,00";"1";"900,00";"";"";"";"";""')
    expect(second).toBe('"2";"\'=1+1";"EUR";"700,00";"2";"500,00";"";"";"";"";""')
    await adam.api.people.setLanguage({ language: 'en' })
    expect((await adam.api.scoreboard.exportCsv({ month })).csv).toContain('"1","Kofi Mensah","EUR","900.00"')
    const { rows } = await world.staffel.services.database.pool.query(
      "select change from audit_entries where organization_id = $1 and kind = 'scoreboard.exported'",
      [id],
    )
    expect(rows).toEqual(Array.from({ length: 2 }, () => ({ change: { format: 'csv', rows: 4 } })))
    expect(await refusalOf(kim.api.scoreboard.exportCsv({ month }))).toMatchObject({ code: 'permissions.missing' })
    expect((await olivia.api.scoreboard.exportCsv({ month: '2025-01' })).csv.split('\r\n')).toHaveLength(2)
  })

  it('or as a workbook', async () => {
    const { adam, kim } = await twoMonths()
    await world.staffel.services.database.pool.query("update profiles set full_name = '=1+1' where id = $1", [kim.id])
    const file = await adam.api.scoreboard.exportXlsx({ month })
    expect(file.name).toBe('scoreboard-2026-11.xlsx')
    const book = read(await file.arrayBuffer(), { type: 'array', cellFormula: true })
    const sheet = book.Sheets[month]!
    expect(utils.sheet_to_json(sheet, { header: 1 }).slice(1, 3)).toEqual([
      [1, 'Kofi Mensah', 'EUR', 900, 1, 900],
      [2, '=1+1', 'EUR', 700, 2, 500],
    ])
    expect(sheet['B3']).toMatchObject({ t: 's', v: '=1+1' })
    expect(sheet['B3'].f).toBeUndefined()
  })
})

it('is among what a person gets of their own data', async () => {
  const { kim } = await twoMonths()
  const data: unknown = await kim.api.ownAccount.exportData()
  expect(JSON.stringify(data)).toContain('"revenue":70000')
  expect(JSON.stringify(data)).not.toContain('"revenue":90000')
})
