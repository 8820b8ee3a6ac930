import type { Category, Priority } from './rules.ts'

/** Worded by the server alone. */
export const refusals = {
  notFound: 'Diese Aufgabe gibt es nicht.',
  notYours: 'Diese Aufgabe wurde dir zugewiesen. Du kannst sie erledigen, aber nicht löschen.',
  titleRequired: 'Bitte gib einen Titel ein.',
  completed: 'Erledigte Aufgaben lassen sich nicht bearbeiten. Öffne die Aufgabe zuerst wieder.',
  conflict: 'Jemand hat diese Aufgabe inzwischen geändert. Prüfe die Angaben und speichere noch einmal.',
  timeWithoutDay: 'Gib zur Uhrzeit auch ein Datum an.',
  dueInPast: 'Das Datum darf nicht in der Vergangenheit liegen.',
  onlyOwn: 'Du kannst Aufgaben nur für dich selbst anlegen.',
  assigneeNotFound: 'Diese Person wurde nicht gefunden oder ist gesperrt.',
}

export const de = {
  title: 'Aufgaben',
  tabs: { open: 'Offen', completed: 'Erledigt' },
  all: 'Alle anzeigen',
  add: 'Aufgabe anlegen',
  empty: { open: 'Keine offenen Aufgaben.', completed: 'Noch nichts erledigt.' },
  complete: (text: string) => `„${text}“ erledigen`,
  reopen: (text: string) => `„${text}“ wieder öffnen`,
  edit: (text: string) => `„${text}“ bearbeiten`,
  from: (name: string) => `von ${name}`,
  overdue: 'Überfällig',
  today: 'Heute',
  tomorrow: 'Morgen',
  created: (text: string) => `Aufgabe angelegt: ${text}`,
  completed: (text: string) => `Erledigt: ${text}`,
  reopened: (text: string) => `Wieder offen: ${text}`,
  toggleFailed: 'Die Aufgabe konnte nicht geändert werden. Versuche es noch einmal.',
  manage: { text: 'Du kannst Aufgaben an andere vergeben.', action: 'Aufgaben verwalten' },
  priorities: {
    low: 'Niedrig',
    medium: 'Mittel',
    high: 'Hoch',
    urgent: 'Dringend',
  } satisfies Record<Priority, string>,
  categories: {
    personal: 'Persönlich',
    work: 'Arbeit',
    meeting: 'Besprechung',
    urgent: 'Dringend',
    learning: 'Lernen',
    health: 'Gesundheit',
  } satisfies Record<Category, string>,
  dialog: {
    newTitle: 'Aufgabe anlegen',
    editTitle: 'Aufgabe bearbeiten',
    text: 'Titel',
    notes: 'Beschreibung',
    priority: 'Priorität',
    category: 'Kategorie',
    privateHint: 'Die Aufgabe sehen nur du und die zugewiesene Person.',
    dueDay: 'Fällig am',
    dueTime: 'Uhrzeit',
    dueTimeHint: 'Ohne Uhrzeit: bis Ende des Tages',
    dueTimeHintOf: (city: string) => `Ohne Uhrzeit: bis Ende des Tages in ${city}`,
    assignedTo: 'Für',
    me: 'Mich',
    save: 'Speichern',
    saveFailed: 'Die Aufgabe konnte nicht gespeichert werden. Versuche es noch einmal.',
    remove: 'Löschen',
    removeTitle: (text: string) => `„${text}“ löschen?`,
    removeText: 'Die Aufgabe wird für alle gelöscht.',
    removed: () => 'Aufgabe gelöscht',
    removeFailed: 'Die Aufgabe konnte nicht gelöscht werden. Versuche es noch einmal.',
  },
  management: {
    title: 'Aufgaben',
    subtitle: (count: number) => (count === 1 ? '1 Aufgabe' : `${count} Aufgaben`),
    add: 'Aufgabe anlegen',
    assignee: 'Person',
    anybody: 'Alle Personen',
    locked: 'Gesperrt',
    status: 'Status',
    statuses: { any: 'Alle', open: 'Offen', completed: 'Erledigt' },
    anyPriority: 'Alle Prioritäten',
    anyCategory: 'Alle Kategorien',
    due: 'Fälligkeit',
    dues: {
      any: 'Alle Fälligkeiten',
      overdue: 'Überfällig',
      today: 'Heute fällig',
      week: 'Diese Woche fällig',
      none: 'Ohne Datum',
    },
    columns: {
      todo: 'Aufgabe',
      assignee: 'Für',
      due: 'Fällig',
      priority: 'Priorität',
      category: 'Kategorie',
      actions: 'Aktionen',
    },
    select: (text: string) => `„${text}“ auswählen`,
    selectAll: 'Alle auswählen',
    selected: (count: number) => (count === 1 ? '1 ausgewählt' : `${count} ausgewählt`),
    completeAll: 'Als erledigt markieren',
    /** In the place of the actions of a todo that has left the list. */
    outcomes: { removed: 'Gelöscht', gone: 'Nicht mehr in der Liste' },
    reopenAll: 'Wieder öffnen',
    changed: (count: number) => (count === 1 ? '1 Aufgabe geändert' : `${count} Aufgaben geändert`),
    noDue: 'Ohne Datum',
    more: 'Mehr laden',
    empty: 'Es gibt noch keine Aufgaben.',
    emptyFilter: 'Zu diesen Filtern gibt es keine Aufgaben.',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    todos: typeof de
  }
  interface Refusals {
    todos: typeof refusals
  }
}
