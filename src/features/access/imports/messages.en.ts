import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`)
const invitations = (count: number): string => (count === 1 ? '1 invitation' : `${count} invitations`)

export const refusals: Translation<Refusals['imports']> = {
  tooManyPeople: ({ count, max }) =>
    `This file names ${count} people. At most ${max} can be invited at once: split the file.`,
  twice: 'Each field can have only one column.',
  nobody: 'Leave at least one line in.',
  nobodyLeft: 'By now nobody in these lines can be invited any more.',
  notFound: 'This import does not exist.',
  nothingOpen: 'No invitation of this import is open any more.',
}

export const en: Translation<Catalogue['imports']> = {
  fields: {
    name: 'Name',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    role: 'Role',
    groups: 'Groups',
    language: 'Language',
  },
  cells: { name: 'Name', email: 'E-mail', role: 'Role', groups: 'Groups', language: 'Language' },
  way: 'File',
  hint: 'Name, e-mail, role, groups and language, one person a line, up to 500. Only the e-mail is needed.',
  defaults: 'Applies where the file says nothing',
  read: 'Next',
  readFailed: 'The file could not be read.',
  title: 'Import people',
  back: 'Back',
  sheet: 'Sheet',
  tabs: { lines: 'People', columns: 'Columns' },
  incomplete: 'Choose a column for the e-mail address.',
  headless: 'The file has no header. The columns are assigned by what stands in them.',
  furtherHeads: lines =>
    lines.length === 1
      ? `Line ${lines[0]} looks like a second header and is passed over.`
      : `Lines ${lines.join(', ')} look like further headers and are passed over.`,
  empty: 'There is nobody in this sheet.',
  counts: {
    invited: count => `${people(count)} will be invited`,
    faulty: count => (count === 1 ? '1 line stays out as it is' : `${count} lines stay out as they are`),
    left: count => `${count} left out`,
  },
  line: line => `Line ${line}`,
  nameless: 'No name',
  invitedAs: what => `Will be invited: ${what}`,
  leftOut: 'Is left out.',
  double: above => `This address is already in line ${above}.`,
  faults: {
    emailMissing: 'The e-mail address is missing here.',
    notAnAddress: 'This is not an e-mail address.',
    member: 'This person already belongs to your organisation.',
    invited: 'This address is already invited.',
    name: 'Nobody can have this name: a name has 2 to 100 characters, none of them invisible.',
    role: 'You cannot invite anyone to this role.',
    groupGone: 'One of these groups no longer exists.',
  },
  unread: {
    noResult: text => `“${text}” is a formula or an error. Formulas are not calculated here.`,
    unknown: (text, field) =>
      field === 'groups'
        ? `There is no group “${text}”.`
        : field === 'role'
          ? `There is no role “${text}”.`
          : `The language “${text}” is not available here.`,
    ambiguous: text => `Several groups are called “${text}”.`,
    beyond: text => `You cannot invite anyone to the role “${text}”.`,
    tooMany: text => `More than 50 groups: not “${text}”.`,
    forbidden: text => `“${text}”: you may not put anyone into groups.`,
  },
  notes: {
    formula: field => `${field}: the stored result of a formula was taken.`,
    merged: field => `${field}: part of a merged cell, counts as empty here.`,
  },
  edit: 'Change',
  editLine: line => `Change line ${line}`,
  leave: 'Leave out',
  leaveLine: line => `Leave out line ${line}`,
  take: 'Include after all',
  takeLine: line => `Include after all: line ${line}`,
  apply: 'Apply',
  cancel: 'Cancel',
  name: 'Name',
  nameHint: 'A proposal: the person can change it when joining.',
  email: 'E-mail',
  more: count => `Show ${count} more`,
  submit: count => `Send ${invitations(count)}`,
  checkFailed: 'The lines could not be checked.',
  sendFailed: 'The invitations could not be sent.',
  sent: count => `${invitations(count)} sent`,
  leftMeanwhile: count =>
    count === 1
      ? 'One line was left out because something has changed in the meantime.'
      : `${count} lines were left out because something has changed in the meantime.`,
  undo: 'Undo',
  undone: (revoked, accepted) =>
    `${invitations(revoked)} revoked${accepted === 0 ? '' : `, ${accepted} ${accepted === 1 ? 'was' : 'were'} already accepted`}`,
  undoFailed: 'The import could not be undone.',
  list: {
    title: 'Imports',
    by: name => `by ${name}`,
    open: count => `${count} open`,
    accepted: count => `${count} accepted`,
    revoked: count => `${count} revoked`,
    undoOf: fileName => `Undo the import of ${fileName}`,
    undoTitle: fileName => `Undo the import of ${fileName}?`,
    undoText: (open, accepted) =>
      `${open === 1 ? 'One invitation that is still open is' : `${open} invitations that are still open are`} revoked; ${open === 1 ? 'its link stops' : 'their links stop'} working.${accepted === 0 ? '' : ' Whoever has joined already stays.'}`,
    all: count => `Show all ${count}`,
    fewer: 'Show fewer',
  },
}
