import type { Language } from '#kit/catalogue.ts'
import { foldForSearch } from '#kit/text.ts'
import { type InvitationRole, invitationRoles } from '#features/access/invitations/roles.ts'

/** What files call roles. Nobody is invited as an owner, but a file may well name one. */
const roleWords: Readonly<Record<InvitationRole | 'owner', string>> = {
  chatter: 'chatter|chatterin|mitarbeiter|mitarbeiterin|agent|agentin|employee|member|mitglied',
  team_lead:
    'team lead|teamlead|team leader|teamleader|teamleitung|teamleiter|teamleiterin|team leitung|lead|leitung|tl|team_lead',
  admin: 'admin|administrator|administratorin|administration',
  owner: 'owner|inhaber|inhaberin|eigentumer|eigentumerin',
}

const languageWords: Readonly<Record<Language, string>> = {
  de: 'de|deutsch|german|ger|deu|de at|de ch|de de',
  en: 'en|englisch|english|eng|en gb|en us',
}

const indexOf = <Value extends string>(words: Readonly<Record<Value, string>>, values: readonly Value[]) =>
  new Map(values.flatMap(value => words[value].split('|').map(word => [word, value] as const)))

const byRole = indexOf(roleWords, [...invitationRoles, 'owner'])
const byLanguage = indexOf(languageWords, ['de', 'en'])

const plain = (text: string): string => foldForSearch(text).replaceAll(/[-.]/g, ' ').replaceAll(/\s+/g, ' ').trim()

export const roleIn = (text: string): InvitationRole | 'owner' | undefined => byRole.get(plain(text))

export const languageIn = (text: string): Language | undefined => byLanguage.get(plain(text.replace('_', '-')))

export interface NamedGroup {
  readonly id: string
  readonly name: string
}

/** One name that stands for a group: which, or why none. */
type FoundGroup =
  | { readonly id: string }
  | { readonly id: null; readonly text: string; readonly why: 'unknown' | 'ambiguous' }

const separators = ['\n', ';', ',', '/', '|'] as const

/** Finds the groups that a cell names, one or several. A name that holds a separator itself is found as a whole first. */
export function groupFinder(groups: readonly NamedGroup[]): (text: string) => FoundGroup[] {
  const byName = Map.groupBy(groups, ({ name }) => keyOf(name))
  function find(text: string, at: number): FoundGroup[] {
    const found = byName.get(keyOf(text)) ?? []
    const [first] = found
    if (first && found.length === 1) return [{ id: first.id }]
    if (first) return [{ id: null, text: text.trim(), why: 'ambiguous' }]
    const next = separators.findIndex((separator, place) => place >= at && text.includes(separator))
    if (next === -1) return text.trim() === '' ? [] : [{ id: null, text: text.trim(), why: 'unknown' }]
    return text.split(separators[next] ?? '\n').flatMap(part => find(part, next + 1))
  }
  return text => find(text, 0)
}

const keyOf = (name: string): string => foldForSearch(name).replaceAll(/\s+/g, ' ').trim()
