import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`)
const invitations = (count: number): string => (count === 1 ? '1 invitation' : `${count} invitations`)

export const refusals: Translation<Refusals['imports']> = {
  tooManyPeople: ({ count, max }) =>
    `This file contains ${count} people. You can invite up to ${max} at once. Split the file and try again.`,
  twice: 'Assign only one column to each field.',
  nobody: 'Include at least one row.',
  nobodyLeft: 'These people can no longer be invited.',
  notFound: 'This import doesn’t exist.',
  nothingOpen: 'This import has no pending invitations.',
}

export const en: Translation<Catalogue['imports']> = {
  fields: {
    name: 'Name',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    role: 'Role',
    groups: 'Groups',
    language: 'Language',
  },
  cells: { name: 'Name', email: 'Email', role: 'Role', groups: 'Groups', language: 'Language' },
  way: 'File',
  hint: 'One person per row, up to 500: name, email, role, groups, and language. Only the email address is required.',
  defaults: 'Defaults for empty cells',
  read: 'Next',
  readFailed: 'The file couldn’t be read. Please try again.',
  title: 'Import people',
  back: 'Back',
  sheet: 'Sheet',
  tabs: { lines: 'People', columns: 'Columns' },
  incomplete: 'Choose the column with the email addresses.',
  headless: 'The file has no header row. Columns were matched by their contents.',
  furtherHeads: lines =>
    lines.length === 1
      ? `Row ${lines[0]} looks like a second header and will be skipped.`
      : `Rows ${lines.join(', ')} look like additional headers and will be skipped.`,
  empty: 'No people found on this sheet.',
  counts: {
    invited: count => `${people(count)} will be invited`,
    faulty: count => (count === 1 ? '1 row will be skipped' : `${count} rows will be skipped`),
    left: count => `${count} skipped manually`,
  },
  line: line => `Row ${line}`,
  nameless: 'No name',
  invitedAs: what => `Will be invited as ${what}`,
  leftOut: 'Skipped',
  double: above => `This address is already in row ${above}.`,
  faults: {
    emailMissing: 'The email address is missing.',
    notAnAddress: 'This isn’t a valid email address.',
    member: 'This person is already a member of your organization.',
    invited: 'This address has already been invited.',
    name: 'Names must be 2 to 100 characters long.',
    role: 'You can’t assign this role to people you invite.',
    groupGone: 'One of these groups no longer exists.',
  },
  unread: {
    noResult: text => `“${text}” is a formula or an error value. Replace it with plain text.`,
    unknown: (text, field) =>
      field === 'groups'
        ? `There’s no group called “${text}”.`
        : field === 'role'
          ? `There’s no role called “${text}”.`
          : `The language “${text}” isn’t available.`,
    ambiguous: text => `More than one group is called “${text}”.`,
    beyond: text => `You can’t assign the “${text}” role to people you invite.`,
    tooMany: text => `“${text}” wasn’t added. The limit is 50 groups per person.`,
    forbidden: text => `You don’t have permission to add people to the “${text}” group.`,
  },
  notes: {
    formula: field => `${field}: contains a formula. Its last saved result will be used.`,
    merged: field => `${field}: part of a merged cell. It will be treated as empty.`,
  },
  edit: 'Edit',
  editLine: line => `Edit row ${line}`,
  leave: 'Skip',
  leaveLine: line => `Skip row ${line}`,
  take: 'Include',
  takeLine: line => `Include row ${line}`,
  apply: 'Apply',
  cancel: 'Cancel',
  name: 'Name',
  nameHint: 'They can change this when they join.',
  email: 'Email',
  more: count => `Show ${count} more`,
  submit: count => `Send ${invitations(count)}`,
  checkFailed: 'The rows couldn’t be checked. Please try again.',
  sendFailed: 'The invitations couldn’t be sent. Please try again.',
  sent: count => `${invitations(count)} sent`,
  leftMeanwhile: count =>
    count === 1
      ? '1 row was skipped because it’s no longer valid.'
      : `${count} rows were skipped because they’re no longer valid.`,
  undo: 'Undo',
  undone: (revoked, accepted) =>
    `${invitations(revoked)} revoked${accepted === 0 ? '' : ` (${accepted} already accepted)`}`,
  undoFailed: 'The import couldn’t be undone. Please try again.',
  list: {
    title: 'Imports',
    by: name => `by ${name}`,
    open: count => `${count} pending`,
    accepted: count => `${count} accepted`,
    revoked: count => `${count} revoked`,
    undoOf: fileName => `Undo import of ${fileName}`,
    undoTitle: fileName => `Undo import of ${fileName}?`,
    undoText: (open, accepted) =>
      `${open === 1 ? '1 pending invitation' : `${open} pending invitations`} will be revoked, and ${open === 1 ? 'its link' : 'their links'} will stop working.${accepted === 0 ? '' : ' People who have already joined won’t be affected.'}`,
    all: count => `Show all ${count}`,
    fewer: 'Show fewer',
  },
}
