/** What is posted in channels. Read in Discord, never by the browser. */
export const de = {
  test: (organization: string) => `Testnachricht von Staffel: Hier erscheinen die Beiträge von ${organization}.`,
  plan: (week: number, monday: string) => `Plan veröffentlicht: KW ${week}, ab ${monday}`,
  group: (name: string, seated: number, open: number) => `${name}: ${seated} besetzt, ${open} offen`,
  gap: 'Schicht zu vergeben:',
  gapTaken: 'Vergeben:',
  gapGone: 'Nicht mehr zu vergeben.',
  cover: (date: string, open: number) =>
    open === 0
      ? `Heute, ${date}: alles besetzt`
      : `Heute, ${date}: ${open === 1 ? 'ein Platz FREI' : `${open} Plätze FREI`}`,
  missing: (count: number) => (count === 1 ? '⚠️ FREI' : `⚠️ ${count} × FREI`),
  nobody: 'Für heute ist nichts veröffentlicht.',
  scoreboardGone: (month: string) => `Die Rangliste ${month} wurde zurückgenommen.`,
  scoreboard: (month: string) => `Rangliste ${month}:`,
}
