import type { Catalogue, Translation } from '#kit/catalogue.ts'

export const en: Translation<Catalogue['organizationOverview']> = {
  subtitle: 'Company overview',
  members: { title: 'Members', all: 'Go to team' },
  work: {
    title: 'To do',
    vacation: count => (count === 1 ? '1 open vacation request' : `${count} open vacation requests`),
    unanswered: count =>
      count === 1
        ? '1 person hasn’t answered the availability request'
        : `${count} people haven’t answered the availability request`,
    seats: count => (count === 1 ? '1 open shift this week' : `${count} open shifts this week`),
    nothing: 'You’re all caught up.',
  },
  setUp: {
    title: 'Setup',
    done: (done, of) => `${done} of ${of}`,
    isDone: 'Done',
    isOpen: 'Open',
    steps: {
      shifts: { title: 'Shift times', text: 'Set your team’s shift times.' },
      creators: { title: 'Creators', text: 'Add your creators and their accounts.' },
      groups: { title: 'Groups', text: 'Group creators and set how many chatters they need.' },
      people: { title: 'Team', text: 'Invite your first team members.' },
      contacts: { title: 'Contacts', text: 'Add people your team can contact for help.' },
      mail: { title: 'Email', text: 'Email isn’t set up yet, so no emails will be sent.' },
      bot: { title: 'Telegram', text: 'No one has linked a chat to the bot yet.' },
    },
  },
  coverage: {
    title: 'Coverage',
    group: 'Group',
    total: 'Total',
    thisWeek: 'This week',
    nextWeek: 'Next week',
    cell: (filled, required) => `${filled} of ${required} shifts filled`,
    heats: {
      none: 'No shifts',
      empty: 'Empty',
      low: 'Under 50%',
      half: '50% or more',
      high: '80% or more',
      full: 'Full',
    },
    empty: 'No groups have shifts to fill yet.',
    add: 'Add group',
  },
}
