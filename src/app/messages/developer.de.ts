/** Around the reference of the API; what the calls say of themselves is in the contract, in English. */
export const de = {
  title: 'API-Referenz',
  contents: 'Inhalt',
  back: 'Zur App',
  search: 'Aufruf suchen',
  none: 'Kein Aufruf passt dazu.',
  start: {
    title: 'So beginnst du',
    token:
      'Lege unter Einstellungen → Konto oder unter Organisation → API ein Zugriffstoken an. Sende es mit jedem Aufruf:',
    address: 'Alle Aufrufe beginnen mit',
    refused:
      'Was nicht geht, wird mit einem Status ab 400 beantwortet, mit einem „code“, der bleibt, und einer „message“ in deiner Sprache.',
    limit: 'Ein Token hat 600 Aufrufe je Minute frei. Danach kommt 429 mit „Retry-After“.',
    document: 'Das ganze Dokument (OpenAPI 3.1)',
    handbook: 'Zugriffstoken im Handbuch',
  },
  script: {
    title: 'Eine Woche aus einer Datei',
    file: 'Als Datei',
    text: 'Trägt Verfügbarkeit aus einer Datei ein, lässt die Woche planen, veröffentlicht sie und hört davon durch einen Webhook. SECRET ist dessen Geheimnis, PORT der Anschluss, zu dem er führt. Das Token braucht die Rechte Schichten, Schichtplanung, Wochenpläne bearbeiten, Automatisch planen und Team bearbeiten.',
  },
  webhooks: {
    title: 'Webhooks',
    text: 'Was ein Empfänger bekommt, ein Aufruf für jedes Ereignis.',
    handbook: 'Webhooks im Handbuch',
  },
  permission: 'Recht',
  everybody: 'Jedes Mitglied',
  leading: 'Inhaber und Admins, mit dem Recht „Team bearbeiten“',
  browserOnly: 'Nur im Browser',
  input: 'Eingabe',
  answer: 'Antwort',
  example: 'Beispiel',
  optional: 'kann fehlen',
  inPath: 'in der Adresse',
  inQuery: 'hinter dem Fragezeichen',
  list: 'Liste von',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyFailed: 'Das Kopieren hat nicht geklappt.',
  count: (count: number) => (count === 1 ? '1 Aufruf' : `${count} Aufrufe`),
}
