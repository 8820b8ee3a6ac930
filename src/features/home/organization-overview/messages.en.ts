import type { Catalogue, Translation } from '#kit/catalogue.ts'

export const en: Translation<Catalogue['organizationOverview']> = {
  subtitle: 'Organisation status',
  members: { title: 'Members', all: 'Go to team' },
  work: {
    title: 'Open work',
    vacation: count => (count === 1 ? '1 open vacation request' : `${count} open vacation requests`),
    unanswered: count =>
      count === 1 ? '1 person has not answered the request' : `${count} people have not answered the request`,
    seats: count => (count === 1 ? '1 open seat this week' : `${count} open seats this week`),
    nothing: 'Nothing is waiting for you.',
  },
  setUp: {
    title: 'Set-up',
    done: (done, of) => `${done} of ${of}`,
    isDone: 'Done',
    isOpen: 'Open',
    steps: {
      shifts: { title: 'Shift times', text: 'When your team works.' },
      creators: { title: 'Creators', text: 'Your creators and their accounts.' },
      groups: { title: 'Groups', text: 'Which creators you handle together, and with how many chatters.' },
      people: { title: 'Team', text: 'Invite the first people.' },
      contacts: { title: 'Contact persons', text: 'Who everyone can ask.' },
      mail: { title: 'E-mail', text: 'Without SMTP_URL mails stay in the outbox of this installation.' },
      bot: { title: 'Telegram', text: 'Nobody has linked a chat with the bot yet.' },
    },
  },
  coverage: {
    title: 'Coverage',
    group: 'Group',
    total: 'Total',
    thisWeek: 'This week',
    nextWeek: 'Next week',
    cell: (filled, required) => `${filled} of ${required} seats filled`,
    heats: {
      none: 'No seats',
      empty: 'Empty',
      low: 'Below half',
      half: 'From half',
      high: 'From 80 %',
      full: 'Full',
    },
    empty: 'There are no groups with seats to fill yet.',
    add: 'Add group',
  },
}
