/** Worded by the server alone. */
export const refusals = {
  noShiftManager:
    'Diese Person kann die Schichtleitung nicht übernehmen. Dafür braucht sie einen verbundenen Chat und die passende Rolle.',
}

export const de = {
  open: 'Einstellungen',
  title: 'Verfügbarkeits-Einstellungen',
  tabs: { infoBox: 'Info-Box', shiftManager: 'Schichtleitung' },
  text: 'Text im Urlaubsantrag',
  textHint:
    '{requested} und {limit} stehen für die beantragten Tage und das Limit. Ohne Eingabe gilt der Standardtext.',
  preview: 'Vorschau: 5 beantragte Tage, Limit 3',
  shiftManager: 'Schichtleitung',
  shiftManagerHint:
    'Die Schichtleitung bekommt neue Urlaubsanträge. Ohne Schichtleitung gehen die Anträge an Inhaber und Admins.',
  nobody: 'Keine Schichtleitung',
  unlinked: (name: string, role: string) => `${name} (${role}, kein Chat verbunden)`,
  noCandidates: 'Von den Inhabern, Admins und Teamleitungen hat noch niemand einen Chat verbunden.',
  save: 'Speichern',
  saved: 'Einstellungen gespeichert',
  saveFailed: 'Die Einstellungen konnten nicht gespeichert werden. Versuche es noch einmal.',
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    availabilitySettings: typeof de
  }
  interface Refusals {
    availabilitySettings: typeof refusals
  }
}
