import type { Catalogue, Refusals } from '#kit/catalogue.ts'

export const refusals: Refusals['departure'] = {
  notFound: 'This former member no longer exists.',
  elsewhere:
    'The account also belongs, or once belonged, to another organization. Only the member or the server’s operator can delete it.',
  wrongName: ({ name }) => `Type the name exactly like this: ${name}`,
  noBackup: 'The backup failed, so nothing was deleted. Contact the server’s operator, or delete without a backup.',
}

export const en: Catalogue['departure'] = {
  title: 'Delete',
  member: {
    title: 'Former member',
    text: 'Deletes the name, email address, and everything they wrote. Shifts and hours stay without a name.',
    open: 'Delete data',
    question: 'Delete a former member’s data',
    label: 'Member',
    none: 'There are no former members.',
    warning: 'This can’t be undone. The account will be deleted too.',
    confirm: 'Delete permanently',
    done: 'Data deleted',
    failed: 'The data couldn’t be deleted. Please try again.',
  },
  organization: {
    title: 'Organization',
    text: 'Deletes all schedules, hours, members, and the audit log.',
    open: 'Delete organization',
    question: name => `Delete ${name}?`,
    goes: members =>
      members === 1
        ? 'All schedules, hours, pay runs, and the audit log will be deleted, along with your account.'
        : `All schedules, hours, pay runs, and the audit log will be deleted, along with the accounts of all ${members} members, including yours.`,
    stays: 'Only accounts that have also belonged to another organization will stay.',
    backUp: 'Make a backup first',
    backUpHint: 'It stays on the server. Only the server’s operator can restore it.',
    askForBackup: 'If you might still need the data, ask the server’s operator for a backup first.',
    next: 'Continue',
    warning: 'This can’t be undone.',
    name: 'Organization name',
    nameHint: name => `Type “${name}”.`,
    password: 'Your password',
    confirm: 'Delete permanently',
    failed: 'The organization couldn’t be deleted. Please try again.',
  },
}
