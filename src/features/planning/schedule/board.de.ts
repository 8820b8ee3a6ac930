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
    count === 1 ? '1 Platz ließ sich nicht wieder besetzen.' : `${count} Plätze ließen sich nicht wieder besetzen.`,
  overStays: (count: number) =>
    count === 1 ? '1 Platz bleibt: Die Schicht ist vorbei.' : `${count} Plätze bleiben: Die Schichten sind vorbei.`,
  moveFailed: 'Die Person wurde nicht umgesetzt.',
  more: 'Mehr',
  print: 'Drucken',
  seatGone: 'Diesen Platz gibt es nicht mehr: Seine Schicht wurde geändert.',
  replace: 'Ersatz suchen',
  replaced: (name: string) => `${name} ist eingeteilt.`,
  copyWeek: {
    action: 'Woche übertragen',
    title: 'Woche übertragen',
    fromLast: 'Letzte Woche übernehmen',
    text: 'Dieselben Personen auf denselben Plätzen, als Entwurf. Wer nicht kann, wird ausgelassen und aufgeführt.',
    weeks: 'In diese Wochen',
    reason: 'Grund für Hinweise (optional)',
    reasonHint: 'Leer: wer einen Hinweis hat, bleibt aus.',
    confirm: 'Übertragen',
    failed: 'Die Woche wurde nicht übertragen.',
    placed: (count: number) => (count === 1 ? '1 Platz besetzt' : `${count} Plätze besetzt`),
    unchanged: (count: number) =>
      count === 1 ? '1 Platz war schon so besetzt.' : `${count} Plätze waren schon so besetzt.`,
    left: (count: number) => (count === 1 ? '1 Platz blieb frei' : `${count} Plätze blieben frei`),
    leftLine: (name: string, day: string, shift: string) => `${name}, ${day}, ${shift}`,
    close: 'Fertig',
    needReason: (count: number) =>
      count === 1 ? 'Für 1 Platz fehlt ein Grund.' : `Für ${count} Plätze fehlt ein Grund.`,
    seat: (count: number) => (count === 1 ? '1 Platz besetzen' : `${count} Plätze besetzen`),
    substitute: 'Ersatz',
  },
  clearWeek: {
    action: 'Woche leeren',
    title: 'Woche leeren?',
    drafts: 'Alle Entwürfe dieser Woche werden entfernt.',
    published: 'Auch veröffentlichte Plätze werden frei, die Personen werden benachrichtigt. Vergangenes bleibt.',
    confirm: 'Leeren',
    done: (count: number) => (count === 1 ? '1 Platz geleert' : `${count} Plätze geleert`),
    nothing: 'Es gab nichts mehr zu leeren.',
    failed: 'Die Woche wurde nicht geleert.',
  },
  publishing: {
    title: 'Woche veröffentlichen',
    text: (people: number) =>
      people === 1 ? '1 Person wird benachrichtigt.' : `${people} Personen werden benachrichtigt.`,
    confirm: 'Veröffentlichen',
    outdated: 'Der Plan hat sich geändert',
    outdatedText: 'Du siehst noch den Stand von vorher. Sieh dir den neuen an, dann kannst du veröffentlichen.',
    showCurrent: 'Neuen Stand zeigen',
    open: (count: number) => (count === 1 ? '1 Platz ist noch frei.' : `${count} Plätze sind noch frei.`),
  },
  hours: {
    title: 'Stunden der Woche, alle Gruppen',
    none: 'Noch niemand eingeteilt.',
    /** Of this group's plan. */
    shifts: (count: number) => (count === 1 ? '1 Schicht hier' : `${count} Schichten hier`),
  },
  note: {
    label: 'Notiz zum Platz',
    hint: 'Für die eingeteilte Person sichtbar',
    save: 'Speichern',
    saved: 'Notiz gespeichert',
    failed: 'Die Notiz wurde nicht gespeichert.',
    has: 'Mit Notiz',
  },
  keys: {
    show: 'Tastenkürzel',
    title: 'Tastenkürzel im Wochenplan',
    names: { control: 'Strg', shift: 'Umschalt', delete: 'Entf', homeEnd: 'Pos1 Ende' },
    arrows: 'Von Platz zu Platz',
    homeEnd: 'Erster und letzter Tag',
    open: 'Platz öffnen',
    remove: 'Person entfernen',
    take: 'Person ausschneiden',
    put: 'Person einfügen',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    help: 'Diese Hilfe',
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
