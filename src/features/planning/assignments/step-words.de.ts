import type { Day } from '#kit/day.ts'
import { formatDateText } from '#kit/locale.ts'

export interface StepOfOne {
  readonly name: string
  /** As `seatOf` words it. */
  readonly seat: string
}

/** How a board names the steps that it undoes and redoes. */
export const stepWords = {
  steps: {
    seatOf: ({ group, shift, date }: { group?: string; shift: string; date: Day }) =>
      [group, shift, formatDateText(date, 'de', { weekday: 'short', day: '2-digit', month: '2-digit' })]
        .filter(Boolean)
        .join(', '),
    assigned: ({ name, seat }: StepOfOne) => `${name} eingeteilt (${seat})`,
    removed: ({ name, seat }: StepOfOne) => `${name} herausgenommen (${seat})`,
    moved: ({ name, seat }: StepOfOne) => `${name} verschoben (${seat})`,
    filled: (count: number) => (count === 1 ? '1 Schicht besetzt' : `${count} Schichten besetzt`),
    emptied: (count: number) => (count === 1 ? '1 Schicht geleert' : `${count} Schichten geleert`),
    pinned: (count: number) => (count === 1 ? '1 Schicht fixiert' : `${count} Schichten fixiert`),
    unpinned: (count: number) =>
      count === 1 ? 'Fixierung von 1 Schicht aufgehoben' : `Fixierung von ${count} Schichten aufgehoben`,
  },
  undone: (step: string) => `Rückgängig gemacht: ${step}`,
  redone: (step: string) => `Wiederhergestellt: ${step}`,
  undoFailed: (step: string) => `Nicht rückgängig gemacht: ${step}`,
  redoFailed: (step: string) => `Nicht wiederhergestellt: ${step}`,
  changedSince: 'Der Plan hat sich inzwischen geändert.',
  /** Asked after a step that could not be undone or redone. */
  goOn: {
    undo: { title: 'Auch den vorigen Schritt rückgängig machen?', confirm: 'Rückgängig machen' },
    redo: { title: 'Auch den nächsten Schritt wiederherstellen?', confirm: 'Wiederherstellen' },
  },
}
