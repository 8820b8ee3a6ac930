import type { Language } from '#kit/catalogue.ts'
import { truncateText } from '#kit/text.ts'
import { parseAddress } from '#features/access/invitations/addresses.ts'
import type { InvitationRole } from '#features/access/invitations/roles.ts'
import type { ReadCell, ReadLine } from './reading.ts'
import { maxTextLength, maxGroups } from './rules.ts'
import { groupFinder, languageIn, type NamedGroup, roleIn } from './words.ts'

/** A person as the file means them, or as somebody has corrected it. */
export interface PersonLine {
  readonly line: number
  readonly name: string
  readonly email: string
  readonly role: InvitationRole | null
  readonly groupIds: readonly string[]
  readonly language: Language | null
}

export const draftFields = ['name', 'email', 'role', 'groups', 'language'] as const
export type DraftField = (typeof draftFields)[number]

/** Why what stands in a cell is not taken. */
export const unreadReasons = ['noResult', 'unknown', 'ambiguous', 'beyond', 'forbidden', 'tooMany'] as const

export interface Unread {
  readonly field: DraftField
  readonly why: (typeof unreadReasons)[number]
  /** What stands there. */
  readonly text: string
}

/** What is said of a cell that does not stand in the way. */
export const noteKinds = ['formula', 'merged'] as const

interface Note {
  readonly field: DraftField
  readonly kind: (typeof noteKinds)[number]
}

export interface LineDraft extends PersonLine {
  readonly unread: readonly Unread[]
  readonly notes: readonly Note[]
}

interface DraftContext {
  readonly groups: readonly NamedGroup[]
  readonly mayInvite: (role: InvitationRole) => boolean
  /** Whether whoever imports says into which groups people come. */
  readonly mayPlace: boolean
}

/** What a line says in the organisation's own terms, and what of it means nothing there. */
export function createLineDrafter({ groups, mayInvite, mayPlace }: DraftContext): (line: ReadLine) => LineDraft {
  const groupsIn = groupFinder(groups)
  return ({ line, cells }) => {
    const unread: Unread[] = []
    const notes: Note[] = []
    /** The texts of the cells, without those that do not count. */
    const read = (field: DraftField, ...found: readonly (ReadCell | undefined)[]): string => {
      const texts: string[] = []
      for (const cell of found) {
        if (cell === undefined) continue
        if (cell.mark === 'noResult') unread.push({ field, why: 'noResult', text: shown(cell.text) })
        else texts.push(cell.text)
        if (cell.mark === 'formula' || cell.mark === 'merged') notes.push({ field, kind: cell.mark })
      }
      return texts.filter(text => text !== '').join(' ')
    }
    const refuse = (field: DraftField, why: Unread['why'], text: string) =>
      unread.push({ field, why, text: shown(text) })

    const address = read('email', cells.email)
    const { email, name: before } = parseAddress(address)
    const names = read('name', cells.name) || read('name', cells.firstName, cells.lastName)
    const roleText = read('role', cells.role)
    const role = roleIn(roleText)
    const mayHave = role !== undefined && role !== 'owner' && mayInvite(role)
    if (roleText !== '' && !mayHave) refuse('role', role === undefined ? 'unknown' : 'beyond', roleText)
    const groupText = read('groups', cells.groups)
    const found = mayPlace ? groupsIn(groupText) : []
    if (groupText !== '' && !mayPlace) refuse('groups', 'forbidden', groupText)
    for (const one of found) if (one.id === null) refuse('groups', one.why, one.text)
    const known = [...new Set(found.flatMap(({ id }) => (id === null ? [] : [id])))]
    const beyond = new Set(known.slice(maxGroups))
    if (beyond.size > 0) refuse('groups', 'tooMany', namesOf(groups, beyond))
    const languageText = read('language', cells.language)
    const language = languageIn(languageText)
    if (languageText !== '' && language === undefined) refuse('language', 'unknown', languageText)
    return {
      line,
      // each cell is cut already, and a first and a last name are two
      name: truncateText((names || (before ?? '')).replaceAll(/\s+/g, ' ').trim(), maxTextLength),
      email: email ?? address,
      role: mayHave ? role : null,
      groupIds: known.slice(0, maxGroups),
      language: language ?? null,
      unread,
      notes,
    }
  }
}

const shown = (text: string): string => (text.length > 80 ? `${truncateText(text, 80)}…` : text)

const namesOf = (groups: readonly NamedGroup[], ids: ReadonlySet<string>): string =>
  groups.flatMap(({ id, name }) => (ids.has(id) ? [name] : [])).join(', ')
