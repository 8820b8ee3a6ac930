import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['shifts']> = {
  nameRequired: 'Please give the shift a name.',
  sameName: 'There is already a shift with this name.',
  notFound: 'This shift no longer exists.',
  lastEnabled: 'At least one shift must stay enabled.',
  tooMany: ({ max }) => `There can be no more than ${max} shifts.`,
  staleShift: 'Somebody has changed this shift in the meantime. Check the details and save again.',
  staleOrder: 'The shifts have changed in the meantime. Please order them again.',
  fromPast: 'Choose today or a later day.',
  inUse: 'This shift is in use. Disable it instead.',
}

export const en: Translation<Catalogue['shifts']> = {
  title: 'Shift times',
  subtitle: 'For all groups without custom shifts.',
  add: 'Add shift',
  edit: 'Edit',
  save: 'Save',
  remove: 'Delete',
  more: name => `More about ${name}`,
  list: 'Shifts in order',
  empty: 'There are no shifts yet.',
  enabled: name => `${name} enabled`,
  disabled: 'Disabled',
  times: (start, end) => `${start}–${end}`,
  nextDay: '+1',
  nextDayLong: 'ends on the next day',
  newTitle: 'New shift',
  editTitle: 'Edit shift',
  fields: {
    name: 'Name',
    startTime: 'From',
    endTime: 'To',
    color: 'Colour',
    belongsToPreviousDay: 'Belongs to the day before',
    belongsToPreviousDayHint: 'A night shift from 02:00 is then shown under the evening before.',
    from: 'New times apply from',
    fromHint: 'Before that day the times stay as they are.',
    isEnabled: 'Enabled',
  },
  yes: 'Yes',
  no: 'No',
  allDay: 'Equal times mean 24 hours.',
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
    gray: 'Grey',
  },
  impact: {
    seats: count =>
      count === 1
        ? '1 seat from that day on is taken and keeps its current name and times.'
        : `${count} seats from that day on are taken and keep their current name and times.`,
    people: count =>
      count === 1
        ? '1 person has given availability for this shift; it carries over to the new times.'
        : `${count} people have given availability for this shift; it carries over to the new times.`,
    off: count =>
      `There will be no new seats. ${
        count === 1
          ? '1 upcoming seat is taken and stays on the plan until someone clears it.'
          : `${count} upcoming seats are taken and stay on the plan until someone clears them.`
      }`,
    title: name => `Switch “${name}” off?`,
    confirm: 'Switch off',
  },
  saveFailed: 'The shift was not saved.',
  orderFailed: 'The order was not saved.',
  removeFailed: 'The shift was not deleted.',
  removeTitle: name => `Delete the shift “${name}”?`,
  removeText: 'This cannot be undone.',
}
