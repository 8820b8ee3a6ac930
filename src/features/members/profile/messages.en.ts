import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['profile']> = {
  notFound: 'This person couldn’t be found.',
  phone: 'Enter the number with its country code, for example +49 170 1234567.',
  messengerPhone: 'Enter your phone number to use this messenger.',
}

export const en: Translation<Catalogue['profile']> = {
  title: 'Profile',
  subtitle: 'Your details and the shifts you’ve worked.',
  about: {
    title: 'Details',
    picture: 'Picture',
    fullName: 'Name',
    role: 'Role',
    organization: 'Organization',
    memberSince: 'Member since',
    language: 'Language',
    change: 'Change',
    phone: 'Phone',
    phoneHint:
      'Include the country code. Planners and team leads can see your phone number and messenger on the “On duty now” page.',
    messenger: 'Messenger',
    noMessenger: 'None',
    languages: 'Languages you speak',
    languagesHint: 'Separated by commas',
    timeZone: 'Your time zone',
    timeZoneHint: 'Your shifts show your local time first. Schedules show the organization’s time.',
    ofOrganization: zone => `Organization default (${zone})`,
  },
  statistics: {
    title: 'Your last 12 months',
    month: 'Month',
    shifts: 'Shifts',
    hours: 'Hours',
    planned: figure => `+ ${figure} planned`,
    vacationDays: 'Vacation',
    partDays: count => `${count} partial`,
    total: 'Total',
    none: 'Your statistics will appear here once your first shift is published.',
  },
  timesheet: 'My hours',
  pay: 'My pay',
  account: 'Account and security',
  failed: 'Your profile couldn’t be saved. Please try again.',
}
