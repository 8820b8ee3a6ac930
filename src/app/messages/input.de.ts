/** Worded by the server alone. */
export const refusals = {
  invalid: 'Diese Angabe ist ungültig.',
  required: 'Bitte ausfüllen.',
  tooLong: ({ max }: { max?: number }) => (max === undefined ? 'Das ist zu lang.' : `Höchstens ${max} Zeichen.`),
  tooShort: ({ min }: { min?: number }) => (min === undefined ? 'Das ist zu kurz.' : `Mindestens ${min} Zeichen.`),
  tooMany: 'Das sind zu viele Einträge.',
  range: ({ min, max }: { min?: number; max?: number }) =>
    max !== undefined
      ? `Höchstens ${max}.`
      : min !== undefined
        ? `Mindestens ${min}.`
        : 'Bitte eine ganze Zahl angeben.',
  line: 'Enthält ungültige Zeichen.',
  text: 'Enthält ungültige Zeichen.',
  email: 'Ungültige E-Mail-Adresse',
  day: 'Dieses Datum gibt es nicht.',
  week: 'Diese Woche gibt es nicht.',
  time: 'Bitte eine Uhrzeit wie 08:00 angeben.',
  zone: 'Diese Zeitzone gibt es nicht.',
  id: 'Diese ID ist ungültig.',
  body: 'Die Anfrage konnte nicht gelesen werden.',
  tooLarge: 'Die Anfrage ist zu groß.',
  filesAway: 'Bilder und Dateien sind gerade nicht erreichbar. Versuch es in einer Minute noch einmal.',
  busy: 'Zu viele Anfragen auf einmal. Bitte versuche es in einer Minute noch einmal.',
  tooManyTries: ({ minutes }: { minutes: number }) =>
    `Zu viele Versuche. Bitte warte ${minutes === 1 ? '1 Minute' : `${minutes} Minuten`}.`,
  tooManyExports: ({ max, minutes }: { max: number; minutes: number }) =>
    `Du hast in ${minutes} Minuten ${max} Dateien erstellt. Bitte warte ein paar Minuten.`,
  origin: 'Diese Anfrage kommt von einer anderen Website.',
  host: 'Unter dieser Adresse ist Staffel nicht erreichbar.',
  notFound: 'Das gibt es nicht.',
  method: 'Diese Methode ist hier nicht erlaubt.',
  bug: ({ errorId }: { errorId: string }) => `Ups! Ein Fehler ist aufgetreten (${errorId}).`,
}

declare module '#kit/catalogue.ts' {
  interface Refusals {
    input: typeof refusals
  }
}
