import { formatDateText } from '#kit/locale.ts'
import { seatWords } from '#features/planning/assignments/seat-words.de.ts'
import { stepWords } from '#features/planning/assignments/step-words.de.ts'
import type { Day } from '#kit/day.ts'
import type { Reason } from '#features/planning/candidates/schema.ts'

const onDay = (day: Day): string => formatDateText(day, 'de', { weekday: 'short', day: '2-digit', month: '2-digit' })

const seats = (count: number): string => (count === 1 ? '1 Schicht' : `${count} Schichten`)

export const de = {
  title: 'Wochenplan',
  views: { label: 'Ansicht', groups: 'Gruppen', people: 'Personen' },
  loadFailed: 'Der Plan konnte nicht geladen werden.',
  noGroups: 'Noch keine Gruppen. Lege Gruppen an, um hier die Woche zu planen.',
  toGroups: 'Zu den Gruppen',
  noShifts: 'Noch keine Schichten. Lege sie in den Einstellungen der Organisation an.',
  nothingFits: 'Keine Schicht passt zu diesen Filtern.',
  clearFilters: 'Filter zurücksetzen',
  staffed: (have: number, need: number) => `${have} von ${need} besetzt`,
  open: (count: number) => `${count} offen`,
  free: 'Offen',
  published: 'Veröffentlicht',
  /** A night that begins on the day after. */
  nextDay: 'Tag\u00A0danach',
  pinned: 'Fixiert',
  marks: { new: 'vorgeschlagen', exchanged: 'statt der bisherigen Person vorgeschlagen' },
  ...seatWords,
  ...stepWords,
  couldWork: (count: number) => (count === 1 ? '1 Person verfügbar' : `${count} Personen verfügbar`),
  seat: ({ group, shift, day, seat, who }: { group: string; shift: string; day: string; seat: number; who: string }) =>
    `${group}, ${shift}, ${day}, Platz ${seat}: ${who}`,
  seatTitle: ({ shift, day }: { shift: string; day: string }) => `${shift} · ${day}`,
  onDay,
  failed: 'Die Änderung konnte nicht gespeichert werden. Versuche es noch einmal.',
  undo: 'Rückgängig',
  redo: 'Wiederherstellen',
  more: 'Mehr',
  print: 'Drucken',
  keysLabel: 'Tastenkürzel',
  copyLast: 'Letzte Woche übernehmen',
  copyOn: 'Woche kopieren',
  clearDrafts: 'Entwürfe löschen',
  clearTitle: 'Alle Entwürfe der angezeigten Gruppen löschen?',
  clearText: (count: number) =>
    `${seats(count)} ${count === 1 ? 'wird' : 'werden'} frei. Fixierte Schichten bleiben besetzt.`,
  clearToCome:
    'Alle Entwürfe für kommende Schichten werden gelöscht. Vergangene und fixierte Schichten bleiben unverändert.',
  clearConfirm: 'Löschen',
  overStays: (count: number) =>
    count === 1 ? '1 vergangene Schicht bleibt unverändert.' : `${count} vergangene Schichten bleiben unverändert.`,
  freeing: {
    title: 'Schichten leeren?',
    text: (count: number, people: number) =>
      `${count === 1 ? '1 veröffentlichte Schicht wird' : `${count} veröffentlichte Schichten werden`} frei, ${people === 1 ? '1 Person wird' : `${people} Personen werden`} benachrichtigt. Vergangene Schichten bleiben unverändert.`,
    overTitle: (name: string) => `${name} aus einer vergangenen Schicht nehmen?`,
    overText: 'Ohne Check-in zählt die Schicht dann nicht mehr als Arbeitszeit.',
  },
  pin: 'Fixieren',
  unpin: 'Fixierung lösen',
  remove: 'Herausnehmen',
  filters: {
    label: 'Filter',
    search: 'Gruppe, Creator oder Person',
    platform: 'Plattform',
    tag: 'Tag',
    colour: 'Farbe',
    gaps: 'Nur offene Schichten',
    unconfirmed: 'Unbestätigt',
    breaks: 'Regelbrüche',
    chosen: (name: string, count: number) => `${name}: ${count} ausgewählt`,
  },
  legend: {
    title: 'Legende',
    draft: 'Entwurf',
    assigned: 'Eingeteilt',
    confirmed: 'Bestätigt',
    pinned: 'Fixiert',
    mainWanted: 'Hauptchatter gesucht',
    mainThere: 'mit Hauptchatter',
    overridden: 'trotz Hinweis eingeteilt',
    note: 'mit Notiz',
  },
  gaps: {
    title: 'Offene Schichten',
    next: 'Nächste Lücke',
    nobody: 'Niemand verfügbar',
    none: 'Alle kommenden Schichten sind besetzt.',
    over: 'Diese Woche ist vorbei. Hier erscheinen nur kommende offene Schichten.',
    more: (count: number) => (count === 1 ? '1 weitere offene Schicht' : `${count} weitere offene Schichten`),
    failed: 'Die offenen Schichten konnten nicht geladen werden.',
    free: (count: number) => `${count} frei`,
  },
  held: {
    assigned_elsewhere: 'eingeteilt',
    vacation: 'Urlaub',
    vacation_requested: 'Urlaub beantragt',
    short_rest: 'Ruhezeit',
    long_week: 'Stundengrenze',
    long_streak: 'zu viele Tage am Stück',
    over_wish: 'über Wunsch',
    not_available: 'keine Angabe',
    partly_available: 'teilweise verfügbar',
    exclusive_elsewhere: 'nur in einer anderen Schicht',
    shift_disabled_by_person: 'nicht gewünscht',
    declined: 'abgelehnt',
  } satisfies Partial<Record<Reason['code'], string>> as Readonly<Record<string, string>>,
  people: {
    title: 'Personen',
    person: 'Person',
    hours: (hours: string) => `${hours} h`,
    maximum: (hours: number) => `Limit ${hours} h`,
    asWished: 'im Wunschbereich',
    overWish: (hours: string) => `${hours} h über Wunsch`,
    underWish: (hours: string) => `${hours} h unter Wunsch`,
    none: 'Keine Person gefunden.',
    openings: (name: string, day: string) => `Offene Schichten für ${name} am ${day}`,
    noOpenings: 'Keine offenen Schichten an diesem Tag.',
    add: (name: string, day: string) => `${name}, ${day}: offene Schicht suchen`,
    availability: {
      a: 'verfügbar',
      p: 'bevorzugt',
      r: 'Urlaub beantragt',
      v: 'Urlaub',
      s: 'abwesend gemeldet',
      '.': 'keine Angabe',
    } as Readonly<Record<string, string>>,
  },
  selection: {
    label: 'Auswahl',
    count: (count: number) => `${seats(count)} ausgewählt`,
    clear: 'Leeren',
    copy: 'Kopieren',
    copied: (count: number) => `${seats(count)} kopiert. Einfügen mit Strg + V.`,
    give: 'Einer Person zuteilen',
    giveTitle: 'Wer soll die ausgewählten offenen Schichten bekommen?',
    person: 'Person',
    giveConfirm: 'Einteilen',
    drop: 'Auswahl aufheben',
    nothing: 'Keine offene Schicht ausgewählt.',
  },
  left: {
    title: (count: number) =>
      count === 1 ? '1 Schicht wurde nicht besetzt' : `${count} Schichten wurden nicht besetzt`,
    text: 'Bei jeder Schicht siehst du den Grund.',
    reason: 'Grund',
    reasonHint: 'Nur für Personen mit Hinweis nötig.',
    retry: (count: number) => `${seats(count)} mit diesem Grund besetzen`,
    close: 'Schließen',
    substitute: 'Ersatz',
    substituteOf: (seat: string) => `Ersatz suchen: ${seat}`,
    needsReason: 'Begründung nötig',
    taken: 'Schicht schon vergeben',
    takenElsewhere: 'ist dann schon eingeteilt',
    onVacation: 'hat Urlaub',
    lockedPerson: 'ist gesperrt',
    ruleBlocks: 'laut euren Planungsregeln nicht möglich',
    hasBegun: 'Schicht hat schon begonnen',
    other: 'nicht mehr möglich',
  },
  publish: {
    action: (count: number) => (count === 1 ? 'Veröffentlichen (1 Gruppe)' : `Veröffentlichen (${count} Gruppen)`),
    short: 'Veröffentlichen',
    title: 'Woche veröffentlichen',
    text: (people: number) =>
      people === 1 ? '1 Person wird benachrichtigt.' : `${people} Personen werden benachrichtigt.`,
    groups: 'Gruppen',
    people: 'Neue Schichten',
    open: (count: number) => `${seats(count)} ${count === 1 ? 'ist' : 'sind'} in diesen Gruppen noch offen.`,
    newShifts: (count: number) => (count === 1 ? '1 neu' : `${count} neu`),
    drafts: (count: number) => (count === 1 ? '1 Entwurf' : `${count} Entwürfe`),
    confirm: 'Veröffentlichen',
    failed: 'Die Woche konnte nicht veröffentlicht werden. Versuche es noch einmal.',
    done: (groups: number, people: { notified: number; unreachable: number }) =>
      `${groups === 1 ? '1 Gruppe' : `${groups} Gruppen`} veröffentlicht, ${people.notified === 1 ? '1 Person' : `${people.notified} Personen`} benachrichtigt${people.unreachable > 0 ? `, davon ${people.unreachable} nur in der App` : ''}.`,
    stale: (names: string) =>
      `Nicht veröffentlicht, weil sich inzwischen etwas geändert hat: ${names}. Prüfe den Plan und veröffentliche ihn noch einmal.`,
  },
  copy: {
    weeks: 'Zielwochen',
    text: (groups: number) =>
      groups === 1
        ? 'Die Einteilung der angezeigten Gruppe wird kopiert. Bereits besetzte Schichten bleiben unverändert.'
        : `Die Einteilung der ${groups} angezeigten Gruppen wird kopiert. Bereits besetzte Schichten bleiben unverändert.`,
    confirm: 'Übernehmen',
    confirmOn: 'Kopieren',
    reason: 'Begründung bei Personen mit Hinweis (optional)',
    published: (groups: string) =>
      `Schon veröffentlicht: ${groups}. Wer in diesen Gruppen neu eingeteilt wird, wird sofort benachrichtigt.`,
    groupIn: (name: string, week: number) => `${name} (KW ${week})`,
    more: (count: number) => (count === 1 ? '1 weitere' : `${count} weitere`),
    failed: 'Die Woche konnte nicht kopiert werden. Versuche es noch einmal.',
    done: (count: number) => `${seats(count)} kopiert.`,
  },
  day: 'Tag',
  keys: {
    title: 'Tastenkürzel',
    arrows: 'Zwischen Schichten wechseln',
    shiftArrows: 'Mehrere auswählen',
    letters: 'Person suchen',
    enter: 'Öffnen',
    next: 'Nächste offene Schicht (mit Umschalt: vorige)',
    pin: 'Fixieren',
    empty: 'Schicht leeren',
    copy: 'Kopieren, ausschneiden, einfügen',
    undo: 'Rückgängig, wiederherstellen',
    help: 'Diese Hilfe anzeigen',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    agencyWeek: typeof de
  }
}
