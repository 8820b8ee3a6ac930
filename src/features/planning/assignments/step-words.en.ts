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
    filled: count => (count === 1 ? '1 seat filled' : `${count} seats filled`),
    emptied: count => (count === 1 ? '1 seat cleared' : `${count} seats cleared`),
    pinned: count => (count === 1 ? '1 seat pinned' : `${count} seats pinned`),
    unpinned: count => (count === 1 ? '1 seat unpinned' : `${count} seats unpinned`),
  },
  undone: step => `Undone: ${step}`,
  redone: step => `Redone: ${step}`,
  undoFailed: step => `Not undone: ${step}`,
  redoFailed: step => `Not redone: ${step}`,
  changedSince: 'The plan has changed in the meantime.',
  goOn: {
    undo: { title: 'Undo the step before as well?', confirm: 'Undo' },
    redo: { title: 'Redo the next step as well?', confirm: 'Redo' },
  },
}
