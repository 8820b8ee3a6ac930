/** What is posted in channels. Read in Discord, never by the browser. */
export const de = {
  test: (organization: string) =>
    `Testnachricht von Staffel: Hier erscheinen künftig die Beiträge von ${organization}.`,
  plan: (week: number, monday: string) => `Plan veröffentlicht: KW ${week}, ab ${monday}`,
  group: (name: string, seated: number, open: number) => `${name}: ${seated} besetzt, ${open} offen`,
  gap: 'Offene Schicht:',
  gapTaken: 'Vergeben:',
  gapGone: 'Nicht mehr verfügbar.',
  cover: (date: string, open: number) =>
    open === 0
      ? `Heute, ${date}: alles besetzt`
      : `Heute, ${date}: ${open === 1 ? '1 Schicht OFFEN' : `${open} Schichten OFFEN`}`,
  missing: (count: number) => (count === 1 ? '⚠️ OFFEN' : `⚠️ ${count} × OFFEN`),
  clock: (city: string) => `Alle Zeiten: Ortszeit ${city}`,
  nobody: 'Für heute sind keine Schichten veröffentlicht.',
  scoreboardGone: (month: string) => `Die Rangliste für ${month} wurde zurückgezogen.`,
  scoreboard: (month: string) => `Rangliste ${month}:`,
}
