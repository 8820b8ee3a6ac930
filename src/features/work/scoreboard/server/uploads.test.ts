import { describe, expect, it } from 'vitest'
import { aFile, anUpload } from '#test/factories.ts'
import { csv, figuresIn, month } from '#test/figures.ts'
import { workbook } from '#test/tables.ts'
import { refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()
const { revenues, rows, deeds } = figuresIn(world)

describe('to save', () => {
  it('replaces the month, keeps the file and is written down', async () => {
    const office = await world.office()
    const { id: organizationId, olivia } = office
    await anUpload(office)
    const { id, version } = await anUpload(office, 'Lea Krüger;5,00\nAlbers Kim;7,00\nKim Albers;1,00')
    expect(version).toBe(2)
    expect(await revenues(office)).toEqual(['1 Kim Albers 800', '2 Lea Krüger 500'])
    const file = await olivia.api.scoreboard.original({ id })
    expect([file.name, file.type, await file.text()]).toEqual([
      'umsatz.csv',
      'application/octet-stream',
      'Chatter;Umsatz\nLea Krüger;5,00\nAlbers Kim;7,00\nKim Albers;1,00\n',
    ])
    const answer = await olivia.fetch(`/api/v1/scoreboard/uploads/${id}/file`)
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await deeds(organizationId)).map(({ kind, target, change }) => [kind, target, change.version])).toEqual([
      ['scoreboard.fileDownloaded', month, 2],
      ['scoreboard.fileDownloaded', month, 2],
      ['scoreboard.uploaded', month, 1],
      ['scoreboard.uploaded', month, 2],
    ])
  })

  it('waits until everybody is assigned or left out, and learns who was meant', async () => {
    const office = await world.office()
    const { olivia, kim, lea } = office
    const wish = { file: csv('Kiki;;10,00', 'Niemand;;5,00', 'Kim Albers;;1,00'), month }
    const { fingerprint, people } = await olivia.api.scoreboard.preview(wish)
    const [kiki, nobody] = people.map(({ key }) => key)
    expect(await refusalOf(olivia.api.scoreboard.save({ ...wish, fingerprint }))).toMatchObject({
      code: 'scoreboard.unassigned',
      message: '2 Personen aus der Datei sind noch keinem Mitglied zugeordnet.',
    })
    const assignments = [
      { key: kiki!, profileId: kim.id },
      { key: nobody!, profileId: null },
    ]
    expect(await olivia.api.scoreboard.save({ ...wish, fingerprint, assignments })).toMatchObject({ people: 1 })
    expect(await revenues(office)).toEqual(['1 Kim Albers 1100'])
    const again = await olivia.api.scoreboard.preview(wish)
    expect(again.people.map(({ by, profileId }) => [by, profileId])).toEqual([
      ['before', kim.id],
      [null, null],
      ['name', kim.id],
    ])
    // against what was recognised
    await olivia.api.scoreboard.save({
      ...wish,
      fingerprint: again.fingerprint,
      assignments: [...assignments, { key: kiki!, profileId: lea.id }],
    })
    expect(await revenues(office)).toEqual(['1 Lea Krüger 1000', '2 Kim Albers 100'])
  })

  it('waits until numbers that can be read both ways are answered', async () => {
    const office = await world.office()
    const { olivia } = office
    const file = csv('Kim Albers;;1.840', 'Lea Krüger;;12,50', 'Kofi Mensah;;12.50')
    const seen = await olivia.api.scoreboard.preview({ file, month })
    expect(seen).toMatchObject({ numbers: null, ambiguousCount: 1 })
    const wish = { file, month, fingerprint: seen.fingerprint, assignments: [] }
    expect(await refusalOf(olivia.api.scoreboard.save(wish))).toMatchObject({
      code: 'scoreboard.ambiguous',
      field: 'numbers',
    })
    expect(await revenues(office)).toEqual([])
    const answered = { ...wish, numbers: 'de' as const }
    const { fingerprint } = await olivia.api.scoreboard.preview(answered)
    await olivia.api.scoreboard.save({ ...answered, fingerprint })
    expect((await revenues(office))[0]).toBe('1 Kim Albers 184000')
  })

  it('saves the lines of the month in the order that one date of the file proves', async () => {
    const office = await world.office()
    const { olivia } = office
    const december = '2026-12'
    const lines = ['27/10/2026;1000,50', '12/10/2026;5000', '12/11/2026;0,50', '24/12/2026;30', '01/12/2026;1']
    const file = aFile(`Datum;Umsatz;Chatter\n${lines.map(line => `${line};Kim Albers\n`).join('')}`)
    const { fingerprint, openDate } = await olivia.api.scoreboard.preview({ file, month: december })
    expect(openDate).toBeNull()
    await olivia.api.scoreboard.save({ file, month: december, fingerprint })
    expect(await revenues(office, december)).toEqual(['1 Kim Albers 3100'])
  })

  it('waits until the order of dates that can be read both ways is chosen, and asks again the next time', async () => {
    const office = await world.office()
    const { olivia } = office
    const file = aFile('Datum;Umsatz;Chatter\n11/12/2026;1;Kim Albers\n12/11/2026;10;Kim Albers\n')
    const { fingerprint } = await olivia.api.scoreboard.preview({ file, month })
    expect(await refusalOf(olivia.api.scoreboard.save({ file, month, fingerprint }))).toMatchObject({
      code: 'scoreboard.dateOrder',
      field: 'dateOrder',
      message: expect.stringContaining('„11/12/2026“ in Zeile 2'),
    })
    const monthFirst = { file, month, dateOrder: 'monthFirst' as const }
    expect(await refusalOf(olivia.api.scoreboard.save({ ...monthFirst, fingerprint }))).toMatchObject({
      code: 'scoreboard.stalePreview',
    })
    expect(await revenues(office)).toEqual([])
    // the proposed order is confirmed by saving it
    await olivia.api.scoreboard.save({ file, month, fingerprint, dateOrder: 'dayFirst' })
    expect(await revenues(office)).toEqual(['1 Kim Albers 1000'])
    const next = await olivia.api.scoreboard.preview(monthFirst)
    await olivia.api.scoreboard.save({ ...monthFirst, fingerprint: next.fingerprint })
    expect(await revenues(office)).toEqual(['1 Kim Albers 100'])
    expect((await olivia.api.scoreboard.preview({ file, month })).openDate?.order).toBe('dayFirst')
  })

  it('is refused while two dates contradict each other, whatever order is chosen', async () => {
    const office = await world.office()
    const { olivia } = office
    const file = aFile(
      'Datum;Umsatz;Chatter\n13/10/2026;1;Kim Albers\n12/11/2026;1;Kim Albers\n10/13/2026;1;Kim Albers\n',
    )
    const wish = { file, month, dateOrder: 'dayFirst' as const }
    const seen = await olivia.api.scoreboard.preview(wish)
    expect(seen).toMatchObject({
      people: [],
      dateConflict: { dayFirst: { line: 2, text: '13/10/2026' }, monthFirst: { line: 4, text: '10/13/2026' } },
    })
    const { fingerprint } = seen
    expect(await refusalOf(olivia.api.scoreboard.save({ ...wish, fingerprint }))).toMatchObject({
      code: 'scoreboard.dateConflict',
      message: expect.stringMatching(/Zeile 2 \(„13\/10\/2026“\).+Zeile 4 \(„10\/13\/2026“\)/),
    })
    expect(await revenues(office)).toEqual([])
  })

  it('waits until it is clear whom a line means whose name and e-mail belong to two people', async () => {
    const office = await world.office()
    const { olivia, kim, lea } = office
    const file = csv(`Lea Krüger;${kim.email};5,00`)
    const wish = { file, month }
    const { people, fingerprint } = await olivia.api.scoreboard.preview(wish)
    expect(people).toMatchObject([
      { by: null, why: 'contradictory', suggestions: [{ fullName: 'Kim Albers' }, { fullName: 'Lea Krüger' }] },
    ])
    const save = { ...wish, fingerprint, assignments: [] }
    expect(await refusalOf(olivia.api.scoreboard.save(save))).toMatchObject({ code: 'scoreboard.unassigned' })
    await olivia.api.scoreboard.save({ ...save, assignments: [{ key: people[0]!.key, profileId: lea.id }] })
    expect(await revenues(office)).toEqual(['1 Lea Krüger 500'])
    expect((await olivia.api.scoreboard.preview(wish)).people[0]).toMatchObject({ by: 'before', profileId: lea.id })
  })

  it('assigns nothing to a person of another organisation', async () => {
    const [here, there] = [await world.office(), await world.office('Südwind')]
    const wish = { file: csv('Kiki;;10,00'), month }
    const { fingerprint, people } = await here.olivia.api.scoreboard.preview(wish)
    const save = (profileId: string) =>
      refusalOf(
        here.olivia.api.scoreboard.save({ ...wish, fingerprint, assignments: [{ key: people[0]!.key, profileId }] }),
      )
    const foreign = await save(there.kim.id)
    expect(foreign).toMatchObject({ code: 'scoreboard.personNotFound', status: 404 })
    expect(foreign).toEqual(await save('AAAAAAAAAAAA'))
    expect(await rows('select 1 from scoreboard_uploads where organization_id in ($1, $2)', here.id, there.id)).toEqual(
      [],
    )
  })

  it('saves only what was seen: not another file, not another mapping, not over what came meanwhile', async () => {
    const office = await world.office()
    const { olivia, adam, kofi } = office
    const wish = { file: csv('Kim Albers;;1.840'), month }
    const { fingerprint } = await olivia.api.scoreboard.preview(wish)
    const stale = async (other: object) =>
      expect(await refusalOf(olivia.api.scoreboard.save({ ...wish, fingerprint, ...other }))).toMatchObject({
        code: 'scoreboard.stalePreview',
        status: 409,
      })
    await stale({ file: csv('Kim Albers;;1.841') })
    await stale({ numbers: 'en' })
    await stale({ currency: 'USD' })
    await stale({ month: '2026-12' })
    await adam.api.team.update({ id: kofi.id, fullName: 'Kim Albers' })
    await stale({})
    await adam.api.team.update({ id: kofi.id, fullName: 'Kofi Mensah' })
    await anUpload({ olivia: adam }, 'Kofi Mensah;5')
    await stale({})
    expect(await revenues(office)).toEqual(['1 Kofi Mensah 500'])
  })

  it('lets one of two win who save at once', async () => {
    const office = await world.office()
    const wishes = await Promise.all(
      [office.olivia, office.adam].map(async (person, at) => {
        const wish = { file: csv(`Kim Albers;;${at + 1}`), month }
        return { person, wish: { ...wish, fingerprint: (await person.api.scoreboard.preview(wish)).fingerprint } }
      }),
    )
    const saved = await Promise.allSettled(wishes.map(({ person, wish }) => person.api.scoreboard.save(wish)))
    expect(saved.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await rows('select version from scoreboard_uploads where organization_id = $1', office.id)).toEqual([
      { version: 1 },
    ])
  })

  it('takes workbooks, two currencies, and whoever has left', async () => {
    const office = await world.office()
    const { olivia, kim, kofi } = office
    await office.adam.api.team.remove({ id: kofi.id })
    const bytes = workbook({
      Nov: [
        ['Chatter', 'Umsatz', 'Währung'],
        ['Kim Albers', 10.5, 'EUR'],
        ['Kim Albers', 3, '$'],
        ['Kofi Mensah', 2, 'EUR'],
      ],
    })
    const wish = { file: aFile(bytes, 'C:\\fakepath\\Umsatz\u202E.xlsx'), month }
    const { fingerprint } = await olivia.api.scoreboard.preview(wish)
    const { id } = await olivia.api.scoreboard.save({ ...wish, fingerprint })
    const board = await olivia.api.scoreboard.board({ month })
    expect(board.currencies).toEqual([
      { currency: 'EUR', people: 2, revenue: 1250 },
      { currency: 'USD', people: 1, revenue: 300 },
    ])
    expect(board.entries.map(({ fullName, hasLeft }) => [fullName, hasLeft])).toEqual([
      ['Kim Albers', false],
      ['Kofi Mensah', true],
    ])
    expect((await olivia.api.scoreboard.board({ month, currency: 'USD' })).entries).toMatchObject([
      { profileId: kim.id, rank: 1 },
    ])
    expect((await olivia.api.scoreboard.original({ id })).name).toBe('upload.xlsx')
  })

  it('saves nothing where there is nothing', async () => {
    const { olivia } = await world.office()
    const wish = { file: csv('Summe;;5'), month }
    const { fingerprint } = await olivia.api.scoreboard.preview(wish)
    expect(await refusalOf(olivia.api.scoreboard.save({ ...wish, fingerprint }))).toMatchObject({
      code: 'scoreboard.nothingToSave',
    })
  })
})

