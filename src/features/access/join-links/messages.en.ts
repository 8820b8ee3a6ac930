import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['joinLinks']> = {
  notFound: 'This link does not exist. Please ask the person you have it from for a new one.',
  gone: 'This link no longer exists.',
  full: 'All places of this link are taken. Please ask the person you have it from for a new one.',
  expired: 'This link has expired. Please ask the person you have it from for a new one.',
  ended: 'This link was ended. Please ask the person you have it from for a new one.',
  tooMany: ({ max }) => `${max} links are open already. End one of them first.`,
  signInFirst: 'There is already an account for this address. Sign in, then open the link again.',
  formerMember:
    'You have been in this organisation before. You come back by an invitation to your address; please ask somebody there for it.',
}

export const en: Translation<Catalogue['joinLinks']> = {
  create: {
    maxUses: 'At most',
    hours: 'Valid for',
    durations: { 1: 'an hour', 24: 'a day', 72: 'three days', 168: 'a week', 720: '30 days' },
    submit: 'Create link',
    failed: 'The link could not be created.',
    title: 'Link to join',
    text: (max, until) =>
      max === 1
        ? `One person can join with it until ${until}.`
        : `Up to ${max} people can join with it until ${until}.`,
    once: 'Link and QR code will not be shown again.',
    unsaved: {
      title: 'Close without saving the link?',
      text: 'Link and QR code will not be shown again.',
      discard: 'Close anyway',
      stay: 'Go back',
    },
    picture: 'QR code of the link',
    link: 'Link',
    copy: 'Copy link',
    copied: 'Link copied',
    save: 'Save QR code',
    close: 'Done',
  },
  list: {
    title: 'Links to join',
    joins: (joins, max) => `${joins} of ${max} joined`,
    by: name => `from ${name}`,
    until: time => `valid until ${time}`,
    states: { open: 'Open', full: 'Full', expired: 'Expired', ended: 'Ended' },
    end: 'End',
    endOf: (role, joins, max) => `End link: ${role}, ${joins} of ${max}`,
    removeTitle: () => 'End this link?',
    removeText: 'Nobody can join with it any more. Whoever has joined stays.',
    removeConfirm: 'End',
    removed: () => 'Link ended',
    removeFailed: 'The link could not be ended.',
  },
  join: {
    loading: 'Join',
    title: organization => `Welcome to ${organization}`,
    subtitle: 'Create your account and you are in.',
    submit: 'Join',
    haveAccount: 'I already have an account',
    accept: organization => `Join ${organization}`,
    acceptHint: email => `You are signed in as ${email}.`,
    failed: 'That did not work. Please try again.',
    invalid: {
      'joinLinks.full': 'All places taken',
      'joinLinks.expired': 'Link expired',
      'joinLinks.ended': 'Link ended',
      'joinLinks.notFound': 'Link not found',
    },
    notNow: 'Link unavailable',
  },
}
