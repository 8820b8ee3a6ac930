/** Worded by the server alone. */
export const refusals = {
  url: 'Gib eine Adresse wie https://example.org/staffel ein, ohne Benutzernamen und ohne #.',
  http: 'Die Adresse muss mit https:// beginnen.',
  private:
    'Diese Adresse liegt in einem privaten Netz. Der Betreiber kann solche Adressen mit WEBHOOK_PRIVATE=1 erlauben.',
  kinds: 'Wähle mindestens ein Ereignis aus.',
  notReadable: 'Deine Auswahl enthält ein Ereignis, das du im Protokoll nicht sehen darfst.',
  secret:
    'Ein Secret besteht aus „whsec_“ und 24 bis 64 Bytes in Base64. Lass das Feld leer, dann erzeugt Staffel eins.',
  tooMany: ({ max }: { max: number }) => `Du kannst höchstens ${max} Webhooks erstellen. Entferne zuerst einen.`,
  notFound: 'Webhook nicht gefunden',
  deliveryNotFound: 'Zustellung nicht gefunden',
  onItsWay: 'Diese Zustellung ist schon unterwegs.',
  isOff: 'Dieser Webhook ist ausgeschaltet. Schalte ihn ein und wiederhole dann die Zustellung.',
  tooManySecrets: ({ max }: { max: number }) =>
    `Es sind noch ${max} alte Secrets gültig. Warte, bis das älteste abgelaufen ist.`,
}

export const de = {
  title: 'Webhooks',
  text: 'Staffel meldet Ereignisse an ein anderes Programm. Jede Meldung ist nach „Standard Webhooks“ signiert.',
  events: 'Alle Ereignisse im Handbuch ansehen',
  add: 'Webhook erstellen',
  empty: 'Noch keine Webhooks. Erstelle einen, um Ereignisse an ein anderes Programm zu melden.',
  denied: 'Webhooks geben Einträge aus dem Protokoll weiter. Dafür brauchst du das Recht „Protokoll ansehen“.',
  failed: 'Die Änderung konnte nicht gespeichert werden. Versuche es noch einmal.',
  states: { active: 'An', paused: 'Aus', ended: 'Vom Empfänger beendet' },
  failing: (since: string) => `Keine Zustellung seit ${since}`,
  kindCount: (count: number) => (count === 1 ? '1 Ereignis' : `${count} Ereignisse`),
  rotating: (until: string) => `Alte Secrets gelten bis ${until}`,
  more: (host: string) => `Weitere Aktionen für ${host}`,
  on: 'Einschalten',
  off: 'Ausschalten',
  test: 'Test senden',
  tested: 'Test gesendet',
  rotate: 'Neues Secret',
  remove: 'Entfernen',
  removeTitle: (name: string) => `Webhook an ${name} entfernen?`,
  removeText: 'Auch die Liste der Zustellungen wird gelöscht.',
  removeConfirm: 'Entfernen',
  removed: (name: string) => `Webhook an ${name} entfernt`,
  removeFailed: 'Der Webhook konnte nicht entfernt werden. Versuche es noch einmal.',
  log: {
    show: 'Zustellungen',
    empty: 'Noch keine Zustellungen.',
    states: { waiting: 'Unterwegs', sent: 'Zugestellt', dead: 'Fehlgeschlagen' },
    test: 'Test',
    attempts: (count: number) => (count === 1 ? '1 Versuch' : `${count} Versuche`),
    next: (when: string) => `nächster Versuch ${when}`,
    arrivedBefore: (when: string) => `zuletzt zugestellt ${when}`,
    resend: 'Erneut senden',
    resendNamed: (what: string, when: string) => `Erneut senden: ${what}, ${when}`,
    resent: 'Wird erneut gesendet',
    body: 'Inhalt',
  },
  dialog: {
    title: 'Webhook erstellen',
    text: 'Jedes Ereignis wird als POST-Anfrage an diese Adresse gesendet.',
    url: 'Adresse',
    secret: 'Eigenes Secret',
    secretHint: 'Lass das Feld leer, dann erzeugt Staffel ein Secret.',
    kinds: 'Ereignisse',
    submit: 'Erstellen',
  },
  made: {
    title: 'Dein Secret',
    text: 'Mit dem Secret prüft der Empfänger die Signatur. Kopiere es jetzt. Es wird nur dieses eine Mal angezeigt.',
    label: 'Secret',
    copy: 'Kopieren',
    copied: 'Secret kopiert',
    copyFailed: 'Das Secret konnte nicht kopiert werden. Versuche es noch einmal.',
    done: 'Fertig',
    unsaved: {
      title: 'Schließen, ohne das Secret zu sichern?',
      text: 'Das Secret wird nicht noch einmal angezeigt.',
      discard: 'Trotzdem schließen',
      stay: 'Zurück',
    },
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    webhooks: typeof de
  }
  interface Refusals {
    webhooks: typeof refusals
  }
}
