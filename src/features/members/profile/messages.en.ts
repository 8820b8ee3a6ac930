import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['profile']> = { notFound: 'This person does not exist.' }

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
