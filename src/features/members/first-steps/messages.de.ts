export const de = {
  own: {
    title: 'Erste Schritte',
    progress: (done: number, all: number) => `${done} von ${all}`,
    isDone: 'Erledigt',
    isOpen: 'Offen',
    isSkipped: 'Übersprungen',
    dismiss: 'Ausblenden',
    failed: 'Die Änderung konnte nicht gespeichert werden. Versuche es noch einmal.',
    zone: 'Zeitzone',
    save: 'Übernehmen',
    skip: 'Ohne Messenger weiter',
    steps: {
      timeZone: { title: 'Deine Zeitzone', text: 'Deine Schichten erscheinen auch in deiner Ortszeit.' },
      messenger: { title: 'Telegram verbinden', text: 'Bestätige deine Schichten direkt im Chat.' },
      availability: { title: 'Verfügbarkeit eintragen', text: 'Gib an, wann du arbeiten kannst.' },
      preferences: { title: 'Präferenzen ordnen', text: 'Setze deine Lieblingsschichten nach oben.' },
      confirmation: {
        title: 'Erste Schicht bestätigen',
        text: 'Deine Schichten siehst du hier, sobald der Plan veröffentlicht ist.',
      },
    },
  },
  team: {
    title: 'Neu im Team',
    summary: (done: number, all: number) => `${done} von ${all} fertig`,
    show: 'Anzeigen',
    hide: 'Ausblenden',
    joined: (time: string) => `seit ${time}`,
    ready: 'Fertig',
    step: (step: string, state: string) => `${step}: ${state}`,
    states: { open: 'offen', done: 'erledigt', skipped: 'übersprungen' },
    steps: {
      timeZone: 'Zeitzone',
      messenger: 'Messenger',
      availability: 'Verfügbarkeit',
      preferences: 'Präferenzen',
      confirmation: 'Bestätigung',
    },
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    firstSteps: typeof de
  }
}
