import type { Translation } from '#kit/catalogue.ts'
import type { de, refusals as german } from './messages.de.ts'

export const refusals: Translation<typeof german> = {
  noApplication: 'No Discord app is set up on this installation.',
  linkNotFound: 'Your profile is not linked with Discord.',
  notSigned: 'The signature is wrong: this does not come from Discord.',
  notFresh: 'The signature is too old, or one of the clocks is wrong.',
  notUnderstood: 'This is nothing that Staffel knows of Discord.',
  seenBefore: 'This has arrived before and counts only once.',
}

export const en: Translation<typeof de> = {
  title: 'Discord',
  states: { unlinked: 'Not linked', active: 'Active', inactive: 'Switched off', paused: 'Paused' },
  noApplication:
    'No Discord app is set up yet. Whoever runs Staffel connects one with DISCORD_APPLICATION_ID, DISCORD_PUBLIC_KEY and DISCORD_BOT_TOKEN.',
  refusals,
  link: {
    title: 'Link Discord',
    text: 'Shifts, reminders and requests as direct messages. You need a server that has the app, or you add it to yourself.',
    install: 'Add the app in Discord',
    start: 'Get a code',
    code: 'Type /staffel link in Discord and enter this code',
    copy: 'Copy',
    copied: 'Copied',
    waiting: 'Waiting for your code in Discord …',
    validUntil: time => `Valid once and until ${time}`,
    failed: 'The code could not be fetched.',
    copyFailed: 'The code could not be copied.',
  },
  linked: {
    title: 'Discord',
    since: time => `Linked since ${time}`,
    active: 'Direct messages',
    activeHint: 'When switched off the app does not write to you; in Staffel you still see everything.',
    mutedUntil: time => `Muted until ${time}`,
    unmute: 'Unmute',
    pausedTitle: 'The app cannot write to you',
    pausedText:
      'Discord takes no direct messages for you. Allow them in the privacy settings of the server, then try again.',
    again: 'Try again',
    unlink: 'Unlink',
    unlinkTitle: 'Unlink Discord?',
    unlinkText: 'The app says goodbye and does not write to you any more.',
    unlinked: 'Discord unlinked',
    unlinkFailed: 'Discord was not unlinked.',
    changeFailed: 'The change was not saved.',
  },
}
