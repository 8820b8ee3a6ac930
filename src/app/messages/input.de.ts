/** Worded by the server alone. */
export const refusals = {
  invalid: 'Diese Angabe ist ungültig.',
  required: 'Bitte ausfüllen.',
  tooLong: ({ max }: { max?: number }) =>
    max === undefined ? 'Die Eingabe ist zu lang.' : `Gib höchstens ${max} Zeichen ein.`,
  tooShort: ({ min }: { min?: number }) =>
    min === undefined ? 'Die Eingabe ist zu kurz.' : `Gib mindestens ${min} Zeichen ein.`,
  tooMany: 'Das sind zu viele Einträge.',
  range: ({ min, max }: { min?: number; max?: number }) =>
    max !== undefined
      ? `Der Wert darf höchstens ${max} betragen.`
      : min !== undefined
        ? `Der Wert muss mindestens ${min} betragen.`
        : 'Gib eine ganze Zahl ein.',
  line: 'Die Eingabe enthält ungültige Zeichen.',
  text: 'Die Eingabe enthält ungültige Zeichen.',
  email: 'Ungültige E-Mail-Adresse',
  day: 'Dieses Datum gibt es nicht.',
  week: 'Diese Woche gibt es nicht.',
  time: 'Gib eine Uhrzeit wie 08:00 ein.',
  zone: 'Diese Zeitzone gibt es nicht.',
  id: 'Diese ID ist ungültig.',
  body: 'Die Anfrage konnte nicht gelesen werden.',
  tooLarge: 'Die Anfrage ist zu groß.',
  filesAway: 'Bilder und Dateien sind gerade nicht erreichbar. Versuche es in einer Minute noch einmal.',
  databaseAway: 'Staffel ist gerade nicht verfügbar. Versuche es in einer Minute noch einmal.',
  diskFull:
    'Auf dem Server ist kein Speicherplatz mehr frei. Es wurde nichts gespeichert. Gib der Administration Bescheid.',
  busy: 'Gerade kommen zu viele Anfragen an. Versuche es in einer Minute noch einmal.',
  tooManyTries: ({ minutes }: { minutes: number }) =>
    `Zu viele Versuche. Bitte warte ${minutes === 1 ? '1 Minute' : `${minutes} Minuten`}.`,
  tooManyExports: ({ max, minutes }: { max: number; minutes: number }) =>
    `Du hast in ${minutes} Minuten ${max} Dateien erstellt. Bitte warte ein paar Minuten.`,
  origin: 'Diese Anfrage kam von einer anderen Website und wurde abgelehnt.',
  host: 'Unter dieser Adresse ist Staffel nicht erreichbar.',
  notFound: 'Diesen Endpunkt gibt es nicht.',
  method: 'Diese Methode ist für diesen Endpunkt nicht erlaubt.',
  bug: ({ errorId }: { errorId: string }) => `Ups! Ein Fehler ist aufgetreten (${errorId}).`,
}

declare module '#kit/catalogue.ts' {
  interface Refusals {
    input: typeof refusals
  }
}
