/** Texts about pay in the preview of uploaded revenue. */
export const de = {
  title: 'Umsatz ohne Provision',
  person: (name: string, currencies: string, paidIn: string) =>
    `${name}: keine Provision (Umsatz in ${currencies}, Lohn in ${paidIn})`,
  more: (count: number) => (count === 1 ? 'und 1 weitere Person' : `und ${count} weitere Personen`),
  advice:
    'Staffel rechnet Währungen nicht um. Lade diese Umsätze in der Lohnwährung hoch oder trage in der Abrechnung einen Bonus ein.',
  general:
    'Provision gibt es nur für Umsatz in der Währung, in der eine Person bezahlt wird. Abweichungen siehst du in der Abrechnung.',
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    payUpload: typeof de
  }
}
