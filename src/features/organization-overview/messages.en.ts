import type { Catalogue, Worded } from '#kit/catalogue.ts'

export const en: Worded<Catalogue['organizationOverview']> = {
  subtitle: 'Status of the organisation',
  members: { title: 'Members', all: 'To the team' },
  work: {
    title: 'Open work',
    vacation: count => (count === 1 ? '1 open vacation request' : `${count} open vacation requests`),
    unanswered: count =>
      count === 1 ? '1 person has not answered the request' : `${count} people have not answered the request`,
    seats: count => (count === 1 ? '1 open seat this week' : `${count} open seats this week`),
    nothing: 'Nothing waits for you.',
  },
  setUp: {
    title: 'Set-up',
    done: (done, of) => `${done} of ${of}`,
    isDone: 'Done',
    isOpen: 'Open',
    steps: {
      shifts: { title: 'Shift times', text: 'When you work.' },
      groups: { title: 'Groups', text: 'Whom you work for, and with how many.' },
      people: { title: 'Team', text: 'Invite the first ones.' },
      contacts: { title: 'Contact persons', text: 'Whom everybody can ask.' },
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
    empty: 'There are no groups yet whose seats could be filled.',
    add: 'Add group',
  },
}
