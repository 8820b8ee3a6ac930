import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

type People = Parameters<Refusals['creatorGroups']['surplus']>[0]

const listed = ({ people }: People): string =>
  people
    .map(({ fullName, date, shiftName }) => `${fullName} (${date.slice(8)}/${date.slice(5, 7)}, ${shiftName})`)
    .join(', ')

export const refusals: Translation<Refusals['creatorGroups']> = {
  nameRequired: 'Please give the group a name.',
  combinationsRequired: 'Please choose at least one account.',
  customShiftsRequired: 'Add at least one custom shift.',
  sameShiftName: 'There is already a shift with this name.',
  notFound: 'This group no longer exists.',
  accountNotFound: 'This account no longer exists.',
  personNotFound: 'This person no longer exists.',
  shiftNotFound: 'This shift no longer exists.',
  shiftTaken: 'The id of this shift is already taken.',
  shiftInUse: ({ name }) => `The shift “${name}” is already planned. Disable it instead.`,
  tooManyMain: ({ max }) =>
    max === 1 ? 'The group has only one seat per shift.' : `The group has only ${max} seats per shift.`,
  surplus: affected => `These people are already on seats that would disappear: ${listed(affected)}.`,
  outOfUse: affected => `These people are published on shifts that would no longer be in use: ${listed(affected)}.`,
  tooMany: ({ max }) => `There can be no more than ${max} groups.`,
  conflictCombination: ({ account, group }) => `${account} already belongs to the group “${group}”.`,
  staleVersion: 'Someone else has changed this group in the meantime. Check the fields and save again.',
  published: ({ count }) =>
    count === 1
      ? 'One published assignment is still planned for this group. Remove it first.'
      : `${count} published assignments are still planned for this group. Remove them first.`,
}

export const en: Translation<Catalogue['creatorGroups']> = {
  title: 'Groups',
  subtitle: 'Who works which accounts, and how many chatters per shift.',
  add: 'Add group',
  search: 'Search groups',
  empty: 'There are no groups yet.',
  nothingFound: query => `No group matches “${query}”.`,
  noCreators: {
    title: 'No creators available',
    text: 'First add a creator with at least one account on a creator platform.',
    action: 'Go to creators',
  },
  noPlatforms: names => `No platforms available for ${names.join(', ')}.`,
  chatters: count => (count === 1 ? '1 chatter per shift' : `${count} chatters per shift`),
  accounts: count => (count === 1 ? '1 account' : `${count} accounts`),
  members: count => (count === 1 ? '1 home chatter' : `${count} home chatters`),
  ownShifts: 'Custom shifts',
  noShiftsInForce: 'No enabled shift',
  morePeople: count => `+${count}`,
  plan: 'Weekly plan',
  planOf: name => `Weekly plan of ${name}`,
  edit: name => `Edit ${name}`,
  remove: name => `Delete ${name}`,
  removeTitle: name => `Delete the group “${name}”?`,
  removeText:
    'The group’s plans and custom shifts will not be shown any more. What was worked still counts. Its accounts become available again.',
  removeConfirm: 'Delete',
  removeFailed: 'The group was not deleted.',
  removed: name => `${name} is deleted.`,
  saved: name => `${name} is saved.`,
  surplus: {
    title: 'Fewer seats?',
    text: 'They stay assigned and are marked as extra on the plan.',
    confirm: 'Save anyway',
  },
  outOfUse: {
    title: 'Take published shifts out of use?',
    text: 'They stay assigned; the plan marks their shift as “No longer in use”, and it has no new seats.',
    confirm: 'Save anyway',
  },
  saveFailed: 'The group could not be saved.',
  newTitle: 'New group',
  editTitle: 'Edit group',
  create: 'Create',
  update: 'Update',
  tabs: { label: 'Group sections', general: 'General', shifts: 'Shift times' },
  fields: {
    name: 'Group name',
    nameHint: 'Built from the accounts until you change it.',
    description: 'Description',
    color: 'Colour',
    chatterCount: 'Chatters per shift',
    combinations: 'Accounts',
    addCombination: 'Add account',
    members: 'Home chatters',
    membersHint: 'Optional. Main chatters count for the shifts that need some.',
    addMember: 'Add person',
    isMain: 'Main chatter',
    useCustomShifts: 'Custom shift times for this group',
    useCustomShiftsHint: 'Otherwise the organisation’s shifts apply.',
    shiftName: 'Name',
    startTime: 'From',
    endTime: 'To',
  },
  noCombinations: 'No account chosen yet.',
  allTaken: 'All accounts are taken.',
  removeCombination: account => `Remove ${account}`,
  removeMember: name => `Remove ${name}`,
  mainChatter: name => `${name} is a main chatter`,
  standardShifts: 'Organisation shifts',
  noStandardShifts: 'The organisation has no enabled shifts.',
  customShifts: 'Custom shifts',
  noCustomShifts: 'No custom shift yet. Without an enabled shift the group cannot be planned.',
  addShift: 'Add shift',
  removeShift: name => `Remove shift ${name}`,
  shiftEnabled: name => `Shift ${name} enabled`,
  colourOf: name => `Colour of ${name}`,
  newShift: 'New shift',
  mainChatters: shift => `Main chatters in ${shift}`,
  requirements: 'How many seats need a main chatter?',
  suffixes: { main: 'main', secondary: 'secondary' },
}
