import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['shifts']> = {
  nameRequired: 'Enter a name for the shift.',
  sameName: 'A shift with this name already exists.',
  notFound: 'This shift no longer exists.',
  lastEnabled: 'At least one shift must stay enabled.',
  tooMany: ({ max }) => `You can have up to ${max} shifts.`,
  staleShift: 'Someone else changed this shift while you were editing. Check the details and save again.',
  staleOrder: 'The shifts were changed while you were reordering them. Please try again.',
  fromPast: 'Choose today or a later date.',
  inUse: 'This shift is in use and can’t be deleted. Disable it instead.',
}

export const en: Translation<Catalogue['shifts']> = {
  title: 'Shift times',
  subtitle: 'For all groups without custom shifts.',
  add: 'Add shift',
  edit: 'Edit',
  save: 'Save',
  remove: 'Delete',
  more: name => `More options for ${name}`,
  list: 'Shift order',
  empty: 'No shifts yet.',
  enabled: name => `${name} enabled`,
  disabled: 'Disabled',
  nextDayLong: 'ends the next day',
  newTitle: 'New shift',
  editTitle: 'Edit shift',
  fields: {
    name: 'Name',
    startTime: 'From',
    endTime: 'To',
    color: 'Color',
    belongsToPreviousDay: 'Belongs to the previous day',
    belongsToPreviousDayHint: 'For example, a night shift starting at 2 AM is shown on the previous day.',
    from: 'New times take effect on',
    fromHint: 'The current times apply until then.',
    isEnabled: 'Enabled',
  },
  yes: 'Yes',
  no: 'No',
  allDay: 'If the start and end times are the same, the shift lasts 24 hours.',
  fixedColour: colour => `Shifts with this name are always shown in ${colour.toLowerCase()}.`,
  colours: {
    yellow: 'Yellow',
    blue: 'Blue',
    purple: 'Purple',
    green: 'Green',
    red: 'Red',
    orange: 'Orange',
    pink: 'Pink',
    indigo: 'Indigo',
    teal: 'Teal',
    gray: 'Gray',
  },
  impact: {
    seats: count =>
      count === 1
        ? '1 shift on or after that day is already assigned and will keep its current name and times.'
        : `${count} shifts on or after that day are already assigned and will keep their current name and times.`,
    people: count =>
      count === 1
        ? '1 person has entered availability for this shift. It will carry over to the new times.'
        : `${count} people have entered availability for this shift. It will carry over to the new times.`,
    off: count =>
      `The shift will no longer be scheduled. ${
        count === 1
          ? '1 upcoming assignment will stay in the schedule until you remove it.'
          : `${count} upcoming assignments will stay in the schedule until you remove them.`
      }`,
    title: name => `Disable “${name}”?`,
    confirm: 'Disable',
  },
  saveFailed: 'The shift couldn’t be saved. Please try again.',
  orderFailed: 'The new sort order couldn’t be saved. Please try again.',
  removeFailed: 'The shift couldn’t be deleted. Please try again.',
  removeTitle: name => `Delete the shift “${name}”?`,
  removeText: 'This can’t be undone.',
}
