import type { Translation } from '#kit/catalogue.ts'
import type { de, refusals as german } from './messages.de.ts'

export const refusals: Translation<typeof german> = {
  noApplication: 'No Discord app is set up.',
  notFound: 'This channel is no longer connected.',
  tooMany: 'You can connect up to 20 channels. Remove one first.',
}

export const en: Translation<typeof de> = {
  title: 'Posts in Discord channels',
  text: 'The app posts team updates in the channels you choose without pinging anyone.',
  noApplication:
    'No Discord app is set up yet. The administrator of your Staffel server can connect one with DISCORD_APPLICATION_ID, DISCORD_PUBLIC_KEY, and DISCORD_BOT_TOKEN.',
  empty: 'No channels connected yet. Here’s how to connect one:',
  steps: [
    'Add the app to your Discord server.',
    'Create a code here.',
    'In the channel, type /staffel channel and enter the code.',
  ],
  install: 'Add app to Discord',
  start: 'Create code',
  again: 'New code',
  code: 'In the channel, type /staffel channel and enter this code',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The code couldn’t be copied. Please try again.',
  validUntil: time => `Valid for one use until ${time}`,
  codeFailed: 'The code couldn’t be created. Please try again.',
  kinds: {
    plan: 'Schedule published',
    gap: 'Open shift',
    cover: 'Today’s staffing (posted at 8 AM)',
    scoreboard: 'Ranking after each upload',
  },
  kindsOf: channel => `Posts in #${channel}`,
  language: 'Post language',
  languages: { de: 'German', en: 'English' },
  broken: time =>
    `Posts have been failing since ${time}. Either the channel was deleted or the app can no longer post there. Restore the app’s permission or choose another channel, then send a test message.`,
  test: 'Send test message',
  tested: 'Test message sent',
  more: channel => `More actions for #${channel}`,
  failed: 'The change couldn’t be saved. Please try again.',
  remove: 'Remove channel',
  removeTitle: channel => `Remove #${channel}?`,
  removeText: 'The app will stop posting in this channel. Existing posts won’t be deleted.',
  removeConfirm: 'Remove',
  removed: channel => `#${channel} removed`,
  removeFailed: 'The channel couldn’t be removed. Please try again.',
  refusals,
}