describe('the history', () => {
  it('says who uploaded what when, and undoing goes back version by version', async () => {
    const office = await world.office()
    const { olivia, adam, kim } = office
    const first = await anUpload(office, 'Kim Albers;1')
    world.clock.set('2026-11-21T09:00:00Z')
    const second = await anUpload({ olivia: adam }, 'Kim Albers;2\nLea Krüger;viel')
    world.clock.set('2026-11-22T09:00:00Z')
    expect(await refusalOf(olivia.api.scoreboard.undo({ id: first.id }))).toMatchObject({
      code: 'scoreboard.staleUpload',
      status: 409,
    })
    await olivia.api.scoreboard.undo({ id: second.id })
    expect(await revenues(office)).toEqual(['1 Kim Albers 100'])
    expect(await refusalOf(olivia.api.scoreboard.undo({ id: second.id }))).toMatchObject({
      code: 'scoreboard.staleUpload',
    })
    const third = await anUpload(office, 'Kim Albers;3')
    expect(third.version).toBe(3)
    await olivia.api.scoreboard.undo({ id: third.id })
    await olivia.api.scoreboard.undo({ id: first.id })
    expect(await revenues(office)).toEqual([])
    const { uploads } = await olivia.api.scoreboard.uploads({ month })
    expect(uploads.map(each => [each.version, each.uploadedBy, each.uploadedAt, each.problems, each.undoneBy])).toEqual(
      [
        [3, 'Olivia Brandt', '2026-11-22T09:00:00Z', 0, 'Olivia Brandt'],
        [2, 'Adam Yıldız', '2026-11-21T09:00:00Z', 1, 'Olivia Brandt'],
        [1, 'Olivia Brandt', '2026-11-20T11:00:00Z', 0, 'Olivia Brandt'],
      ],
    )
    expect(uploads.map(({ isCurrent }) => isCurrent)).toEqual([false, false, false])
    expect(await refusalOf(kim.api.scoreboard.uploads({}))).toMatchObject({ code: 'permissions.missing' })
  })

  it('comes in pages', async () => {
    const office = await world.office()
    const { id } = await anUpload(office)
    await rows(
      `insert into scoreboard_uploads select organization_id, 'AAAAAAAAAA' || lpad(n::text, 2, '0'), month, n, file_name,
         file_size, uploaded_by, uploaded_at, null, people, problems, null, null
       from scoreboard_uploads, generate_series(2, 31) n where organization_id = $1 and id = $2`,
      office.id,
      id,
    )
    const page = await office.olivia.api.scoreboard.uploads({})
    expect(page.uploads).toHaveLength(30)
    const rest = await office.olivia.api.scoreboard.uploads({ after: page.next! })
    expect([rest.uploads.length, rest.next]).toEqual([1, null])
    const all = [...page.uploads, ...rest.uploads]
    expect(new Set(all.map(({ version }) => version)).size).toBe(31)
    expect(all.filter(({ isCurrent }) => isCurrent).map(({ version }) => version)).toEqual([1])
  })
})
