import type { GroupColour } from '#kit/colour.ts'
import type { Catalogue, Language } from '#kit/catalogue.ts'
import { formatTimes } from '#kit/clock-text.ts'
import type { Account } from '../schema.ts'
import { chosenAccounts, type GroupValues, nameOf } from './group-values.ts'

/** What the values of a group are told with. */
interface GroupTexts {
  readonly language: Language
  readonly texts: Catalogue['creatorGroups']
  readonly colours: Readonly<Record<GroupColour, string>>
  readonly accounts: readonly Account[]
  readonly people: readonly { readonly id: string; readonly fullName: string }[]
  /** The organisation's. */
  readonly shifts: readonly { readonly id: string; readonly name: string }[]
}

/** Fields of a group as another has stored them, in words; what is gone meanwhile is left out. */
export const describeStoredFields = (fields: readonly (keyof GroupValues)[], stored: GroupValues, known: GroupTexts) =>
  fields.map(field => ({ label: labelOf(field, known.texts), stored: wordedIn(field, stored, known) }))

function labelOf(field: keyof GroupValues, { fields, customShifts, requirements }: GroupTexts['texts']): string {
  if (field === 'creatorLinkIds') return fields.combinations
  if (field === 'customShifts') return customShifts
  return field === 'mainChatterRequirements' ? requirements : fields[field]
}

function wordedIn(field: keyof GroupValues, stored: GroupValues, known: GroupTexts): string {
  const { texts, colours, accounts, people } = known
  const personIn = (id: string) => people.find(person => person.id === id)?.fullName ?? ''
  const shifts = [...stored.customShifts, ...known.shifts]
  switch (field) {
    case 'name':
      return nameOf(stored, accounts, texts.suffixes)
    case 'description':
      return stored.description
    case 'color':
      return colours[stored.color]
    case 'chatterCount':
      return texts.chatters(stored.chatterCount)
    case 'useCustomShifts':
      return stored.useCustomShifts ? texts.ownShifts : texts.standardShifts
    case 'customShifts':
      return listed(
        stored.customShifts.map(
          ({ name, startTime, endTime }) => `${name} ${formatTimes({ startTime, endTime }, known.language)}`,
        ),
      )
    case 'mainChatterRequirements':
      return listed(
        shifts.flatMap(({ id, name }) => {
          const count = stored.mainChatterRequirements[id] ?? 0
          return count === 0 ? [] : [`${name}: ${count}`]
        }),
      )
    case 'creatorLinkIds':
      return listed(
        chosenAccounts(stored, accounts).map(({ creatorName, platformName }) => `${creatorName} – ${platformName}`),
      )
    case 'members':
      return listed(
        stored.members.map(({ profileId, isMain }) =>
          isMain ? texts.mainChatter(personIn(profileId)) : personIn(profileId),
        ),
      )
  }
}

const listed = (parts: readonly string[]): string => parts.filter(part => part !== '').join(', ')
