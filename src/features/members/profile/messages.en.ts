import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['profile']> = {
  notFound: 'This person does not exist.',
  phone: 'Please enter the number with its country code, for example +49 170 1234567.',
  messengerPhone: 'The messenger needs your phone number.',
}

export const en: Translation<Catalogue['profile']> = {
  title: 'Profile',
  subtitle: 'Who you are and what you have worked.',
  about: {
    title: 'Details',
    picture: 'Picture',
    fullName: 'Name',
    role: 'Role',
    organization: 'Organisation',
    memberSince: 'Member since',
    language: 'Language',
    change: 'Change',
    phone: 'Phone',
    phoneHint: 'With its country code. Planners and team leads see phone and messenger under “On duty now”.',
    messenger: 'Messenger',
    noMessenger: 'None',
    languages: 'Languages you speak',
    languagesHint: 'Separated by commas',
    timeZone: 'Your own time zone',
    timeZoneHint: "Plans show the organisation's time, and yours beside it.",
    ofOrganization: zone => `Organisation default (${zone})`,
  },
  statistics: {
    title: 'Your last twelve months',
    month: 'Month',
    shifts: 'Shifts',
    hours: 'Hours',
    planned: figure => `+ ${figure} planned`,
    vacationDays: 'Days off',
    partDays: count => `${count} of them partial`,
    total: 'Total',
    none: 'Your work appears here once your first shift is published.',
  },
  timesheet: 'My hours',
  pay: 'My pay',
  account: 'Account and security',
  failed: 'The profile could not be saved.',
}
