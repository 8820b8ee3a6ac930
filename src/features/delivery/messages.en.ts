import type { Catalogue, Refusals, Worded } from '#kit/catalogue.ts'

export const refusals: Worded<Refusals['delivery']> = { notFound: 'This message does not wait for another try.' }

export const en: Worded<Catalogue['delivery']> = {
  own: {
    title: 'Quiet hours and reminders',
    quiet: 'Quiet hours',
    quietHint:
      'The bot does not write in this time; what waits comes afterwards. Reminders of shifts that begin before the end come all the same.',
    from: 'From',
    to: 'To',
    reminders: 'Reminders before shifts',
    usual: hours => `As the organisation has it (${hours})`,
    ownHours: 'My own',
    first: 'First, hours before',
    second: 'Second, hours before',
    none: 'none',
    hours: hours => (hours.length === 0 ? 'none' : `${hours.join(' and ')} h before`),
    save: 'Save',
    saved: 'Saved',
    failed: 'The change was not saved.',
  },
  rules: {
    title: 'Shift reminders',
    text: 'When everybody is reminded who has not chosen otherwise.',
  },
  failed: {
    tab: 'Delivery',
    text: 'Messages that could not be delivered. Everything else is tried again by itself, for up to four days.',
    waiting: count => (count === 1 ? '1 message is on its way.' : `${count} messages are on their way.`),
    empty: 'Everything is delivered or on its way.',
    channels: { email: 'E-mail', telegram: 'Telegram' },
    tries: count => (count === 1 ? '1 try' : `${count} tries`),
    retry: 'Send again',
    retryAll: 'Send all again',
    retried: count => (count === 1 ? '1 message is sent again' : `${count} messages are sent again`),
    retryFailed: 'That did not work. Please try again.',
  },
}
