/** Around the pages of the handbook; what they say is in docs/product. */
export const de = {
  title: 'Handbuch',
  contents: 'Inhalt',
  back: 'Zurück zur App',
  search: 'Im Handbuch suchen',
  found: 'Gefundene Abschnitte',
  nothingFound: 'Nichts gefunden.',
  previous: 'Zurück',
  next: 'Weiter',
  noPage: 'Diese Seite des Handbuchs gibt es nicht.',
  toStart: 'Zum Inhalt des Handbuchs',
}
