/** Worded by the server alone. */
export const refusals = {
  url: 'Bitte eine Adresse wie https://example.org/staffel angeben, ohne Benutzer und ohne #.',
  http: 'Ein Webhook braucht eine verschlüsselte Adresse: https://…',
  private: 'Diese Adresse liegt in einem privaten Netz. Wer Staffel betreibt, kann das mit WEBHOOK_PRIVATE=1 erlauben.',
  kinds: 'Wähle mindestens ein Ereignis aus.',
  notReadable: 'Darunter ist ein Ereignis, dessen Einzelheiten du im Protokoll nicht lesen darfst.',
  secret:
    'Ein Geheimnis besteht aus „whsec_“ und 24 bis 64 Bytes in Base64. Lass das Feld leer, dann macht Staffel eines.',
  tooMany: ({ max }: { max: number }) => `Mehr als ${max} Webhooks gehen nicht. Entferne einen davon.`,
  notFound: 'Webhook nicht gefunden',
  deliveryNotFound: 'Zustellung nicht gefunden',
  onItsWay: 'Diese Zustellung ist schon unterwegs.',
  isOff: 'Dieser Webhook ist ausgeschaltet. Schalte ihn ein und sende dann noch einmal.',
  tooManySecrets: ({ max }: { max: number }) =>
    `Es gelten noch ${max} alte Geheimnisse. Warte, bis das älteste abgelaufen ist.`,
}

export const de = {
  title: 'Webhooks',
  text: 'Staffel sagt einem anderen Programm, was geschieht, signiert nach Standard Webhooks.',
  events: 'Ereignisse im Handbuch',
  add: 'Webhook anlegen',
  empty: 'Noch kein Webhook. Lege einen an, wenn ein Programm von selbst erfahren soll, was geschieht.',
  denied: 'Webhooks sagen weiter, was im Protokoll steht. Dafür brauchst du das Recht „Protokoll sehen“.',
  failed: 'Das hat nicht geklappt. Versuche es noch einmal.',
  states: { active: 'An', paused: 'Aus', ended: 'Vom Empfänger beendet' },
  failing: (since: string) => `Nichts kommt an seit ${since}`,
  kindCount: (count: number) => (count === 1 ? '1 Ereignis' : `${count} Ereignisse`),
  rotating: (until: string) => `Frühere Geheimnisse gelten bis ${until}`,
  more: (host: string) => `Mehr zu ${host}`,
  on: 'Einschalten',
  off: 'Ausschalten',
  test: 'Test senden',
  tested: 'Test ist unterwegs',
  rotate: 'Neues Geheimnis',
  remove: 'Entfernen',
  removeTitle: (name: string) => `Webhook an ${name} entfernen?`,
  removeText: 'Auch das Protokoll seiner Zustellungen geht verloren.',
  removeConfirm: 'Entfernen',
  removed: (name: string) => `Webhook an ${name} entfernt`,
  removeFailed: 'Der Webhook konnte nicht entfernt werden.',
  log: {
    show: 'Zustellungen',
    empty: 'Noch keine Zustellung.',
    states: { waiting: 'Unterwegs', sent: 'Angekommen', dead: 'Aufgegeben' },
    test: 'Test',
    attempts: (count: number) => (count === 1 ? '1 Versuch' : `${count} Versuche`),
    next: (when: string) => `nächster ${when}`,
    arrivedBefore: (when: string) => `zuletzt angekommen ${when}`,
    resend: 'Erneut senden',
    resendNamed: (what: string, when: string) => `Erneut senden: ${what}, ${when}`,
    resent: 'Wird erneut gesendet',
    body: 'Inhalt',
  },
  dialog: {
    title: 'Webhook anlegen',
    text: 'Die Adresse bekommt für jedes Ereignis einen Aufruf mit POST.',
    url: 'Adresse',
    secret: 'Eigenes Geheimnis',
    secretHint: 'Leer: Staffel macht eines.',
    kinds: 'Ereignisse',
    submit: 'Anlegen',
  },
  made: {
    title: 'Das Geheimnis',
    text: 'Damit prüft der Empfänger die Signatur. Kopiere es jetzt, es wird nur dieses eine Mal gezeigt.',
    label: 'Geheimnis',
    copy: 'Kopieren',
    copied: 'Geheimnis kopiert',
    copyFailed: 'Das Kopieren hat nicht geklappt.',
    done: 'Fertig',
    unsaved: {
      title: 'Schließen, ohne das Geheimnis zu sichern?',
      text: 'Es wird später nicht noch einmal gezeigt.',
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
