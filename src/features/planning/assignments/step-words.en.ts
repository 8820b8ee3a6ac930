import { formatDateText } from '#kit/locale.ts'
import type { stepWords as de } from './step-words.de.ts'

export const stepWords: typeof de = {
  steps: {
    seatOf: ({ group, shift, date }) =>
      [group, shift, formatDateText(date, 'en', { weekday: 'short', day: '2-digit', month: '2-digit' })]
        .filter(Boolean)
        .join(', '),
    assigned: ({ name, seat }) => `${name} assigned (${seat})`,
    removed: ({ name, seat }) => `${name} removed (${seat})`,
    moved: ({ name, seat }) => `${name} moved (${seat})`,
    filled: count => (count === 1 ? '1 shift filled' : `${count} shifts filled`),
    emptied: count => (count === 1 ? '1 shift cleared' : `${count} shifts cleared`),
    pinned: count => (count === 1 ? '1 shift pinned' : `${count} shifts pinned`),
    unpinned: count => (count === 1 ? '1 shift unpinned' : `${count} shifts unpinned`),
  },
  undone: step => `Undone: ${step}`,
  redone: step => `Redone: ${step}`,
  undoFailed: step => `Couldn’t undo: ${step}`,
  redoFailed: step => `Couldn’t redo: ${step}`,
  changedSince: 'The schedule has since changed.',
  goOn: {
    undo: { title: 'Undo the previous step as well?', confirm: 'Undo' },
    redo: { title: 'Redo the next step as well?', confirm: 'Redo' },
  },
}
