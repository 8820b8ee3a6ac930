import { describe, expect, it } from 'vitest'
import { aFile, anUpload } from '#test/factories.ts'
import { csv, figuresIn, month } from '#test/figures.ts'
import { refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()
const { revenues, deeds } = figuresIn(world)

describe('a preview', () => {
  it('says who is meant by e-mail, then by name, and saves nothing', async () => {
    const office = await world.office()
    const { adam, kim, kofi, olivia } = office
    const file = csv(
      `irgendwer;${kim.email.toUpperCase()};1.840,50 €`,
      'MENSAH, KOFI;;900,00',
      'Adam Yildiz;;1',
      'Nina;;5',
      'Kim;;viel',
    )
    const seen = await adam.api.scoreboard.preview({ file, month })
    expect(seen).toMatchObject({
      isComplete: true,
      numbers: 'de',
      assumedCurrency: 'EUR',
      replaces: null,
      sheets: [],
      sheet: null,
    })
    expect(seen.people.map(each => [each.name, each.by, each.profileId, each.lines])).toEqual([
      ['irgendwer', 'email', kim.id, [2]],
      ['MENSAH, KOFI', 'name', kofi.id, [3]],
      ['Adam Yildiz', 'name', adam.id, [4]],
      ['Nina', null, null, [5]],
    ])
    expect(seen.problems).toEqual([{ line: 6, code: 'number', field: 'revenue', text: 'viel' }])
    expect(await revenues({ olivia })).toEqual([])
    expect(await deeds(office.id)).toEqual([])
  })

  it('asks how the letters of an old text are meant, and reads them so', async () => {
    const { adam } = await world.office()
    // `Dvořák` as programs in Central Europe write it
    const file = aFile(Buffer.from('Chatter;Umsatz\nDvo\xf8\xe1k;5\n', 'latin1'))
    const seen = await adam.api.scoreboard.preview({ file, month })
    expect(seen.people.map(({ name }) => name)).toEqual(['Dvoøák'])
    expect([seen.encoding, seen.encodings]).toEqual([
      'windows-1252',
      [
        { encoding: 'windows-1252', samples: ['Dvoøák'] },
        { encoding: 'windows-1250', samples: ['Dvořák'] },
      ],
    ])
    const chosen = await adam.api.scoreboard.preview({ file, month, encoding: 'windows-1250' })
    expect(chosen.people.map(({ name }) => name)).toEqual(['Dvořák'])
    expect(chosen.fingerprint).not.toBe(seen.fingerprint)
  })

  it('asks nothing about the letters of a text that says its encoding', async () => {
    const { adam } = await world.office()
    const seen = await adam.api.scoreboard.preview({ file: csv('Dvořák;;5'), month })
    expect(seen).toMatchObject({ encoding: 'utf-8', encodings: null })
  })

  it('says what would be replaced', async () => {
    const office = await world.office()
    await anUpload(office)
    const seen = await office.olivia.api.scoreboard.preview({ file: csv('Kim Albers;;1'), month })
    expect(seen.replaces).toEqual({
      version: 1,
      fileName: 'umsatz.csv',
      by: 'Olivia Brandt',
      at: '2026-11-20T11:00:00Z',
      people: 2,
      totals: [{ currency: 'EUR', revenue: 274_050 }],
    })
  })

  it('asks for the columns, takes them, and knows them the next time', async () => {
    const { olivia } = await world.office()
    const file = aFile('Wer;Wieviel\nKim Albers;1.840\n')
    expect(await olivia.api.scoreboard.preview({ file, month })).toMatchObject({
      isComplete: false,
      isRemembered: false,
      columns: [
        { title: 'Wer', samples: ['Kim Albers'], field: null },
        { title: 'Wieviel', samples: ['1.840'], field: null },
      ],
    })
    const wish = {
      file,
      month,
      columns: ['name', 'revenue'] as const,
      numbers: 'en' as const,
      currency: 'USD' as const,
    }
    const mapped = { ...wish, columns: [...wish.columns] }
    const { fingerprint } = await olivia.api.scoreboard.preview(mapped)
    expect(await refusalOf(olivia.api.scoreboard.save({ file, month, fingerprint }))).toMatchObject({
      code: 'scoreboard.columns',
    })
    await olivia.api.scoreboard.save({ ...mapped, fingerprint })
    expect(
      await olivia.api.scoreboard.preview({ file: aFile('WER;wieviel\nKofi Mensah;2.000\n'), month }),
    ).toMatchObject({
      isComplete: true,
      isRemembered: true,
      people: [{ name: 'Kofi Mensah', figures: [{ revenue: 200, currency: 'USD' }] }],
    })
    expect(await refusalOf(olivia.api.scoreboard.preview({ ...mapped, columns: ['name', 'name'] }))).toMatchObject({
      code: 'scoreboard.twice',
      field: 'columns',
    })
  })

  it('reads dates that can be read both ways in the order of the reader’s language, or in the chosen one, and says so', async () => {
    const { olivia } = await world.office()
    const file = aFile('Datum;Chatter;Umsatz\n11/12/2026;Kim Albers;1\n12/11/2026;Kim Albers;10\n')
    expect(await olivia.api.scoreboard.preview({ file, month })).toMatchObject({
      openDate: { order: 'dayFirst', line: 2, text: '11/12/2026' },
      dateConflict: null,
      people: [{ figures: [{ revenue: 1000 }] }],
      problems: [{ line: 2, code: 'otherMonth', text: '11/12/2026' }],
    })
    expect(await olivia.api.scoreboard.preview({ file, month, dateOrder: 'monthFirst' })).toMatchObject({
      openDate: { order: 'monthFirst' },
      people: [{ figures: [{ revenue: 100 }] }],
      problems: [{ line: 3 }],
    })
  })

  it('reads a moment on the date that it has in the organization’s time zone', async () => {
    const { olivia } = await world.office()
    const file = aFile('Date,Chatter,Revenue\n2026-11-30T23:30:00Z,Kim Albers,1.00\n')
    const at = async (of: string) => (await olivia.api.scoreboard.preview({ file, month: of })).people.length
    expect([await at('2026-11'), await at('2026-12')]).toEqual([0, 1])
  })

  it.each([
    ['fileType', aFile('x', 'umsatz.ods')],
    ['fileFormat', aFile(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]))],
    ['fileFormat', aFile('Liebe Kim,\nhier steht keine Tabelle.\n', 'umsatz.xlsx')],
    ['fileEmpty', aFile('')],
    ['fileUnclosed', aFile('Chatter;Umsatz\n"Kim;1')],
    ['tooLarge', aFile(new Uint8Array(10 * 1024 * 1024 + 1))],
  ])('refuses with spreadsheets.%s', async (code, file) => {
    const { olivia } = await world.office()
    expect(await refusalOf(olivia.api.scoreboard.preview({ file, month }))).toMatchObject({
      code: `spreadsheets.${code}`,
      field: 'file',
    })
  })

  it('takes ten megabytes and looks no further than eleven', async () => {
    const { olivia } = await world.office()
    const padded = aFile(`Chatter;Umsatz\nKim Albers;1\n${' '.repeat(10 * 1024 * 1024 - 40)}`)
    expect((await olivia.api.scoreboard.preview({ file: padded, month })).people).toHaveLength(1)
    const answer = await olivia.fetch('/api/rpc/scoreboard/save', { method: 'POST', body: Buffer.alloc(12_000_000) })
    expect([answer.status, (await answer.json()).json.message]).toEqual([
      413,
      'Die Datei ist zu groß (höchstens 10 MB).',
    ])
  })

  it('is for the months from the profile’s first to two ahead', async () => {
    const { olivia } = await world.office()
    expect((await olivia.api.scoreboard.uploads({})).months).toEqual(['2027-01', '2026-12', '2026-11'])
    for (const wrong of ['2026-10', '2027-02']) {
      expect(await refusalOf(olivia.api.scoreboard.preview({ file: csv(), month: wrong }))).toMatchObject({
        code: 'scoreboard.monthRange',
        field: 'month',
      })
    }
    expect(await refusalOf(olivia.api.scoreboard.preview({ file: csv(), month: '2026-13' }))).toMatchObject({
      code: 'scoreboard.month',
    })
  })
})
