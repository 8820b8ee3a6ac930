/** Worded by the server alone. */
export const refusals = {
  noShiftManager:
    'Diese Person kann nicht Schichtleitung sein: Sie hat keinen verbundenen Chat oder nicht die nötige Rolle.',
}

export const de = {
  open: 'Einstellungen',
  title: 'Verfügbarkeits-Einstellungen',
  tabs: { infoBox: 'Info-Box', shiftManager: 'Schichtleitung' },
  text: 'Text im Urlaubsantrag',
  textHint: '{requested} und {limit} werden durch die beantragten Tage und das Limit ersetzt. Leer: der Standardtext.',
  preview: 'Vorschau mit 5 beantragten Tagen und Limit 3',
  shiftManager: 'Schichtleitung',
  shiftManagerHint: 'Neue Urlaubsanträge gehen an diese Person, sonst an Inhaber und Admins.',
  nobody: 'Niemand Bestimmtes',
  unlinked: (name: string, role: string) => `${name} (${role}, kein Chat)`,
  noCandidates: 'Noch niemand aus Inhabern, Admins und Teamleitungen hat einen Chat mit dem Bot verbunden.',
  save: 'Speichern',
  saved: 'Gespeichert',
  saveFailed: 'Die Einstellungen konnten nicht gespeichert werden.',
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    availabilitySettings: typeof de
  }
  interface Refusals {
    availabilitySettings: typeof refusals
  }
}
