import type { HandoverField } from './rules.ts'

export const de = {
  title: 'Übergaben',
  subtitle: 'Notizen aus allen Schichten der letzten 90 Tage.',
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
  edit: 'Übergabe bearbeiten',
  missing: 'Noch nichts geschrieben',
  unread: 'Ungelesen',
  read: 'Gelesen',
  /** Ticks it. */
  tick: 'Als gelesen markieren',
  readAt: (at: string) => `Gelesen: ${at}`,
  ticked: 'Als gelesen markiert',
  readBy: (name: string, at: string) => `${name} ${at}`,
  readers: 'Gelesen von',
  earlier: (name: string, at: string) => `${name} ${at} (vor der letzten Änderung)`,
  unreadByAll: 'Noch von niemandem gelesen',
  changed: (at: string) => `Zuletzt geändert: ${at}`,
  changedSince: 'Die Übergabe wurde gerade geändert. Lies sie bitte noch einmal.',
  failed: 'Die Änderung konnte nicht gespeichert werden. Versuche es noch einmal.',
  unreadable: 'Die Übergaben konnten nicht geladen werden.',
  ownUnreadable: 'Deine eigenen Übergaben konnten nicht geladen werden.',
  all: 'Alle Übergaben',
  dialog: {
    title: (group: string) => `Übergabe: ${group}`,
    checkOutTitle: (group: string) => `Auschecken: ${group}`,
    hint: 'Für die nächste Schicht dieser Gruppe. Ein Punkt pro Zeile.',
    checkOutHint:
      'Notizen für die nächste Schicht, ein Punkt pro Zeile. Hast du nichts zu übergeben, lass alle Felder leer.',
    placeholders: (city: string): Record<HandoverField, string> => ({
      customs: `z. B. Lisa, 3 Minuten Video, 60 €, bis 22 Uhr (${city})`,
      promises: 'z. B. Tom bekommt morgen eine Sprachnachricht',
      vips: `z. B. Marco ist ab 23 Uhr (${city}) wieder da`,
      problems: 'z. B. Account 2 lädt keine Bilder hoch',
      todos: 'z. B. Begrüßung für neue Abonnenten einrichten',
    }),
    save: 'Speichern',
    checkOut: 'Auschecken',
    early: (span: string) => `Deine Schicht läuft noch ${span}.`,
    earlyText: (time: string, group: string) =>
      `Die Schicht endet um ${time}. Ist bis dahin sonst niemand in ${group} im Dienst, wird die Planung benachrichtigt. Das Auschecken kannst du fünf Minuten lang zurücknehmen.`,
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
  more: 'Ältere anzeigen',
  none: 'Noch keine Übergaben. Beim Auschecken hinterlässt du Notizen für die nächste Schicht.',
  nothingFound: 'Keine Übergaben gefunden.',
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    handover: typeof de
  }
}
