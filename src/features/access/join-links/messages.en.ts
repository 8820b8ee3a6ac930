import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['joinLinks']> = {
  notFound: 'This link doesn’t exist. Ask the person who shared it for a new one.',
  gone: 'This link no longer exists.',
  full: 'This link has reached its limit. Ask the person who shared it for a new one.',
  expired: 'This link has expired. Ask the person who shared it for a new one.',
  ended: 'This link was deactivated. Ask the person who shared it for a new one.',
  tooMany: ({ max }) => `You already have ${max} active links. Deactivate one first.`,
  signInFirst: 'This address already has an account. Sign in, then open the link again.',
  formerMember: 'You used to be a member of this organization. Ask someone there to invite you by email.',
}

export const en: Translation<Catalogue['joinLinks']> = {
  create: {
    maxUses: 'Maximum number of people',
    hours: 'Valid for',
    durations: { 1: '1 hour', 24: '1 day', 72: '3 days', 168: '1 week', 720: '30 days' },
    submit: 'Create link',
    failed: 'The link couldn’t be created. Please try again.',
    title: 'Join link',
    text: (max, until) =>
      max === 1
        ? `Until ${until}, 1 person can use this link to join.`
        : `Until ${until}, up to ${max} people can use this link to join.`,
    once: 'The link and QR code won’t be shown again.',
    unsaved: {
      title: 'Close without saving the link?',
      text: 'The link and QR code won’t be shown again.',
      discard: 'Close anyway',
      stay: 'Go back',
    },
    picture: 'QR code for the link',
    link: 'Link',
    copy: 'Copy link',
    copied: 'Link copied',
    save: 'Save QR code',
    close: 'Done',
  },
  list: {
    title: 'Join links',
    joins: (joins, max) => `${joins} of ${max} joined`,
    by: name => `from ${name}`,
    until: time => `valid until ${time}`,
    states: { open: 'Active', full: 'Full', expired: 'Expired', ended: 'Deactivated' },
    end: 'Deactivate',
    endOf: (role, joins, max) => `Deactivate link: ${role}, ${joins} of ${max} joined`,
    removeTitle: () => 'Deactivate this link?',
    removeText: 'No one else will be able to join with this link. People who have already joined won’t be affected.',
    removeConfirm: 'Deactivate',
    removed: () => 'Link deactivated',
    removeFailed: 'The link couldn’t be deactivated. Please try again.',
  },
  join: {
    loading: 'Join',
    title: organization => `Welcome to ${organization}`,
    subtitle: 'Create your account to join.',
    submit: 'Join',
    haveAccount: 'I already have an account',
    accept: organization => `Join ${organization}`,
    acceptHint: email => `You’re signed in as ${email}.`,
    failed: 'That didn’t work. Please try again.',
    invalid: {
      'joinLinks.full': 'Link limit reached',
      'joinLinks.expired': 'Link expired',
      'joinLinks.ended': 'Link deactivated',
      'joinLinks.notFound': 'Link not found',
    },
    notNow: 'Link unavailable',
  },
}
