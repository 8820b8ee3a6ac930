import type { Translation } from '#kit/catalogue.ts'
import type { de, refusals as german } from './messages.de.ts'

export const refusals: Translation<typeof german> = {
  noApplication: 'No Discord app is set up on this installation.',
  notFound: 'This channel is no longer here.',
  tooMany: 'There can be no more than 20 channels. Remove one first.',
}

export const en: Translation<typeof de> = {
  title: 'Posts in Discord channels',
  text: 'What concerns everybody is posted by the app in channels that you choose. Nobody is pinged.',
  noApplication:
    'No Discord app is set up yet. Whoever runs Staffel connects one with DISCORD_APPLICATION_ID, DISCORD_PUBLIC_KEY and DISCORD_BOT_TOKEN.',
  empty: 'No channel is linked yet. This is how:',
  steps: [
    'Add the app to your Discord server.',
    'Get a code here.',
    'Type /staffel channel in the channel and enter the code.',
  ],
  install: 'Add the app in Discord',
  start: 'Get a code',
  again: 'New code',
  code: 'Type /staffel channel in the channel and enter this code',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The code could not be copied.',
  validUntil: time => `Valid once and until ${time}`,
  codeFailed: 'The code could not be fetched.',
  kinds: {
    plan: 'Plan published',
    gap: 'Shift to take',
    cover: 'Cover of the day, at 8 a.m.',
    scoreboard: 'Ranking after an upload',
  },
  kindsOf: channel => `What is posted in #${channel}`,
  language: 'Language of the posts',
  languages: { de: 'German', en: 'English' },
  broken: time =>
    `Since ${time} nothing can be posted here: the channel is gone, or the app may not write there. Give it the permissions, then send a test message.`,
  test: 'Send a test message',
  tested: 'The test message is on its way',
  more: channel => `More about #${channel}`,
  failed: 'The change was not saved.',
  remove: 'Remove channel',
  removeTitle: channel => `Remove #${channel}?`,
  removeText: 'Nothing more is posted there. What is there stays.',
  removeConfirm: 'Remove',
  removed: channel => `#${channel} removed`,
  removeFailed: 'The channel was not removed.',
  refusals,
}
