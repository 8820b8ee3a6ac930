import type { HandoverField } from './rules.ts'

export const de = {
  title: 'Übergaben',
  subtitle: 'Was eine Schicht der nächsten hinterlässt, aus den letzten 90 Tagen.',
  fields: {
    customs: 'Offene Customs',
    promises: 'Zusagen',
    vips: 'VIPs',
    problems: 'Probleme',
    todos: 'To-dos',
  } satisfies Record<HandoverField, string>,
  /** `2 Customs`, in one line with others. */
  counts: {
    customs: (count: number) => (count === 1 ? '1 Custom' : `${count} Customs`),
    promises: (count: number) => (count === 1 ? '1 Zusage' : `${count} Zusagen`),
    vips: (count: number) => (count === 1 ? '1 VIP' : `${count} VIPs`),
    problems: (count: number) => (count === 1 ? '1 Problem' : `${count} Probleme`),
    todos: (count: number) => (count === 1 ? '1 To-do' : `${count} To-dos`),
  } satisfies Record<HandoverField, (count: number) => string>,
  from: (name: string) => `Übergabe von ${name}`,
  own: 'Deine Übergabe',
  write: 'Übergabe schreiben',
  edit: 'Übergabe ändern',
  missing: 'Noch nichts geschrieben',
  unread: 'Ungelesen',
  read: 'Gelesen',
  /** Ticks it. */
  tick: 'Gelesen',
  readAt: (at: string) => `Gelesen: ${at}`,
  ticked: 'Als gelesen abgehakt',
  readBy: (name: string, at: string) => `${name} ${at}`,
  readers: 'Gelesen von',
  earlier: (name: string, at: string) => `${name} ${at} (vor der letzten Änderung)`,
  unreadByAll: 'Noch von niemandem gelesen',
  changed: (at: string) => `Zuletzt geändert: ${at}`,
  changedSince: 'Die Übergabe wurde eben geändert. Lies sie noch einmal.',
  failed: 'Das hat nicht geklappt.',
  unreadable: 'Die Übergaben konnten nicht geladen werden.',
  ownUnreadable: 'Deine eigenen Übergaben konnten nicht geladen werden.',
  all: 'Alle Übergaben',
  dialog: {
    title: (group: string) => `Übergabe: ${group}`,
    checkOutTitle: (group: string) => `Auschecken: ${group}`,
    hint: 'Für alle, die nach dir auf dieser Gruppe sind. Eine Zeile je Punkt.',
    checkOutHint: 'Was soll die nächste Schicht wissen? Eine Zeile je Punkt; gibt es nichts, lass alles leer.',
    placeholders: {
      customs: 'z. B. Lisa, Video 3 min, 60 €, bis 22 Uhr',
      promises: 'z. B. Tom bekommt morgen eine Sprachnachricht',
      vips: 'z. B. Marco ist ab 23 Uhr wieder da',
      problems: 'z. B. Konto 2 lädt keine Bilder hoch',
      todos: 'z. B. Begrüßung für neue Abos einstellen',
    } satisfies Record<HandoverField, string>,
    save: 'Speichern',
    checkOut: 'Auschecken',
    early: (span: string) => `Deine Schicht läuft noch ${span}.`,
    earlyText: (time: string, group: string) =>
      `Sie endet um ${time}. Ist dann niemand mehr auf ${group}, erfährt es die Planung. Zurücknehmen geht fünf Minuten lang.`,
    leaveEarly: 'Früher auschecken',
    undo: 'Zurücknehmen',
    resumed: 'Du bist wieder im Dienst',
    saved: 'Übergabe gespeichert',
    out: 'Ausgecheckt',
  },
  search: 'In Übergaben suchen',
  group: 'Gruppe',
  allGroups: 'Alle Gruppen',
  open: 'Noch zu schreiben',
  more: 'Ältere zeigen',
  none: 'Noch keine Übergabe. Beim Auschecken schreibst du, was die nächste Schicht wissen soll.',
  nothingFound: 'Nichts gefunden.',
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    handover: typeof de
  }
}
