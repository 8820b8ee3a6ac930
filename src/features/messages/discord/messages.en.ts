import type { Translation } from '#kit/catalogue.ts'
import type { de, refusals as german } from './messages.de.ts'

export const refusals: Translation<typeof german> = {
  noApplication: 'No Discord app is set up.',
  linkNotFound: 'Your profile isn’t connected to Discord.',
  notSigned: 'The signature is invalid, so this request didn’t come from Discord.',
  notFresh: 'The signature has expired, or the server’s clock is wrong.',
  notUnderstood: 'Staffel doesn’t recognize this request from Discord.',
  seenBefore: 'This request was already received, so it was ignored.',
}

export const en: Translation<typeof de> = {
  title: 'Discord',
  states: { unlinked: 'Not connected', active: 'Active', inactive: 'Turned off', paused: 'Paused' },
  noApplication:
    'No Discord app is set up yet. The server administrator can connect one by setting DISCORD_APPLICATION_ID, DISCORD_PUBLIC_KEY, and DISCORD_BOT_TOKEN.',
  refusals,
  link: {
    title: 'Connect Discord',
    text: 'Get shifts, reminders, and requests as direct messages. Join a server that has the app, or add the app to your account.',
    install: 'Add app to Discord',
    start: 'Create code',
    code: 'In Discord, type /staffel link and enter this code',
    copy: 'Copy',
    copied: 'Copied',
    waiting: 'Waiting for your code in Discord…',
    validUntil: time => `Can be used once, until ${time}`,
    failed: 'The code couldn’t be created. Please try again.',
    copyFailed: 'The code couldn’t be copied. Please try again.',
  },
  linked: {
    title: 'Discord',
    since: time => `Connected since ${time}`,
    active: 'Direct messages',
    activeHint: 'When this is off, the app won’t message you. You’ll still see everything in Staffel.',
    mutedUntil: time => `Muted until ${time}`,
    unmute: 'Unmute',
    pausedTitle: 'The app can’t message you',
    pausedText:
      'Discord isn’t delivering direct messages to you. Allow them in the server’s privacy settings, then try again.',
    again: 'Try again',
    unlink: 'Disconnect',
    unlinkTitle: 'Disconnect Discord?',
    unlinkText: 'The app will say goodbye and stop messaging you.',
    unlinked: 'Discord disconnected',
    unlinkFailed: 'Discord couldn’t be disconnected. Please try again.',
    changeFailed: 'The change couldn’t be saved. Please try again.',
  },
}
