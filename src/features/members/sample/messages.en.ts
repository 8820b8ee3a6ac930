import type { Catalogue, Refusals } from '#kit/catalogue.ts'

export const refusals: Refusals['sample'] = {
  gone: 'The sample data has already been removed.',
}

export const en: Catalogue['sample'] = {
  title: 'Sample data',
  text: 'Some of what you see here is sample data. Sample users can’t sign in.',
  openText: 'Some of what you see here is sample data. In this demo, you can also sign in as a sample user.',
  remove: 'Remove sample data',
  removed: 'Sample data removed.',
  failed: 'The sample data couldn’t be removed. Please try again.',
  question: 'Remove all sample data?',
  goes: list => `The following will be permanently deleted: ${list}.`,
  going: {
    people: n => (n === 1 ? '1 sample user' : `${n} sample users`),
    creators: n => (n === 1 ? '1 creator' : `${n} creators`),
    groups: n => (n === 1 ? '1 group and its schedules' : `${n} groups and their schedules`),
    seats: n => (n === 1 ? '1 assignment' : `${n} assignments`),
    vacation: n => (n === 1 ? '1 vacation request' : `${n} vacation requests`),
    figures: n => (n === 1 ? '1 uploaded spreadsheet' : `${n} uploaded spreadsheets`),
    todos: n => (n === 1 ? '1 todo' : `${n} todos`),
    contacts: n => (n === 1 ? '1 contact' : `${n} contacts`),
  },
  goesAlong: list => `Your own data that depends on the sample data will also be deleted: ${list}.`,
  own: {
    changed: n => (n === 1 ? '1 sample item you changed' : `${n} sample items you changed`),
    seats: n => (n === 1 ? '1 assignment' : `${n} assignments`),
    notes: n => (n === 1 ? '1 note on a shift' : `${n} notes on shifts`),
    todos: n => (n === 1 ? '1 todo' : `${n} todos`),
    figures: n => (n === 1 ? '1 row in your tables' : `${n} rows in your tables`),
    accounts: n => (n === 1 ? '1 account in your groups' : `${n} accounts in your groups`),
  },
  stays: 'Everything else you created will stay, including your team members, shift times, and settings.',
}
