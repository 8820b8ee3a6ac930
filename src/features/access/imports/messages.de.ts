import type { Field } from './columns.ts'
import type { DraftField, Unread } from './drafting.ts'
import type { LineFault } from './check-line.ts'

const people = (count: number): string => (count === 1 ? '1 Person' : `${count} Personen`)
const invitations = (count: number): string => (count === 1 ? '1 Einladung' : `${count} Einladungen`)

const fields: Record<Field, string> = {
  name: 'Name',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  role: 'Rolle',
  groups: 'Gruppen',
  language: 'Sprache',
}

const faults: Record<Exclude<LineFault, 'double'>, string> = {
  emailMissing: 'Die E-Mail-Adresse fehlt.',
  notAnAddress: 'Das ist keine gültige E-Mail-Adresse.',
  member: 'Diese Person ist schon Mitglied deiner Organisation.',
  invited: 'Diese Adresse wurde schon eingeladen.',
  name: 'Der Name muss 2 bis 100 Zeichen lang sein.',
  role: 'Für diese Rolle kannst du niemanden einladen.',
  groupGone: 'Eine dieser Gruppen gibt es nicht mehr.',
}

const cells: Record<DraftField, string> = {
  name: 'Name',
  email: 'E-Mail',
  role: 'Rolle',
  groups: 'Gruppen',
  language: 'Sprache',
}

const unread: Record<Unread['why'], (text: string, field: DraftField) => string> = {
  noResult: text => `„${text}“ ist eine Formel oder ein Fehlerwert. Formeln werden hier nicht berechnet.`,
  unknown: (text, field) =>
    field === 'groups'
      ? `Es gibt keine Gruppe „${text}“.`
      : field === 'role'
        ? `Es gibt keine Rolle „${text}“.`
        : `Die Sprache „${text}“ ist nicht verfügbar.`,
  ambiguous: text => `Es gibt mehrere Gruppen mit dem Namen „${text}“.`,
  beyond: text => `Für die Rolle „${text}“ kannst du niemanden einladen.`,
  tooMany: text => `„${text}“ wurde nicht übernommen: Mehr als 50 Gruppen sind nicht möglich.`,
  forbidden: text => `„${text}“: Du darfst niemanden zu Gruppen hinzufügen.`,
}

/** Worded by the server alone. */
export const refusals = {
  tooManyPeople: ({ count, max }: { count: number; max: number }) =>
    `Diese Datei enthält ${count} Personen. Du kannst höchstens ${max} auf einmal einladen. Teile die Datei auf.`,
  twice: 'Ordne jedem Feld nur eine Spalte zu.',
  nobody: 'Du kannst nicht alle Zeilen überspringen.',
  nobodyLeft: 'Keine dieser Personen kann noch eingeladen werden.',
  notFound: 'Diesen Import gibt es nicht.',
  nothingOpen: 'Dieser Import hat keine offenen Einladungen mehr.',
}

export const de = {
  fields,
  cells,
  way: 'Datei',
  hint: 'Eine Person pro Zeile mit Name, E-Mail, Rolle, Gruppen und Sprache, höchstens 500 Personen. Nur die E-Mail ist Pflicht.',
  defaults: 'Standard für leere Zellen',
  read: 'Weiter',
  readFailed: 'Die Datei konnte nicht gelesen werden. Versuche es noch einmal.',
  title: 'Personen importieren',
  back: 'Zurück',
  sheet: 'Tabellenblatt',
  tabs: { lines: 'Personen', columns: 'Spalten' },
  incomplete: 'Ordne der E-Mail-Adresse eine Spalte zu.',
  headless: 'Die Datei hat keine Kopfzeile. Die Spalten wurden nach ihrem Inhalt zugeordnet.',
  furtherHeads: (lines: readonly number[]) =>
    lines.length === 1
      ? `Zeile ${lines[0]} sieht wie eine zweite Kopfzeile aus und wird übersprungen.`
      : `Die Zeilen ${lines.join(', ')} sehen wie weitere Kopfzeilen aus und werden übersprungen.`,
  empty: 'Dieses Tabellenblatt enthält keine Personen.',
  counts: {
    invited: (count: number) => `${people(count)} ${count === 1 ? 'wird' : 'werden'} eingeladen`,
    faulty: (count: number) => (count === 1 ? '1 Zeile wird übersprungen' : `${count} Zeilen werden übersprungen`),
    left: (count: number) => `${count} von dir übersprungen`,
  },
  line: (line: number) => `Zeile ${line}`,
  nameless: 'Ohne Namen',
  invitedAs: (what: string) => `Wird eingeladen als ${what}`,
  leftOut: 'Übersprungen',
  double: (above: number) => `Diese Adresse steht schon in Zeile ${above}.`,
  faults,
  unread,
  notes: {
    formula: (field: string) => `${field}: Das gespeicherte Ergebnis einer Formel wurde übernommen.`,
    merged: (field: string) => `${field}: Die Zelle ist mit anderen verbunden und gilt als leer.`,
  },
  edit: 'Bearbeiten',
  editLine: (line: number) => `Zeile ${line} bearbeiten`,
  leave: 'Überspringen',
  leaveLine: (line: number) => `Zeile ${line} überspringen`,
  take: 'Einbeziehen',
  takeLine: (line: number) => `Zeile ${line} einbeziehen`,
  apply: 'Übernehmen',
  cancel: 'Abbrechen',
  name: 'Name',
  nameHint: 'Die Person kann den Namen beim Beitritt ändern.',
  email: 'E-Mail',
  more: (count: number) => `${count} weitere anzeigen`,
  submit: (count: number) => `${invitations(count)} verschicken`,
  checkFailed: 'Die Zeilen konnten nicht geprüft werden. Versuche es noch einmal.',
  sendFailed: 'Die Einladungen konnten nicht verschickt werden. Versuche es noch einmal.',
  sent: (count: number) => `${invitations(count)} verschickt`,
  leftMeanwhile: (count: number) =>
    count === 1
      ? '1 Zeile wurde übersprungen, weil sich inzwischen etwas geändert hat.'
      : `${count} Zeilen wurden übersprungen, weil sich inzwischen etwas geändert hat.`,
  undo: 'Zurücknehmen',
  undone: (revoked: number, accepted: number) =>
    `${invitations(revoked)} zurückgezogen${accepted === 0 ? '' : `, ${accepted} ${accepted === 1 ? 'war' : 'waren'} schon angenommen`}`,
  undoFailed: 'Der Import konnte nicht zurückgenommen werden. Versuche es noch einmal.',
  list: {
    title: 'Importe',
    by: (name: string) => `von ${name}`,
    open: (count: number) => `${count} offen`,
    accepted: (count: number) => `${count} angenommen`,
    revoked: (count: number) => `${count} zurückgezogen`,
    undoOf: (fileName: string) => `Import von ${fileName} zurücknehmen`,
    undoTitle: (fileName: string) => `Import von ${fileName} zurücknehmen?`,
    undoText: (open: number, accepted: number) =>
      `${open === 1 ? '1 offene Einladung wird' : `${open} offene Einladungen werden`} zurückgezogen; ${open === 1 ? 'der Link funktioniert' : 'die Links funktionieren'} danach nicht mehr.${accepted === 0 ? '' : ' Bereits beigetretene Personen bleiben Mitglied.'}`,
    all: (count: number) => `Alle ${count} anzeigen`,
    fewer: 'Weniger anzeigen',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    imports: typeof de
  }
  interface Refusals {
    imports: typeof refusals
  }
}
