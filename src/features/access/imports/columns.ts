import { isEmpty, type Row, textOf } from '#features/foundation/spreadsheets/cells.ts'
import {
  type TableHead,
  readTableHead,
  type HeaderNames,
  countRecognisedColumns,
  createHeaderRecogniser,
} from '#features/foundation/spreadsheets/head.ts'
import { languageIn, roleIn } from './words.ts'

/** What a column can hold. */
export const fields = ['name', 'firstName', 'lastName', 'email', 'role', 'groups', 'language'] as const
export type Field = (typeof fields)[number]

const headers: HeaderNames<Field> = {
  name: {
    de: 'name|vollname|voller name|chatter|chattername|mitarbeiter|mitarbeitername|person|mitglied|teammitglied|vorname nachname|nachname vorname|name vorname|vor und nachname|chatter name|name des chatters',
    en: 'name|full name|fullname|chatter|chatter name|employee|employee name|agent|agent name|person|member|member name|team member|user|user name|username|display name|first and last name|first name last name|last name first name|surname first name',
  },
  firstName: { de: 'vorname|rufname', en: 'first name|firstname|given name' },
  lastName: { de: 'nachname|familienname|zuname', en: 'last name|lastname|surname|family name' },
  email: {
    de: 'e mail|email|mail|e mail adresse|email adresse|emailadresse|mailadresse|mail adresse|adresse',
    en: 'e mail|email|mail|e mail address|email address|mail address|address',
  },
  role: { de: 'rolle|funktion|position|rolle im team', en: 'role|job|job title|position|team role' },
  groups: {
    de: 'gruppe|gruppen|team|teams|creatorgruppe|creatorgruppen|creator gruppe|creator gruppen|stammgruppe|stammgruppen',
    en: 'group|groups|team|teams|creator group|creator groups|home group|home groups',
  },
  language: { de: 'sprache|sprachen|sprachcode', en: 'language|languages|lang|locale|language code' },
}

const recognise = createHeaderRecogniser(headers, fields, { fillers: 'der die das the of in'.split(' ') })

export const hasEmailColumn = (columns: readonly (Field | null)[]): boolean => columns.includes('email')

/** A header further down than this is none: above it stand a title, a date, a logo. */
const deepest = 25

/** A row that names columns and nobody's address; undefined: the file has none. Of several the one that names the most. */
export function findHead(rows: readonly Row[], width: number): TableHead<Field> | undefined {
  return rows
    .slice(0, deepest)
    .map((row, at) => readTableHead(row, at, width, recognise))
    .filter((head, at) => isHead(head, rows[at]))
    .reduce<TableHead<Field> | undefined>(
      (a, b) => (a && countRecognisedColumns(a) >= countRecognisedColumns(b) ? a : b),
      undefined,
    )
}

/** Whether a row further down is one as well: two lists in one sheet, or the same words in another language. */
export const isRepeatedHeader = (row: Row, width: number): boolean =>
  isHead(readTableHead(row, 0, width, recognise), row)

const isHead = (head: TableHead<Field>, row: Row | undefined): boolean =>
  row !== undefined && !hasAddress(row) && (hasEmailColumn(head.columns) || countRecognisedColumns(head) >= 2)

export const hasAddress = ({ cells }: Row): boolean => cells.some(cell => textOf(cell).includes('@'))

/** Without a header: addresses are known by their sign, roles and languages by their words, and what is left is a name. */
export function guessColumns(rows: readonly Row[], width: number): (Field | null)[] {
  const columns: (Field | null)[] = Array.from({ length: width }, () => null)
  const filled = (at: number) => rows.map(({ cells }) => cells[at]).filter(cell => !isEmpty(cell))
  const give = (field: Field, merit: (texts: readonly string[]) => number) => {
    const merits = columns.map((taken, at) => (taken === null ? merit(filled(at).map(textOf)) : 0))
    const best = Math.max(0, ...merits)
    if (best > 0) columns[merits.indexOf(best)] = field
  }
  const all = (is: (text: string) => boolean) => (texts: readonly string[]) =>
    texts.length > 0 && texts.every(is) ? texts.length : 0
  give('email', texts => texts.filter(text => text.includes('@')).length)
  give(
    'role',
    all(text => roleIn(text) !== undefined),
  )
  give(
    'language',
    all(text => languageIn(text) !== undefined),
  )
  give('name', texts => (texts.some(text => /\p{L}/u.test(text) && !/[\d@=]/.test(text)) ? 1 : 0))
  return columns
}
