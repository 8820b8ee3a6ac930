/** Around the pages of the handbook; what they say is in docs/product. */
export const de = {
  title: 'Handbuch',
  contents: 'Inhalt',
  back: 'Zurück zur App',
  search: 'Im Handbuch suchen',
  found: 'Suchergebnisse',
  nothingFound: 'Nichts gefunden.',
  previous: 'Zurück',
  next: 'Weiter',
  noPage: 'Diese Handbuchseite gibt es nicht.',
  toStart: 'Zum Inhaltsverzeichnis',
}
