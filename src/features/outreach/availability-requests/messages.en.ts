import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['availabilityRequests']> = {
  noBot: 'There is no Telegram bot on this installation.',
  noDayLeft: 'The month ends today: nobody can enter anything until then.',
  nobody: 'Nobody on the team has an active chat with the bot.',
  nobodyMissing: 'Nobody needs a reminder.',
  remindedLately: ({ minutes }) =>
    `Everyone missing was reminded within the last hour, or will hear it after their quiet hours. You can remind again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
  chatNotFound: 'One of the people no longer has an active chat with the bot.',
  notFound: 'This request no longer exists.',
}

export const en: Translation<Catalogue['availabilityRequests']> = {
  tab: 'Request availability',
  text: 'The bot asks everyone selected for their availability up to the chosen day.',
  duration: 'Period',
  durations: {
    '1week': '1 week',
    '2weeks': '2 weeks',
    '3weeks': '3 weeks',
    '1month': '1 month',
    endOfMonth: 'Until the end of the month',
    endOfNextMonth: 'Until the end of next month',
    '2months': '2 months',
  },
  until: day => `Up to and including ${day}`,
  people: (linked, all) => `${linked} of ${all} with the bot`,
  chats: { unlinked: 'No chat', active: 'Chat linked', inactive: 'Chat switched off', paused: 'Bot blocked' },
  requests: {
    later: 'Comes after quiet hours',
    waiting: 'Sending …',
    sent: 'Asked',
    failed: 'Not delivered',
    saved: 'Entered',
    none: 'No availability',
  },
  asked: end => `until ${end}`,
  reminded: 'reminded',
  progress: (sent, of) => `${sent} of ${of} delivered`,
  answered: (answered, of) => `${answered} of ${of} have answered`,
  send: count => (count === 1 ? 'Ask 1 person' : `Ask ${count} people`),
  sent: count => `Requests sent: ${count}`,
  sendFailed: 'Requests could not be sent',
  remind: count => `Remind those missing (${count})`,
  remindedToast: count => (count === 1 ? '1 person reminded' : `${count} people reminded`),
  empty: 'There are no chatters in this organisation yet.',
  nobodyLinked: 'No chatter has linked a chat with the bot yet.',
  own: {
    title: 'Availability request',
    text: end => `Please enter your availability until ${end}.`,
    open: 'Open the week',
    none: 'No availability',
    answered: 'Answered',
    done: 'Thank you, noted',
    failed: 'That did not work. Please try again.',
  },
}
