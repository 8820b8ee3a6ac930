import { seatWords } from '#features/planning/assignments/seat-words.de.ts'
import { stepWords } from '#features/planning/assignments/step-words.de.ts'
import { refusals } from './refusals.de.ts'

/** What only the screens of those who plan say. */
export const de = {
  group: 'Gruppe',
  refusals,
  undoLast: 'Rückgängig (Strg+Z)',
  redoLast: 'Wiederholen (Strg+Umschalt+Z)',
  undoLeft: (count: number) =>
    count === 1
      ? '1 Schicht ließ sich nicht wieder besetzen.'
      : `${count} Schichten ließen sich nicht wieder besetzen.`,
  overStays: (count: number) =>
    count === 1 ? '1 vergangene Schicht bleibt unverändert.' : `${count} vergangene Schichten bleiben unverändert.`,
  moveFailed: 'Die Person konnte nicht verschoben werden. Versuche es noch einmal.',
  more: 'Mehr',
  print: 'Drucken',
  seatGone: 'Diesen Platz gibt es nicht mehr, weil die Schicht geändert wurde.',
  replace: 'Ersatz suchen',
  replaced: (name: string) => `${name} eingeteilt.`,
  copyWeek: {
    action: 'Woche kopieren',
    title: 'Woche kopieren',
    fromLast: 'Letzte Woche übernehmen',
    text: 'Die Einteilung der letzten Woche wird als Entwurf übernommen. Wer nicht eingeteilt werden kann, wird übersprungen und aufgelistet.',
    weeks: 'Zielwochen',
    reason: 'Begründung bei Personen mit Hinweis (optional)',
    reasonHint: 'Ohne Grund werden Personen übersprungen, bei denen ein Hinweis steht.',
    confirm: 'Kopieren',
    failed: 'Die Woche konnte nicht kopiert werden. Versuche es noch einmal.',
    placed: (count: number) => (count === 1 ? '1 Schicht besetzt' : `${count} Schichten besetzt`),
    unchanged: (count: number) =>
      count === 1
        ? '1 Schicht war schon mit derselben Person besetzt.'
        : `${count} Schichten waren schon mit denselben Personen besetzt.`,
    left: (count: number) => (count === 1 ? '1 Schicht blieb offen' : `${count} Schichten blieben offen`),
    leftLine: (name: string, day: string, shift: string) => `${name}, ${day}, ${shift}`,
    close: 'Fertig',
    needReason: (count: number) =>
      count === 1 ? 'Für 1 Schicht fehlt ein Grund.' : `Für ${count} Schichten fehlt ein Grund.`,
    seat: (count: number) => (count === 1 ? '1 Schicht besetzen' : `${count} Schichten besetzen`),
    substitute: 'Ersatz',
  },
  clearWeek: {
    action: 'Woche leeren',
    title: 'Woche leeren?',
    drafts: 'Alle Entwürfe dieser Woche werden gelöscht.',
    published:
      'Auch veröffentlichte Schichten werden frei, und die eingeteilten Personen werden benachrichtigt. Vergangene Schichten bleiben unverändert.',
    confirm: 'Leeren',
    done: (count: number) => (count === 1 ? '1 Schicht geleert' : `${count} Schichten geleert`),
    nothing: 'Die Woche war schon leer.',
    failed: 'Die Woche konnte nicht geleert werden. Versuche es noch einmal.',
  },
  publishing: {
    title: 'Woche veröffentlichen',
    text: (people: number) =>
      people === 1 ? '1 Person wird benachrichtigt.' : `${people} Personen werden benachrichtigt.`,
    confirm: 'Veröffentlichen',
    outdated: 'Der Plan hat sich geändert',
    outdatedText: 'Du siehst einen älteren Stand. Prüfe den aktuellen Plan, bevor du veröffentlichst.',
    showCurrent: 'Aktuellen Stand anzeigen',
    open: (count: number) => (count === 1 ? '1 Schicht ist noch offen.' : `${count} Schichten sind noch offen.`),
  },
  hours: {
    title: 'Wochenstunden in allen Gruppen',
    none: 'Noch ist niemand eingeteilt.',
    /** Shifts in this group's schedule. */
    shifts: (count: number) => (count === 1 ? '1 Schicht in dieser Gruppe' : `${count} Schichten in dieser Gruppe`),
  },
  note: {
    label: 'Notiz zur Schicht',
    hint: 'Die eingeteilte Person sieht diese Notiz.',
    save: 'Speichern',
    saved: 'Notiz gespeichert',
    failed: 'Die Notiz konnte nicht gespeichert werden. Versuche es noch einmal.',
    has: 'Mit Notiz',
  },
  keys: {
    show: 'Tastenkürzel',
    title: 'Tastenkürzel im Plan',
    names: { control: 'Strg', shift: 'Umschalt', delete: 'Entf', homeEnd: 'Pos1 Ende' },
    arrows: 'Zwischen Schichten wechseln',
    homeEnd: 'Zum ersten oder letzten Tag springen',
    open: 'Schicht öffnen',
    remove: 'Person entfernen',
    take: 'Person ausschneiden',
    put: 'Person einfügen',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    help: 'Diese Hilfe anzeigen',
  },
  ...seatWords,
  ...stepWords,
  declinedMark: 'Abgelehnt',
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    planBoard: typeof de
  }
}
