export const de = {
  own: {
    title: 'Erste Schritte',
    progress: (done: number, all: number) => `${done} von ${all}`,
    isDone: 'Erledigt',
    isOpen: 'Offen',
    isSkipped: 'Ausgelassen',
    dismiss: 'Ausblenden',
    failed: 'Das konnte nicht gespeichert werden.',
    zone: 'Zeitzone',
    save: 'Übernehmen',
    skip: 'Ohne Messenger',
    steps: {
      timeZone: { title: 'Wo lebst du?', text: 'Deine Schichten stehen dann auch in deiner Zeit da.' },
      messenger: { title: 'Telegram verbinden', text: 'Schichten im Chat sehen und mit einem Tipp bestätigen.' },
      availability: { title: 'Verfügbarkeit eintragen', text: 'Sag, wann du arbeiten kannst.' },
      preferences: { title: 'Präferenzen ordnen', text: 'Welche Schichten du am liebsten hast.' },
      confirmation: {
        title: 'Erste Schicht bestätigen',
        text: 'Sobald ein Plan veröffentlicht ist, stehen deine Schichten hier auf dem Dashboard.',
      },
    },
  },
  team: {
    title: 'Neu im Team',
    summary: (done: number, all: number) => `${done} von ${all} fertig`,
    show: 'Zeigen',
    hide: 'Verbergen',
    joined: (time: string) => `seit ${time}`,
    ready: 'Fertig',
    step: (step: string, state: string) => `${step}: ${state}`,
    states: { open: 'offen', done: 'erledigt', skipped: 'ausgelassen' },
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
