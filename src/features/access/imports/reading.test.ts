import { describe, expect, it } from 'vitest'
import type { Row } from '#features/foundation/spreadsheets/cells.ts'
import { createLineDrafter } from './drafting.ts'
import { type PeopleReading, readPeople } from './reading.ts'

const rows = (...lines: readonly (readonly string[])[]): Row[] => lines.map((cells, at) => ({ line: at + 1, cells }))

function read(given: readonly Row[], chosen?: Parameters<typeof readPeople>[2]): PeopleReading {
  const width = Math.max(...given.map(({ cells }) => cells.length))
  const reading = readPeople(given, width, chosen)
  if ('tooMany' in reading) throw new Error(`${reading.tooMany} people`)
  return reading
}

const draft = createLineDrafter({
  groups: [
    { id: 'luna', name: 'Luna' },
    { id: 'nova', name: 'Nova & Stern' },
    { id: 'nacht', name: 'Nacht/Früh' },
    { id: 'a', name: 'Doppelt' },
    { id: 'b', name: 'doppelt' },
  ],
  mayInvite: role => role !== 'admin',
  mayPlace: true,
})

const people = (given: readonly Row[]) =>
  read(given).lines.map(line => {
    const { name, email, role, groupIds, language } = draft(line)
    return [name, email, role, groupIds.join(' '), language].map(each => each ?? '-').join('|')
  })

describe('a table of people', () => {
  it.each([
    [
      'in German',
      ['Name', 'E-Mail', 'Rolle', 'Gruppen', 'Sprache'],
      ['Kim Albers', 'KIM@x.test', 'Teamleitung', 'luna', 'Deutsch'],
      'Kim Albers|kim@x.test|team_lead|luna|de',
    ],
    [
      'in English',
      ['E-mail address', 'Full name', 'Role', 'Group', 'Language'],
      ['kim@x.test', 'Kim Albers', 'Team Lead', 'Luna', 'en-GB'],
      'Kim Albers|kim@x.test|team_lead|luna|en',
    ],
    [
      'in capitals, with marks',
      ['VORNAME', 'NACHNAME:', 'E-MAIL-ADRESSE *'],
      ['Jörg', 'Ott', 'jörg@müller.test'],
      'Jörg Ott|jörg@xn--mller-kva.test|-||-',
    ],
    [
      'under the words that the table of the revenue may have',
      ['Chatter Name', 'Email Address'],
      ['Kim Albers', 'kim@x.test'],
      'Kim Albers|kim@x.test|-||-',
    ],
    ['of addresses alone', ['Mail'], ['Kim Albers <kim@x.test>'], 'Kim Albers|kim@x.test|-||-'],
  ])('%s', (_, head, line, person) => expect(people(rows(head, line))).toEqual([person]))

  it('may have a title above, empty lines, and a second header, which is named', () => {
    const given = rows(
      ['Unser Team', ''],
      ['', ''],
      ['Name', 'E-Mail'],
      ['full name', 'e-mail'],
      ['Kim', 'kim@x.test'],
      ['', ''],
      ['Name', 'E-Mail'],
      ['Eva', 'eva@x.test'],
    )
    const reading = read(given)
    expect(reading.lines.map(({ line }) => line)).toEqual([5, 8])
    expect(reading.furtherHeads).toEqual([4, 7])
  })

  it('keeps whoever stands above the header', () => {
    expect(people(rows(['Kim', 'kim@x.test'], ['Name', 'E-Mail'], ['Eva', 'eva@x.test']))).toHaveLength(2)
  })

  it('without a header is known by what stands in it', () => {
    const reading = read(
      rows(['17', 'Kim Albers', 'en', 'kim@x.test', 'Chatter'], ['18', 'Eva Ott', 'de', 'eva@x.test', 'Admin']),
    )
    expect(reading).toMatchObject({ isHeaded: false, isComplete: true })
    expect(reading.columns.map(({ field }) => field)).toEqual([null, 'name', 'language', 'email', 'role'])
    expect(reading.lines).toHaveLength(2)
  })

  it('without addresses says so', () => {
    expect(read(rows(['Name', 'Rolle'], ['Kim', 'Chatter']))).toMatchObject({ isComplete: false })
  })

  it('is read by the columns that are chosen by hand', () => {
    const given = rows(['Wer', 'Wohin'], ['Kim', 'kim@x.test'])
    expect(read(given, ['name', 'email'])).toMatchObject({ isComplete: true, lines: [{ line: 1 }, { line: 2 }] })
  })

  it('of 500 people is whole, and of one more it only says how many', () => {
    const crowd = (count: number) => rows(['E-Mail'], ...Array.from({ length: count }, (_, at) => [`p${at}@x.test`]))
    expect(read(crowd(500)).lines).toHaveLength(500)
    expect(readPeople(crowd(501), 1, undefined)).toEqual({ tooMany: 501 })
  })
})

