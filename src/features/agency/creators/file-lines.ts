import type { Row } from '#features/foundation/spreadsheets/cells.ts'
import { isEmpty, textOf } from '#features/foundation/spreadsheets/cells.ts'
import {
  countRecognisedColumns,
  createHeaderRecogniser,
  type HeaderNames,
  readTableHead,
  type TableHead,
  wordsIn,
} from '#features/foundation/spreadsheets/head.ts'
import type { PlatformKind } from '#features/agency/platforms/built-in.ts'
import { foldForSearch, truncateText } from '#kit/text.ts'
import { maxCreators, tagsIn } from './rules.ts'

/*
 *   rows ──▶ header with a column for the name ──▶ lines: what stands there of a creator
 *
 * A column that is named after a platform holds usernames or addresses there. Nothing is checked here.
 */

export interface NamedPlatform {
  readonly kind: PlatformKind
  readonly key: string
  readonly name: string
}

const textFields = ['name', 'description', 'importance', 'tags', 'contactEmail', 'notes'] as const
type TextField = (typeof textFields)[number]
/** A field of the creator, or the position of a platform in the list. */
type Field = TextField | `${number}`

const fieldNames: HeaderNames<TextField> = {
  name: { de: 'name|creator|creatorname|creator name|kunstlername', en: 'name|creator|creator name|model|stage name' },
  description: { de: 'beschreibung', en: 'description|about|bio' },
  importance: { de: 'wichtigkeit|sterne|prioritat', en: 'importance|stars|priority' },
  tags: { de: 'tags|tag|schlagworte', en: 'tags|tag|labels' },
  contactEmail: {
    de: 'kontakt e mail|kontakt email|kontakt|e mail|email|mail',
    en: 'contact e mail|contact email|contact|e mail|email|mail',
  },
  notes: { de: 'notizen|notiz|bemerkung|bemerkungen', en: 'notes|note|comment|comments' },
}

interface LinkCell {
  readonly platform: string
  readonly url: string
  /** The first one of a platform is the main account. */
  readonly accountType: 'main' | 'secondary'
}

export interface CreatorLine {
  /** As the program that wrote the file counts, from 1. */
  readonly line: number
  readonly name: string
  readonly description: string
  readonly importance: string
  readonly tags: readonly string[]
  readonly contactEmail: string
  readonly notes: string
  readonly creatorPlatforms: readonly LinkCell[]
  readonly socialChannels: readonly LinkCell[]
}

export type CreatorLines =
  | { readonly kind: 'lines'; readonly lines: readonly CreatorLine[] }
  | { readonly kind: 'nameless' }
  | { readonly kind: 'tooMany' }

/** A header further down than this is none: above it stand a title, a date, a logo. */
const deepest = 25
/** Longer than every field may be, so that the check of a field still refuses it. */
const maxTextLength = 5001

/** The creators in these rows. */
export function readCreatorLines(
  rows: readonly Row[],
  width: number,
  platforms: readonly NamedPlatform[],
): CreatorLines {
  const head = findCreatorHead(rows, width, platforms)
  if (!head) return { kind: 'nameless' }
  const filled = rows
    .slice(head.at + 1)
    .filter(({ cells }) => head.columns.some((field, at) => field && !isEmpty(cells[at])))
  if (filled.length > maxCreators) return { kind: 'tooMany' }
  return { kind: 'lines', lines: filled.map(row => lineOf(row, head.columns, platforms)) }
}

/** The row that names the most columns, the name among them. */
export function findCreatorHead(
  rows: readonly Row[],
  width: number,
  platforms: readonly NamedPlatform[],
): TableHead<Field> | undefined {
  const names: Record<Field, { de: string; en: string }> = { ...fieldNames }
  const places = platforms.map((_, at) => `${at}` as const)
  for (const place of places) {
    const header = plainName(platforms[Number(place)]?.name ?? '')
    names[place] = { de: header, en: header === 'x twitter' ? 'x|twitter' : header }
  }
  // a field of the creator wins over a platform of the same name
  const recognise = createHeaderRecogniser<Field>(names, [...places, ...textFields])
  return rows
    .slice(0, deepest)
    .map((row, at) => readTableHead(row, at, width, recognise))
    .filter(({ columns }) => columns.includes('name'))
    .reduce<TableHead<Field> | undefined>(
      (a, b) => (a && countRecognisedColumns(a) >= countRecognisedColumns(b) ? a : b),
      undefined,
    )
}

const plainName = (name: string): string =>
  wordsIn(name)
    .map(word => foldForSearch(word).replaceAll(/[^\p{L}\p{N}]/gu, ''))
    .filter(Boolean)
    .join(' ')

function lineOf(
  { line, cells }: Row,
  columns: readonly (Field | null)[],
  platforms: readonly NamedPlatform[],
): CreatorLine {
  const text = (field: Field) => truncateText(textOf(cells[columns.indexOf(field)]), maxTextLength)
  const links = (kind: PlatformKind) =>
    platforms.flatMap((platform, at) => (platform.kind === kind ? linksIn(platform.key, text(`${at}`)) : []))
  return {
    line,
    name: text('name'),
    description: text('description'),
    importance: text('importance'),
    tags: tagsIn(text('tags')),
    contactEmail: text('contactEmail'),
    notes: text('notes'),
    creatorPlatforms: links('creator'),
    socialChannels: links('social'),
  }
}

const linksIn = (platform: string, text: string): LinkCell[] =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((url, at) => ({ platform, url, accountType: at === 0 ? 'main' : 'secondary' }))
