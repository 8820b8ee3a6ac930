import type { CustomShiftColour, GroupColour, ShiftColour } from '#kit/colour.ts'
import { customShiftColours, groupColours } from '#kit/colour.ts'
import { newId } from '#kit/id.ts'
import type { Shift } from '#features/agency/shifts/schema.ts'
import { automaticName, fewestChatters, maxChatters } from '../rules.ts'
import type { Account, CreatorGroup, GroupMember } from '../schema.ts'

/** As typed: the server parses. */
export interface CustomShiftValues {
  readonly id: string
  readonly name: string
  readonly startTime: string
  readonly endTime: string
  readonly belongsToPreviousDay: boolean
  readonly color: CustomShiftColour
  readonly isEnabled: boolean
}

export interface GroupValues {
  /** Undefined until it is edited by hand: the accounts give the name. */
  readonly name: string | undefined
  readonly description: string
  readonly color: GroupColour
  readonly chatterCount: number
  readonly useCustomShifts: boolean
  readonly customShifts: readonly CustomShiftValues[]
  readonly mainChatterRequirements: Readonly<Record<string, number>>
  readonly creatorLinkIds: readonly string[]
  readonly members: readonly GroupMember[]
}

type Suffixes = Parameters<typeof automaticName>[1]

export const newCustomShift = (name: string): CustomShiftValues => ({
  id: newId(),
  name,
  startTime: '09:00',
  endTime: '17:00',
  belongsToPreviousDay: false,
  color: 'blue',
  isEnabled: true,
})

export function valuesOf(
  group: CreatorGroup | undefined,
  suffixes: Suffixes,
  others: readonly Pick<CreatorGroup, 'color'>[] = [],
): GroupValues {
  if (!group) return { ...newGroup, color: rarestColour(others) }
  const { name, description, color, chatterCount, useCustomShifts, mainChatterRequirements, members } = group
  return {
    name: name === automaticName(group.combinations, suffixes) ? undefined : name,
    description,
    color,
    chatterCount,
    useCustomShifts,
    mainChatterRequirements,
    members,
    creatorLinkIds: group.combinations.map(({ id }) => id),
    customShifts: group.customShifts.map(shift => Object.assign({ ...shift }, { color: customColourOf(shift.color) })),
  }
}

/** The first of the colours that the fewest groups have. */
function rarestColour(groups: readonly Pick<CreatorGroup, 'color'>[]): GroupColour {
  const uses = (colour: GroupColour) => groups.filter(({ color }) => color === colour).length
  return groupColours.reduce((rarest, colour) => (uses(colour) < uses(rarest) ? colour : rarest))
}

const newGroup: Omit<GroupValues, 'color'> = {
  name: undefined,
  description: '',
  chatterCount: fewestChatters,
  useCustomShifts: false,
  customShifts: [],
  mainChatterRequirements: {},
  creatorLinkIds: [],
  members: [],
}

/** The chosen accounts in their order; one that is gone meanwhile is left out. */
export const chosenAccounts = (values: GroupValues, accounts: readonly Account[]): readonly Account[] =>
  values.creatorLinkIds.flatMap(id => accounts.find(account => account.id === id) ?? [])

/** A name that none of these has: itself, or with a number behind it. */
export function freeName(shifts: readonly CustomShiftValues[], name: string): string {
  const taken = new Set(shifts.map(each => each.name.trim().toLowerCase()))
  const numbered = (count: number): string => (count === 1 ? name : `${name} ${count}`)
  const next = (count: number): string => (taken.has(numbered(count).toLowerCase()) ? next(count + 1) : numbered(count))
  return next(1)
}

const customColourOf = (color: ShiftColour): CustomShiftColour =>
  customShiftColours.find(colour => colour === color) ?? 'blue'

/** Shifts of its own: where there is none yet, a copy of the organisation's enabled shifts. */
export function withCustomShifts(
  values: GroupValues,
  useCustomShifts: boolean,
  standardShifts: readonly Shift[],
): GroupValues {
  if (!useCustomShifts || values.customShifts.length > 0) return { ...values, useCustomShifts }
  const copies = standardShifts
    .filter(({ isEnabled }) => isEnabled)
    .map(shift => ({ from: shift.id, shift: { ...shift, id: newId(), color: customColourOf(shift.color) } }))
  const requirements = copies.flatMap(({ from, shift }) => {
    const count = values.mainChatterRequirements[from]
    return count === undefined ? [] : [[shift.id, count] as const]
  })
  return {
    ...values,
    useCustomShifts,
    customShifts: copies.map(({ shift }) => shift),
    mainChatterRequirements: { ...values.mainChatterRequirements, ...Object.fromEntries(requirements) },
  }
}

export const nameOf = (values: GroupValues, accounts: readonly Account[], suffixes: Suffixes): string =>
  values.name?.trim() ? values.name : automaticName(chosenAccounts(values, accounts), suffixes)

/** As long as the number of seats is wrong, no shift asks for too much. */
export const maxMainChatters = ({ chatterCount }: GroupValues): number =>
  Number.isNaN(chatterCount) ? maxChatters : chatterCount

/** Fewer seats cannot ask for more main chatters than there are. */
export const mainChattersIn = (values: GroupValues, shiftId: string): number =>
  Math.min(values.mainChatterRequirements[shiftId] ?? 0, maxMainChatters(values))

export function removeCustomShift(values: GroupValues, shiftId: string): GroupValues {
  const { [shiftId]: gone, ...mainChatterRequirements } = values.mainChatterRequirements
  const customShifts = values.customShifts.filter(({ id }) => id !== shiftId)
  return {
    ...values,
    customShifts,
    mainChatterRequirements: gone === undefined ? values.mainChatterRequirements : mainChatterRequirements,
  }
}

type Seen = Pick<GroupValues, 'mainChatterRequirements'>

/** Of a shift that is not shown any more, what is wrong stays as it was seen. */
export function inputOf(values: GroupValues, name: string, seen?: Seen) {
  const right = (id: string, count: number) => (Number.isNaN(count) ? (seen?.mainChatterRequirements[id] ?? 0) : count)
  return {
    ...values,
    name,
    customShifts: [...values.customShifts],
    mainChatterRequirements: Object.fromEntries(
      Object.entries(values.mainChatterRequirements).map(([id, count]) => [
        id,
        Math.min(right(id, count), values.chatterCount),
      ]),
    ),
    creatorLinkIds: [...values.creatorLinkIds],
    members: [...values.members],
  }
}