describe('a cell', () => {
  const of = (field: string, text: string) => {
    const [line] = read(rows(['E-Mail', field], ['kim@x.test', text])).lines
    if (!line) throw new Error('no line')
    return draft(line)
  }

  it.each([
    ['Luna', ['luna']],
    ['luna; Nova & Stern', ['luna', 'nova']],
    ['Luna / Nova & Stern', ['luna', 'nova']],
    ['Luna\nNacht/Früh', ['luna', 'nacht']],
    ['Nacht/Früh, LUNA, luna', ['nacht', 'luna']],
    ['', []],
  ])('of groups: %j', (text, groupIds) => expect(of('Gruppen', text)).toMatchObject({ groupIds, unread: [] }))

  it.each([
    ['Gruppen', 'Luna, Sonne', { field: 'groups', why: 'unknown', text: 'Sonne' }],
    ['Gruppen', 'Doppelt', { field: 'groups', why: 'ambiguous', text: 'Doppelt' }],
    ['Rolle', 'Praktikant', { field: 'role', why: 'unknown', text: 'Praktikant' }],
    ['Rolle', 'Admin', { field: 'role', why: 'beyond', text: 'Admin' }],
    ['Rolle', 'Inhaberin', { field: 'role', why: 'beyond', text: 'Inhaberin' }],
    ['Sprache', 'Latein', { field: 'language', why: 'unknown', text: 'Latein' }],
    ['Name', '=HYPERLINK("http://x.test")', { field: 'name', why: 'noResult', text: '=HYPERLINK("http://x.test")' }],
  ])('of %s that says %j is not taken, and says why', (field, text, unread) =>
    expect(of(field, text)).toMatchObject({ unread: [unread] }),
  )

  it('that is too long is cut, and stays what can be sent back', () => {
    const long = (word: string) => word.repeat(400).slice(0, 400)
    const [line] = read(rows(['E-Mail', 'Vorname', 'Nachname'], ['kim@x.test', long('Kim'), long('Albers')])).lines
    expect(line && draft(line).name).toHaveLength(500)
    const { name } = of('Name', `${'K'.repeat(499)}😀`)
    expect([name, name.isWellFormed()]).toEqual(['K'.repeat(499), true])
  })

  it('names fifty groups at most, and says which are too many', () => {
    const groups = Array.from({ length: 52 }, (_, at) => ({ id: `g${at}`, name: `G${at}` }))
    const named = groups.map(({ name }) => name).join(', ')
    const [line] = read(rows(['E-Mail', 'Gruppe'], ['kim@x.test', named])).lines
    const drafted = line && createLineDrafter({ groups, mayInvite: () => true, mayPlace: true })(line)
    expect(drafted?.groupIds).toHaveLength(50)
    expect(drafted?.unread).toEqual([{ field: 'groups', why: 'tooMany', text: 'G50, G51' }])
  })

  it('says which groups nobody may give', () => {
    const [line] = read(rows(['E-Mail', 'Gruppe'], ['kim@x.test', 'Luna'])).lines
    const mayNot = createLineDrafter({ groups: [], mayInvite: () => true, mayPlace: false })
    expect(line && mayNot(line).unread).toEqual([{ field: 'groups', why: 'forbidden', text: 'Luna' }])
  })

  it('that was calculated counts with a word, and the rest of a merged one does not', () => {
    const [line] = read([
      { line: 1, cells: ['E-Mail', 'Name', 'Gruppe'] },
      { line: 2, cells: ['kim@x.test', 'Kim', 'Luna'], formulas: [0], merged: [2] },
    ]).lines
    expect(line && draft(line)).toMatchObject({
      email: 'kim@x.test',
      groupIds: [],
      notes: [
        { field: 'email', kind: 'formula' },
        { field: 'groups', kind: 'merged' },
      ],
    })
  })
})

it('finds the column of names in one pass over long texts', () => {
  // a scan that tries each letter as the last one would take a million times as many steps
  const long = `${'a'.repeat(3_000_000)}1`
  expect(read(rows([long, 'nora@example.test'], [long, 'ivo@example.test'])).columns.map(({ field }) => field)).toEqual(
    [null, 'email'],
  )
})
