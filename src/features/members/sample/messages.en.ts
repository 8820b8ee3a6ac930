import type { Catalogue, Refusals } from '#kit/catalogue.ts'

export const refusals: Refusals['sample'] = {
  gone: 'The sample data has been removed already.',
}

export const en: Catalogue['sample'] = {
  title: 'Sample data',
  text: 'Some of what you see here is sample data. Nobody can sign in as one of the sample people.',
  openText: 'Part of what you see here is sample data. In this demonstration you can also sign in as a sample person.',
  remove: 'Remove sample data',
  removed: 'The sample data has been removed.',
  failed: 'The sample data could not be removed.',
  question: 'Remove all sample data?',
  goes: list => `This will be permanently deleted: ${list}.`,
  going: {
    people: n => (n === 1 ? '1 sample person' : `${n} sample people`),
    creators: n => (n === 1 ? '1 creator' : `${n} creators`),
    groups: n => (n === 1 ? '1 group with its plans' : `${n} groups with their plans`),
    seats: n => (n === 1 ? '1 assignment' : `${n} assignments`),
    vacation: n => (n === 1 ? '1 vacation request' : `${n} vacation requests`),
    figures: n => (n === 1 ? '1 uploaded table' : `${n} uploaded tables`),
    todos: n => (n === 1 ? '1 todo' : `${n} todos`),
    contacts: n => (n === 1 ? '1 contact person' : `${n} contact persons`),
  },
  goesAlong: list => `This data of yours depends on it and is deleted too: ${list}.`,
  own: {
    changed: n => (n === 1 ? '1 example that you have changed' : `${n} examples that you have changed`),
    seats: n => (n === 1 ? '1 assignment' : `${n} assignments`),
    notes: n => (n === 1 ? '1 note on a seat' : `${n} notes on seats`),
    todos: n => (n === 1 ? '1 todo' : `${n} todos`),
    figures: n => (n === 1 ? '1 line of your tables' : `${n} lines of your tables`),
    accounts: n => (n === 1 ? '1 account in your groups' : `${n} accounts in your groups`),
  },
  stays: 'Everything else stays: your people, shift times, settings and everything you created yourselves.',
}
