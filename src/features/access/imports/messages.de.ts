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
  emailMissing: 'Hier fehlt die E-Mail-Adresse.',
  notAnAddress: 'Das ist keine E-Mail-Adresse.',
  member: 'Diese Person gehört schon zu deiner Organisation.',
  invited: 'Diese Adresse ist schon eingeladen.',
  name: 'So kann niemand heißen: Ein Name hat 2 bis 100 Zeichen, ohne unsichtbare.',
  role: 'Zu dieser Rolle kannst du niemanden einladen.',
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
  noResult: text => `„${text}“ ist eine Formel oder ein Fehler. Formeln werden hier nicht ausgerechnet.`,
  unknown: (text, field) =>
    field === 'groups'
      ? `Eine Gruppe „${text}“ gibt es nicht.`
      : field === 'role'
        ? `Eine Rolle „${text}“ gibt es nicht.`
        : `Die Sprache „${text}“ gibt es hier nicht.`,
  ambiguous: text => `Es gibt mehrere Gruppen mit dem Namen „${text}“.`,
  beyond: text => `Zur Rolle „${text}“ kannst du niemanden einladen.`,
  tooMany: text => `Mehr als 50 Gruppen: „${text}“ nicht mehr.`,
  forbidden: text => `„${text}“: Du darfst niemanden in Gruppen einteilen.`,
}

/** Worded by the server alone. */
export const refusals = {
  tooManyPeople: ({ count, max }: { count: number; max: number }) =>
    `In dieser Datei stehen ${count} Personen. Auf einmal lassen sich höchstens ${max} einladen: Teile die Datei auf.`,
  twice: 'Jede Angabe kann nur eine Spalte haben.',
  nobody: 'Lass mindestens eine Zeile stehen.',
  nobodyLeft: 'Von diesen Zeilen kann inzwischen niemand mehr eingeladen werden.',
  notFound: 'Diesen Import gibt es nicht.',
  nothingOpen: 'Von diesem Import ist keine Einladung mehr offen.',
}

export const de = {
  fields,
  cells,
  way: 'Datei',
  hint: 'Name, E-Mail, Rolle, Gruppen und Sprache, eine Person pro Zeile, bis zu 500. Nötig ist nur die E-Mail.',
  defaults: 'Gilt, wo die Datei nichts sagt',
  read: 'Weiter',
  readFailed: 'Die Datei konnte nicht gelesen werden.',
  title: 'Personen importieren',
  back: 'Zurück',
  sheet: 'Tabellenblatt',
  tabs: { lines: 'Personen', columns: 'Spalten' },
  incomplete: 'Ordne eine Spalte für die E-Mail-Adresse zu.',
  headless: 'Die Datei hat keine Kopfzeile. Die Spalten sind nach dem zugeordnet, was in ihnen steht.',
  furtherHeads: (lines: readonly number[]) =>
    lines.length === 1
      ? `Zeile ${lines[0]} sieht wie eine zweite Kopfzeile aus und wird übergangen.`
      : `Die Zeilen ${lines.join(', ')} sehen wie weitere Kopfzeilen aus und werden übergangen.`,
  empty: 'In diesem Blatt steht keine Person.',
  counts: {
    invited: (count: number) => `${people(count)} ${count === 1 ? 'wird' : 'werden'} eingeladen`,
    faulty: (count: number) => (count === 1 ? '1 Zeile bleibt so außen vor' : `${count} Zeilen bleiben so außen vor`),
    left: (count: number) => `${count} ausgelassen`,
  },
  line: (line: number) => `Zeile ${line}`,
  nameless: 'Ohne Name',
  invitedAs: (what: string) => `Wird eingeladen: ${what}`,
  leftOut: 'Bleibt außen vor.',
  double: (above: number) => `Diese Adresse steht schon in Zeile ${above}.`,
  faults,
  unread,
  notes: {
    formula: (field: string) => `${field}: übernommen ist das gespeicherte Ergebnis einer Formel.`,
    merged: (field: string) => `${field}: Teil einer verbundenen Zelle, gilt hier als leer.`,
  },
  edit: 'Ändern',
  editLine: (line: number) => `Zeile ${line} ändern`,
  leave: 'Auslassen',
  leaveLine: (line: number) => `Zeile ${line} auslassen`,
  take: 'Doch aufnehmen',
  takeLine: (line: number) => `Zeile ${line} doch aufnehmen`,
  apply: 'Übernehmen',
  cancel: 'Abbrechen',
  name: 'Name',
  nameHint: 'Ein Vorschlag: Die Person kann ihn ändern, wenn sie beitritt.',
  email: 'E-Mail',
  more: (count: number) => `Weitere ${count} zeigen`,
  submit: (count: number) => `${invitations(count)} verschicken`,
  checkFailed: 'Die Zeilen konnten nicht geprüft werden.',
  sendFailed: 'Die Einladungen konnten nicht verschickt werden.',
  sent: (count: number) => `${invitations(count)} verschickt`,
  leftMeanwhile: (count: number) =>
    count === 1
      ? 'Eine Zeile blieb außen vor, weil sich inzwischen etwas geändert hat.'
      : `${count} Zeilen blieben außen vor, weil sich inzwischen etwas geändert hat.`,
  undo: 'Zurücknehmen',
  undone: (revoked: number, accepted: number) =>
    `${invitations(revoked)} zurückgezogen${accepted === 0 ? '' : `, ${accepted} ${accepted === 1 ? 'war' : 'waren'} schon angenommen`}`,
  undoFailed: 'Der Import konnte nicht zurückgenommen werden.',
  list: {
    title: 'Importe',
    by: (name: string) => `von ${name}`,
    open: (count: number) => `${count} offen`,
    accepted: (count: number) => `${count} angenommen`,
    revoked: (count: number) => `${count} zurückgezogen`,
    undoOf: (fileName: string) => `Import von ${fileName} zurücknehmen`,
    undoTitle: (fileName: string) => `Import von ${fileName} zurücknehmen?`,
    undoText: (open: number, accepted: number) =>
      `${open === 1 ? 'Eine Einladung, die noch offen ist, wird' : `${open} Einladungen, die noch offen sind, werden`} zurückgezogen; ${open === 1 ? 'ihr Link funktioniert' : 'ihre Links funktionieren'} danach nicht mehr.${accepted === 0 ? '' : ' Wer schon beigetreten ist, bleibt.'}`,
    all: (count: number) => `Alle ${count} zeigen`,
    fewer: 'Weniger zeigen',
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
