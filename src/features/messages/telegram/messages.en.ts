import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['telegram']> = {
  noBot: 'No Telegram bot is set up.',
  chatIdMissing: 'Enter your chat ID.',
  chatIdOfGroup: 'This ID belongs to a group. Enter the ID of your own chat with the bot.',
  chatIdInvalid: 'Invalid chat ID. Chat IDs contain only digits. Send /start to the bot to see yours.',
  profileNotFound: 'Profile not found',
  linkNotFound: 'Your profile isn’t connected to a chat.',
}

export const en: Translation<Catalogue['telegram']> = {
  title: 'Messengers',
  subtitle: 'Get shifts, reminders, and requests in a chat with the bot.',
  states: { unlinked: 'Not connected', active: 'Active', inactive: 'Turned off', paused: 'Paused' },
  noBot: {
    title: 'No bot yet',
    text: 'Your organization hasn’t set up a Telegram bot yet. Ask an owner or admin to set one up.',
    operator: 'No Telegram bot is set up yet. The server administrator can connect one by setting TELEGRAM_BOT_TOKEN.',
  },
  fault: {
    title: 'The bot isn’t responding',
    text: 'The Telegram bot isn’t set up correctly. Contact an owner or admin.',
    tokenRefused: 'Telegram rejected the bot token. Ask the server administrator to set a valid TELEGRAM_BOT_TOKEN.',
    tokenShared:
      'Another app is using the same bot token, so messages are getting lost. Ask the server administrator to create a bot for this installation and set its token in TELEGRAM_BOT_TOKEN.',
  },
  refusals,
  link: {
    title: 'Connect Telegram',
    text: 'Open the bot and tap Start. The link works once and expires after 15 minutes.',
    start: 'Connect Telegram',
    open: 'Open Telegram',
    code: 'Or send this message to the bot',
    copy: 'Copy',
    copied: 'Copied',
    waiting: 'Waiting for your message to the bot…',
    validUntil: time => `Valid until ${time}`,
    byId: 'Connect with a chat ID',
    byIdHint: 'Send /start to the bot to see your chat ID, then confirm the connection in the chat.',
    chatId: 'Chat ID',
    save: 'Connect',
    pending: chatId => `Waiting for your confirmation in chat ${chatId}…`,
    pendingHint: 'The bot sent a message to that chat. If it doesn’t arrive, cancel and use the link instead.',
    cancel: 'Cancel',
    failed: 'The Telegram account couldn’t be connected. Please try again.',
  },
  linked: {
    title: 'Telegram',
    since: time => `Connected since ${time}`,
    chatId: id => `Chat ID ${id}`,
    active: 'Chat messages',
    activeHint: 'When this is off, the bot won’t message you. You’ll still see everything in the app.',
    mutedUntil: time => `Muted until ${time}`,
    unmute: 'Unmute',
    pausedTitle: 'The bot can’t message you',
    pausedText: 'You blocked the bot in Telegram. Unblock it there, then try again.',
    again: 'Try again',
    unlink: 'Disconnect',
    unlinkTitle: 'Disconnect your Telegram account?',
    unlinkText: 'The bot will say goodbye and stop messaging you.',
    unlinked: 'Telegram account disconnected',
    unlinkFailed: 'The Telegram account couldn’t be disconnected. Please try again.',
    changeFailed: 'The change couldn’t be saved. Please try again.',
  },
  hints: {
    active: 'Notifications active',
    configured: 'Notifications set up automatically',
    manual: bot =>
      bot === null
        ? 'Manual setup: ask them to send /start to the bot.'
        : `Manual setup: ask them to send /start to @${bot}.`,
    contactBot: bot =>
      bot === null
        ? 'This person turned the bot off. They can turn it back on in their settings.'
        : `This person turned the bot off. They can turn it back on in their settings or by sending /start to @${bot}.`,
  },
}
