import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['delivery']> = {
  notFound: 'This message is not waiting for another attempt.',
  noQuietTime: 'The quiet hours end when they begin. Choose another time.',
}

export const en: Translation<Catalogue['delivery']> = {
  own: {
    title: 'Quiet hours and reminders',
    quiet: 'Quiet hours',
    quietHint:
      'The bot stays quiet during this time and delivers what is waiting afterwards. Reminders for shifts that start before it ends are still sent.',
    from: 'From',
    to: 'To',
    reminders: 'Reminders before shifts',
    usual: hours => `Organisation default (${hours})`,
    ownHours: 'Custom',
    first: 'First (hours before)',
    second: 'Second (hours before)',
    none: 'none',
    hours: hours => (hours.length === 0 ? 'none' : `${hours.join(' and ')} h before`),
    save: 'Save',
    saved: 'Saved',
    failed: 'The change was not saved.',
  },
  rules: {
    title: 'Shift reminders',
    text: 'Default for everyone who has not chosen their own.',
  },
  failed: {
    tab: 'Delivery',
    text: 'Messages that could not be delivered. Everything else is retried automatically for up to four days.',
    waiting: count => (count === 1 ? '1 message is on its way.' : `${count} messages are on their way.`),
    empty: 'Everything is delivered or on its way.',
    channels: { email: 'E-mail', telegram: 'Telegram', discord: 'Discord' },
    tries: count => (count === 1 ? '1 attempt' : `${count} attempts`),
    retry: 'Send again',
    retryAll: 'Send all again',
    retried: count => (count === 1 ? '1 message is sent again' : `${count} messages are sent again`),
    retryFailed: 'That did not work. Please try again.',
  },
}
