/** What mails say around a notification. */
export const de = {
  hello: (name: string) => `Hallo ${name},`,
  open: 'In Staffel öffnen',
  unsubscribe: (kind: string) => `Keine E-Mails mehr zu „${kind}“`,
  page: {
    ask: (kind: string) => `Keine E-Mails mehr zu „${kind}“ bekommen?`,
    button: 'Abbestellen',
    done: (kind: string) => `Du bekommst keine E-Mails mehr zu „${kind}“. In der App siehst du weiterhin alles.`,
    fixed: 'Diese Benachrichtigung ist von deiner Organisation vorgegeben.',
    unknown: 'Dieser Link ist ungültig.',
  },
}
