import type { Translation } from '#kit/catalogue.ts'
import type { de } from './chat-texts.de.ts'
import type { ChatService } from '../chat-services.ts'

export const en = ({ name, slash, showsChatId }: ChatService): Translation<ReturnType<typeof de>> => ({
  hello: chatId =>
    `Hi, I’m the Staffel bot.\n\nYour chat ID: ${chatId}\n\nTo connect this chat, go to Settings > Messengers in Staffel and open the link or enter the chat ID.`,
  linkedHello: firstName => `Hi ${firstName}, this chat is connected to your profile.`,
  chatIdIs: chatId => `Your chat ID: ${chatId}`,
  welcome: (firstName, organization) =>
    `Welcome, ${firstName}! This chat is now connected to your profile at ${organization}. You’ll get your shifts, reminders, and requests here.\n\n${slash}shifts shows your next shifts, ${slash}mute pauses my messages for a while, and ${slash}stop disconnects the chat.`,
  consent: {
    question:
      'Someone entered this chat’s ID in Staffel. If that was you, connect the chat to your profile.\n\nIf not, tap “No” or do nothing. The chat won’t be connected, and your name will stay hidden.',
    accept: 'Yes, connect the chat',
    decline: 'No',
    accepted: 'The chat is connected.',
    declined: 'All right, the chat won’t be connected.',
    gone: 'This request is no longer valid.',
  },
  goodbye: firstName =>
    `Goodbye, ${firstName}! This chat is no longer connected to your profile. You’ll no longer get messages here.`,
  codeUnknown: `This code has expired or was already used. Codes are valid for 15 minutes. Create a new one in Staffel under Settings > Messengers.`,
  chatTaken: `This chat is already connected to another profile. Send me ${slash}stop to disconnect it, then try again.`,
  linkCommand: 'Connect to your profile',
  codeOption: 'Code from Staffel (Settings > Messengers)',
  tooManyCodes: 'Too many attempts. Try again in 15 minutes.',
  wroteYou: `Done. I’ve sent you a message on ${name}.`,
  profileNotFound: 'The profile for this code no longer exists.',
  againActive: firstName => `I’m back, ${firstName}. You’ll get messages here again.`,
  notLinked: `This chat isn’t connected to a profile. Connect it in Staffel under Settings > Messengers${showsChatId ? '. To see your chat ID, send /start' : ''}.`,
})
