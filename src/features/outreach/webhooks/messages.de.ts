/** Worded by the server alone. */
export const refusals = {
  url: 'Gib eine Adresse wie https://example.org/staffel ein, ohne Benutzername und ohne #.',
  http: 'Ein Webhook braucht eine verschlüsselte Adresse: https://…',
  private: 'Diese Adresse liegt in einem privaten Netz. Der Betreiber kann das mit WEBHOOK_PRIVATE=1 erlauben.',
  kinds: 'Wähle mindestens ein Ereignis aus.',
  notReadable: 'Deine Auswahl enthält ein Ereignis, das du im Protokoll nicht sehen darfst.',
  secret:
    'Ein Geheimnis besteht aus „whsec_“ und 24 bis 64 Bytes in Base64. Lass das Feld leer, dann erzeugt Staffel eines.',
  tooMany: ({ max }: { max: number }) => `Mehr als ${max} Webhooks sind nicht möglich. Entferne zuerst einen.`,
  notFound: 'Webhook nicht gefunden',
  deliveryNotFound: 'Zustellung nicht gefunden',
  onItsWay: 'Diese Zustellung ist schon unterwegs.',
  isOff: 'Dieser Webhook ist ausgeschaltet. Schalte ihn ein und sende dann noch einmal.',
  tooManySecrets: ({ max }: { max: number }) =>
    `${max} alte Geheimnisse gelten noch. Warte, bis das älteste abgelaufen ist.`,
}

export const de = {
  title: 'Webhooks',
  text: 'Staffel meldet Ereignisse an ein anderes Programm, signiert nach Standard Webhooks.',
  events: 'Ereignisse im Handbuch',
  add: 'Webhook erstellen',
  empty: 'Noch keine Webhooks. Erstelle einen, um Ereignisse an ein anderes Programm zu melden.',
  denied: 'Webhooks geben Einträge aus dem Protokoll weiter. Dafür brauchst du das Recht „Protokoll sehen“.',
  failed: 'Das hat nicht geklappt. Versuche es noch einmal.',
  states: { active: 'An', paused: 'Aus', ended: 'Vom Empfänger beendet' },
  failing: (since: string) => `Seit ${since} kommt nichts an`,
  kindCount: (count: number) => (count === 1 ? '1 Ereignis' : `${count} Ereignisse`),
  rotating: (until: string) => `Alte Geheimnisse gelten bis ${until}`,
  more: (host: string) => `Weitere Aktionen für ${host}`,
  on: 'Einschalten',
  off: 'Ausschalten',
  test: 'Test senden',
  tested: 'Test gesendet',
  rotate: 'Neues Geheimnis',
  remove: 'Entfernen',
  removeTitle: (name: string) => `Webhook an ${name} entfernen?`,
  removeText: 'Auch die Liste seiner Zustellungen wird gelöscht.',
  removeConfirm: 'Entfernen',
  removed: (name: string) => `Webhook an ${name} entfernt`,
  removeFailed: 'Der Webhook konnte nicht entfernt werden.',
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
    secret: 'Eigenes Geheimnis',
    secretHint: 'Leer lassen, dann erzeugt Staffel eines.',
    kinds: 'Ereignisse',
    submit: 'Erstellen',
  },
  made: {
    title: 'Dein Geheimnis',
    text: 'Damit prüft der Empfänger die Signatur. Kopiere es jetzt, es wird nur dieses eine Mal angezeigt.',
    label: 'Geheimnis',
    copy: 'Kopieren',
    copied: 'Geheimnis kopiert',
    copyFailed: 'Das Geheimnis konnte nicht kopiert werden.',
    done: 'Fertig',
    unsaved: {
      title: 'Schließen, ohne das Geheimnis zu sichern?',
      text: 'Es wird nicht noch einmal angezeigt.',
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
