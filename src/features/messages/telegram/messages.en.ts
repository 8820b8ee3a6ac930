import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['telegram']> = {
  noBot: 'There is no Telegram bot on this installation.',
  chatIdMissing: 'Please enter your chat id.',
  chatIdOfGroup: 'This is the id of a group. Enter the id of your own chat with the bot.',
  chatIdInvalid: 'Invalid chat id. It consists of digits only; the bot shows it when you send /start.',
  profileNotFound: 'Profile not found',
  linkNotFound: 'Your profile is not linked with any chat.',
}

export const en: Translation<Catalogue['telegram']> = {
  title: 'Messengers',
  subtitle: 'Shifts, reminders and requests in the chat with the bot.',
  states: { unlinked: 'Not linked', active: 'Active', inactive: 'Switched off', paused: 'Paused' },
  noBot: {
    title: 'No bot yet',
    text: 'No Telegram bot has been set up for your organisation yet. Ask an owner or admin if you want messages in a chat.',
    operator: 'No Telegram bot has been set up yet. Whoever runs Staffel connects one with TELEGRAM_BOT_TOKEN.',
  },
  fault: {
    title: 'The bot does not answer',
    text: 'Something is wrong with how the Telegram bot is set up. Contact an owner or admin.',
    tokenRefused: 'Telegram does not accept the token. Set a valid one in TELEGRAM_BOT_TOKEN, or ask your operator to.',
    tokenShared:
      'Another program uses the same token, so messages get lost. Each installation needs a bot of its own: set its token in TELEGRAM_BOT_TOKEN, or ask your operator to.',
  },
  refusals,
  link: {
    title: 'Connect Telegram',
    text: 'Open the bot and press “Start” there. The link works once, for 15 minutes.',
    start: 'Link with Telegram',
    open: 'Open Telegram',
    code: 'Or send this message to the bot',
    copy: 'Copy',
    copied: 'Copied',
    waiting: 'Waiting for your message to the bot …',
    validUntil: time => `Valid until ${time}`,
    byId: 'Link with a chat id',
    byIdHint: 'The bot shows it when you send /start. It then asks in that chat whether to link it.',
    chatId: 'Chat id',
    save: 'Link',
    pending: chatId => `Waiting for your yes in chat ${chatId} …`,
    pendingHint:
      'The bot has asked there whether to link the chat. If no message arrives, cancel and use the link above.',
    cancel: 'Cancel',
    failed: 'Error linking the Telegram account',
  },
  linked: {
    title: 'Telegram',
    since: time => `Linked since ${time}`,
    chatId: id => `Chat id ${id}`,
    active: 'Messages in the chat',
    activeHint: 'When off, the bot sends nothing; you still see everything in the app.',
    mutedUntil: time => `Muted until ${time}`,
    unmute: 'Unmute',
    pausedTitle: 'The bot cannot message you',
    pausedText: 'You have blocked the bot in Telegram. Unblock it there, then try again.',
    again: 'Try again',
    unlink: 'Disconnect',
    unlinkTitle: 'Unlink the Telegram account?',
    unlinkText: 'The bot says goodbye and sends you nothing more.',
    unlinked: 'Telegram account unlinked',
    unlinkFailed: 'Error unlinking the Telegram account',
    changeFailed: 'The change was not saved.',
  },
  hints: {
    active: 'Notifications active',
    configured: 'Notifications set up automatically',
    manual: bot =>
      bot === null
        ? 'Manual set-up: the person sends /start to the bot.'
        : `Manual set-up: the person sends /start to @${bot}.`,
    contactBot: bot =>
      bot === null
        ? 'The person has switched the bot off and can switch it on again in the settings.'
        : `The person has switched the bot off and can switch it on again in the settings, or with /start to @${bot}.`,
  },
}
