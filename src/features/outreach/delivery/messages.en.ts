import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['delivery']> = {
  notFound: 'This message is no longer waiting to be sent.',
  noQuietTime: 'Quiet hours can’t start and end at the same time. Choose another time.',
}

export const en: Translation<Catalogue['delivery']> = {
  own: {
    title: 'Quiet hours and reminders',
    quiet: 'Quiet hours',
    quietHint:
      'The bot holds messages until quiet hours end. You’ll still get reminders for shifts that start before then.',
    from: 'From',
    to: 'To',
    reminders: 'Shift reminders',
    usual: hours => `Organization default (${hours})`,
    ownHours: 'Custom',
    first: 'First reminder (hours before shift)',
    second: 'Second reminder (hours before shift)',
    none: 'none',
    hours: hours => (hours.length === 0 ? 'none' : `${hours.join(' and ')} h before`),
    save: 'Save',
    saved: 'Saved',
    failed: 'The change couldn’t be saved. Please try again.',
  },
  rules: {
    title: 'Shift reminders',
    text: 'Applies to everyone without custom settings.',
  },
  failed: {
    tab: 'Delivery',
    text: 'These messages couldn’t be delivered and won’t be retried. Other failed messages are retried automatically for up to four days.',
    waiting: count => (count === 1 ? '1 message is on its way.' : `${count} messages are on their way.`),
    empty: 'All messages were delivered or are on their way.',
    channels: { email: 'Email', telegram: 'Telegram', discord: 'Discord' },
    tries: count => (count === 1 ? '1 attempt' : `${count} attempts`),
    retry: 'Resend',
    retryAll: 'Resend all',
    retried: count => (count === 1 ? 'Resending 1 message' : `Resending ${count} messages`),
    retryFailed: 'That didn’t work. Please try again.',
  },
}
