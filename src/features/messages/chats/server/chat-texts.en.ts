import type { Translation } from '#kit/catalogue.ts'
import type { de } from './chat-texts.de.ts'
import type { ChatService } from '../chat-services.ts'

export const en = ({ name, slash, showsChatId }: ChatService): Translation<ReturnType<typeof de>> => ({
  hello: chatId =>
    `Hello, I am the bot of Staffel.\n\nYour chat id: ${chatId}\n\nLink this chat in Staffel under “Settings”, “Messengers”: open the link there or enter the chat id.`,
  linkedHello: firstName => `Hello ${firstName}, this chat is linked with your profile.`,
  chatIdIs: chatId => `Your chat id: ${chatId}`,
  welcome: (firstName, organization) =>
    `Welcome, ${firstName}! This chat is now linked with your profile at ${organization}. You will get your shifts, reminders and requests here.\n\n${slash}shifts shows your next shifts, ${slash}mute keeps me quiet for a while, ${slash}stop ends the link.`,
  consent: {
    question:
      'Someone entered the chat id of this chat in Staffel. Was it you? Then link the chat with your profile.\n\nIf it was not you, tap “No” or do nothing: nothing will be linked, and your name stays hidden.',
    accept: 'Yes, it was me: link it',
    decline: 'No',
    accepted: 'The chat is linked.',
    declined: 'All right, nothing will be linked.',
    gone: 'This request is no longer valid.',
  },
  goodbye: firstName =>
    `Goodbye, ${firstName}! This chat is no longer linked with your profile. You will get no more messages here.`,
  codeUnknown: `This code is no longer valid: it has been used or is older than 15 minutes. Get a new one in Staffel under “Settings”, “Messengers”.`,
  chatTaken: `This chat is already linked with another profile. Send me ${slash}stop to unlink it, then try again.`,
  linkCommand: 'Link with your profile',
  codeOption: 'The code from Staffel, “Settings”, “Messengers”',
  tooManyCodes: 'Too many tries. Wait a quarter of an hour.',
  wroteYou: `Done. I have sent you a message in ${name}.`,
  profileNotFound: 'There is no longer a profile for this code.',
  againActive: firstName => `Here I am again, ${firstName}. From now on I will write to you.`,
  notLinked: `This chat is not linked with any profile. Link it in Staffel under “Settings”, “Messengers”${showsChatId ? '; /start shows your chat id' : ''}.`,
})
