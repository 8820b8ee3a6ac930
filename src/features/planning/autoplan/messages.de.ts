import { formatDateText, writtenNumber } from '#kit/locale.ts'
import type { Day } from '#kit/day.ts'
import type { Criterion } from './engine/problem.ts'
import type { Preset } from './criteria.ts'
import type { EffortName, Ending, SnapshotPart, Touch } from './states.ts'

const onDay = (day: Day): string => formatDateText(day, 'de', { weekday: 'short', day: '2-digit', month: '2-digit' })
const number = (value: number): string => writtenNumber(value, 'de', 1)
const seats = (count: number): string => (count === 1 ? '1 Schicht' : `${number(count)} Schichten`)

const criteria: Record<Criterion, { name: string; hint: string }> = {
  mains: { name: 'Hauptchatter', hint: 'Hauptchatter in Schichten, die einen brauchen' },
  wishes: { name: 'Wünsche', hint: 'bevorzugte Zeiten und Lieblingsschichten' },
  hours: { name: 'Stunden', hint: 'Wunschstunden, fair verteilte Nächte und Wochenenden' },
  home: { name: 'Stammgruppe', hint: 'alle arbeiten in ihrer Stammgruppe' },
  rhythm: { name: 'Ruhiger Rhythmus', hint: 'gleiche Schicht die ganze Woche, freie Tage am Stück' },
  changes: { name: 'Wenig ändern', hint: 'bestehende Entwürfe bleiben erhalten' },
}

/** Which days and groups a proposal is about; of many only the number. */
export interface PartNamed {
  readonly days: readonly string[]
  readonly dayCount: number
  readonly groups: readonly string[]
  readonly groupCount: number
}

const named = (groups: readonly string[], count: number): string =>
  count > groups.length
    ? [...groups, groups.length === 0 ? groupsIn(count) : `${count - groups.length} weitere`].join(', ')
    : groups.join(', ')
const groupsIn = (count: number): string => (count === 1 ? '1 Gruppe' : `${count} Gruppen`)

export const de = {
  title: 'Automatisch planen',
  loadFailed: 'Die Vorschläge konnten nicht geladen werden.',
  close: 'Zurück zum Plan',
  shown: (label: string) => `Vorschlag ${label} wird angezeigt`,
  askFirst: 'Plan erstellen',
  more: 'Mehr',
  askAgain: 'Weiteren Vorschlag erstellen',
  none: 'Noch kein Vorschlag für diese Woche. Staffel besetzt offene Schichten nach euren Regeln und Wünschen. Am Plan ändert sich erst etwas, wenn du einen Vorschlag übernimmst.',
  over: 'Diese Woche ist vorbei.',
  ask: {
    title: 'Automatisch planen',
    text: 'Du bekommst einen Vorschlag. Veröffentlichte und fixierte Schichten bleiben unverändert.',
    weeks: 'Zeitraum',
    weeksTo: (last: number, isMore: boolean) => (isMore ? `bis ${last}` : `KW ${last}`),
    days: 'Tage',
    groups: 'Gruppen',
    allGroups: (count: number) => (count === 1 ? '1 Gruppe' : `Alle ${count} Gruppen`),
    someGroups: (chosen: number, all: number) => `${chosen} von ${all} Gruppen`,
    searchGroups: 'Gruppe suchen',
    all: 'Alle',
    none: 'Keine',
    seats: 'Schichten',
    onlyEmpty: 'Nur offene Schichten',
    withDrafts: 'Auch Entwürfe',
    breakable: 'Regeln, die für offene Schichten gebrochen werden dürfen',
    breakableHint: 'Der Grund wird bei der Schicht angezeigt.',
    noBreakable: 'Keine eurer Planungsregeln steht auf „Hinweis“. Regeln mit „Sperre“ werden nie gebrochen.',
    effort: 'Gründlichkeit',
    efforts: { fast: 'Schnell', thorough: 'Gründlich' } satisfies Record<EffortName, string>,
    effortHints: { fast: 'wenige Sekunden', thorough: 'bis zu einer Minute' } satisfies Record<EffortName, string>,
    submit: 'Plan erstellen',
    failed: 'Die Planung konnte nicht gestartet werden. Versuche es noch einmal.',
  },
  criteria: {
    title: 'Reihenfolge der Kriterien',
    text: 'Kriterien weiter oben haben Vorrang. Die Reihenfolge gilt für die ganze Organisation.',
    preset: 'Vorlage',
    presets: {
      balanced: 'Ausgewogen',
      wishes: 'Wünsche zuerst',
      steady: 'Wenig ändern',
    } satisfies Record<Preset, string>,
    own: 'Eigene Reihenfolge',
    first: 'Schichten besetzen',
    firstHint: 'immer an erster Stelle',
    counts: (name: string) => `${name} berücksichtigen`,
    of: criteria,
    keepFailed: 'Die Reihenfolge konnte nicht gespeichert werden. Versuche es noch einmal.',
  },
  run: {
    label: 'Laufende Planung',
    queued: (behind: number) =>
      behind === 1 ? 'Wartet auf eine andere Planung' : `Wartet auf ${behind} andere Planungen`,
    starting: 'Startet …',
    reading: 'Fertig. Der Vorschlag wird geladen …',
    seats: (filled: number, needed: number) => `${filled} von ${seats(needed)}`,
    maximum: (max: number) => `höchstens ${max}`,
    weeks: (first: number, last: number) => (first === last ? `KW ${first}` : `KW ${first}–${last}`),
    asked: (name: string) => `von ${name}`,
    stop: 'Anhalten',
    stopHint: 'Das bisher beste Ergebnis bleibt als Vorschlag erhalten.',
    stopFailed: 'Die Planung konnte nicht angehalten werden. Versuche es noch einmal.',
    stopped: 'Die Planung wurde angehalten, bevor ein Vorschlag fertig war.',
    endings: {
      out_of_time: 'Die Planung wurde nach 60 Sekunden beendet. Der Vorschlag zeigt das beste Ergebnis bis dahin.',
      out_of_memory: 'Die Planung ist zu umfangreich. Versuche es mit weniger Wochen oder Gruppen.',
      nothing_to_plan: 'Nichts zu planen: Es gibt keine kommenden offenen Schichten.',
      same_as_before: 'Seit der letzten Planung hat sich nichts geändert.',
      nodes_died: 'Die Planung ist dreimal fehlgeschlagen. Versuche es mit weniger Wochen oder Gruppen.',
      fault: 'Beim Planen ist ein Fehler aufgetreten. Dein Plan ist unverändert.',
    } satisfies Record<Ending, string>,
  },
  table: {
    label: 'Vorschläge im Vergleich',
    proposal: 'Vorschlag',
    columns: {
      filled: 'Besetzt',
      mains: 'Hauptchatter',
      wishes: 'Wünsche erfüllt',
      hours: 'Stunden vs. Wunsch',
      nights: 'Nächte pro Person',
      weekends: 'Wochenendtage',
      broken: 'Regelbrüche',
      changes: 'Änderungen',
    },
    today: 'Heute',
    asItStands: 'aktueller Plan',
    free: (count: number) => `${count} offen`,
    unstaffed: (count: number) => (count === 1 ? '1 Schicht ganz leer' : `${count} Schichten ganz leer`),
    seatsOf: (filled: number, needed: number) => `${filled} von ${seats(needed)} besetzt`,
    proven: 'Mehr Schichten lassen sich nicht besetzen.',
    provenOfPart: 'Mehr ist für diese Tage und Gruppen nicht möglich.',
    ofPart: ({ days, dayCount, groups, groupCount }: PartNamed) =>
      `nur ${[
        dayCount > 0 && (days.length > 0 ? days.join(' und ') : dayCount === 1 ? '1 Tag' : `${dayCount} Tage`),
        groupCount > 0 && named(groups, groupCount),
      ]
        .filter(Boolean)
        .join(', ')}`,
    bound: (filled: number, needed: number, max: number) => `${filled} von ${needed} besetzt, höchstens ${max} möglich`,
    percent: (value: number) => `${value} %`,
    range: (min: number, max: number) => (min === max ? number(min) : `${number(min)}–${number(max)}`),
    median: (value: number) => `Median ${number(value)}`,
    noBreaks: 'keine',
    change: ({ fresh, exchanged, freed }: { fresh: number; exchanged: number; freed: number }) =>
      [
        fresh > 0 && `${fresh}\u00a0neu`,
        exchanged > 0 && `${exchanged}\u00a0ersetzt`,
        freed > 0 && `${freed}\u00a0offen`,
      ]
        .filter(Boolean)
        .join(' · ') || 'keine',
    under: 'unter Wunsch',
    within: 'im Wunsch',
    above: 'über Wunsch',
    noWishes: 'Keine Wunschstunden angegeben',
    people: (count: number) => (count === 1 ? '1 Person' : `${count} Personen`),
    made: ({ effort, seconds }: { effort: EffortName; seconds: number }) =>
      `${effort === 'fast' ? 'schnell' : 'gründlich'} · ${seconds} s`,
    by: (name: string, at: string) => `${name}, ${at}`,
    cutShort: 'vorzeitig beendet',
    allTaken: 'übernommen',
    past: 'nichts mehr zu übernehmen',
    someTaken: (taken: number, all: number) => `${taken} von ${all} übernommen`,
    moved: 'veraltet',
    more: (label: string) => `Aktionen für Vorschlag ${label}`,
    menu: 'Mehr',
    allFigures: 'Mehr Spalten',
    fewFigures: 'Weniger Spalten',
    asTable: 'Werte pro Person',
    remove: 'Verwerfen',
    removed: (label: string) => `Vorschlag ${label} verworfen.`,
    removeTitle: (label: string) => `Vorschlag ${label} verwerfen?`,
    removeText: 'Übernommene Schichten bleiben im Plan.',
    removeFailed: 'Der Vorschlag konnte nicht verworfen werden. Versuche es noch einmal.',
  },
  perPerson: {
    title: (label: string) => `Vorschlag ${label}: Werte pro Person`,
    today: 'Aktueller Plan: Werte pro Person',
    person: 'Person',
    hours: 'Stunden',
    against: 'vs. Wunsch',
    nights: 'Nächte',
    weekends: 'Wochenendtage',
    noWish: 'keine Angabe',
    inWish: 'im Wunsch',
    signed: (value: number) => `${value > 0 ? '+' : '−'}${number(Math.abs(value))} h`,
    plain: number,
  },
  moved: {
    title: (label: string) => `Seit Vorschlag ${label} hat sich etwas geändert`,
    text: (grounds: string) =>
      `Geändert: ${grounds}. Beim Übernehmen wird jede Schicht neu geprüft. Am besten erstellst du einen neuen Vorschlag.`,
    grounds: {
      seats: 'Schichten',
      availability: 'Verfügbarkeit oder Urlaub',
      people: 'Personen',
      groups: 'Gruppen oder Schichtzeiten',
      rules: 'Planungsregeln',
    } satisfies Record<SnapshotPart, string>,
    again: 'Neu erstellen',
  },
  board: {
    choose: (group: string) => `Änderungen in ${group} übernehmen`,
    fresh: (count: number) => `${count} neu`,
    notAsked: 'Diese Schicht war nicht Teil der Planung.',
    asItWas: 'Bleibt unverändert.',
    begun: 'Diese Schicht hat schon begonnen und bleibt unverändert.',
    keys: 'Mit den Tasten A bis E zeigst du einen Vorschlag an, mit 0 den aktuellen Plan.',
  },
  why: {
    seat: 'Warum?',
    gap: 'Warum offen?',
    failed: 'Die Gründe konnten nicht geladen werden.',
    bound: 'arbeitet nur in anderen Gruppen',
    points: (thousandths: number) => `${thousandths > 0 ? '+' : '−'}${number(Math.abs(thousandths) / 1000)}`,
    pointsLabel: 'Bewertung',
    staffed: 'Keine leere Schicht',
    pointsHint: 'Das wichtigste Kriterium bringt 10 Punkte pro Schicht, jedes weitere 60 % des vorherigen.',
    breaks: 'Regel gebrochen, weil die Schicht sonst offen bliebe',
    next: 'Nächstbeste Wahl, wenn alle anderen bleiben',
    insteadOf: (name: string, instead: string) => `${name} statt ${instead}`,
    nobodyNext: 'Sonst ist niemand für diese Schicht verfügbar.',
    more: (what: string) => `besser bei ${what}`,
    less: (what: string) => `schlechter bei ${what}`,
    opens: (places: string) => `offen bliebe ${places}`,
    fills: (places: string) => `besetzt wäre ${places}`,
    swap: (places: string) => `Tausch mit ${places}`,
    leaves: (places: string) => `dafür nicht mehr ${places}`,
    equal: 'Gleich bewertet.',
    place: (day: string, shift: string, group: string) => `${day} ${shift} (${group})`,
    only: 'Nur diese Schicht übernehmen',
    instead: (name: string) => `${name} einteilen`,
    taken: 'Schon im Plan.',
    checked: (count: number) => (count === 1 ? '1 Person geprüft' : `${count} Personen geprüft`),
    nobody: 'Niemand verfügbar',
    free: 'Jetzt verfügbar',
    names: (names: readonly string[], more: number) => names.join(', ') + (more > 0 ? ` und ${more} weitere` : ''),
    least: 'So lässt sich die Schicht besetzen',
    nothing: 'Eine einzelne Änderung reicht nicht: Bei jeder Person spricht mehr als ein Grund dagegen.',
    rest: (needs: number, says: number) => `Ruhezeit ${number(needs)} statt ${number(says)} h`,
    week: (needs: number, says: number) => `${number(needs)} statt ${number(says)} h pro Woche`,
    streak: (needs: number, says: number) => `${number(needs)} statt ${number(says)} Tage am Stück`,
    wish: (needs: number, says: number) => `${number(needs)} h statt ${number(says)} Wunschstunden`,
    assign: (name: string) => `${name} trotzdem einteilen`,
    assigned: (name: string) => `${name} eingeteilt.`,
    assignFailed: 'Die Person konnte nicht eingeteilt werden. Versuche es noch einmal.',
    notByHand: 'Dieser Grund lässt sich nicht übergehen.',
  },
  apply: {
    label: 'Vorschlag übernehmen',
    all: 'Alle Änderungen',
    chosen: (chosen: number, all: number) => `${chosen} von ${all} Änderungen`,
    where: (groups: number, days: number) =>
      `${groups === 1 ? '1 Gruppe' : `${groups} Gruppen`} · ${days === 1 ? '1 Tag' : `${days} Tage`}`,
    byDay: 'Nach Tag',
    byPerson: 'Nach Person',
    searchPeople: 'Person suchen',
    onDay,
    drop: 'Verwerfen',
    submit: 'Als Entwurf übernehmen',
    keys: 'Strg ↵',
    short: 'Übernehmen',
    published: (count: number) =>
      count === 1
        ? '1 Änderung gilt sofort, weil der Plan schon veröffentlicht ist.'
        : `${count} Änderungen gelten sofort, weil der Plan schon veröffentlicht ist.`,
    done: (count: number) => `${seats(count)} als Entwurf übernommen.`,
    taken: (count: number) => `${seats(count)} übernommen.`,
    nothing: 'Es konnte nichts übernommen werden.',
    failed: 'Der Vorschlag konnte nicht übernommen werden. Versuche es noch einmal.',
    standing: 'Alle Änderungen übernommen.',
    noneToCome: 'Nichts mehr zu übernehmen: Die übrigen Schichten haben schon begonnen.',
    toPlan: 'Weiter zum Plan',
  },
  applications: {
    label: 'Übernahmen',
    line: ({ label, name, at, count }: { label: string; name: string; at: string; count: number }) =>
      `Vorschlag ${label}: ${seats(count)} übernommen von ${name}, ${at}`,
    takeBack: 'Übernahme zurücknehmen',
    done: (count: number) => `Übernahme von ${seats(count)} zurückgenommen.`,
    failed: 'Die Übernahme konnte nicht zurückgenommen werden. Versuche es noch einmal.',
    leftTitle: (count: number) =>
      count === 1 ? '1 Schicht bleibt unverändert' : `${count} Schichten bleiben unverändert`,
    leftText: 'Diese Schichten haben inzwischen begonnen oder wurden geändert.',
    why: {
      gone: 'schon entfernt oder ersetzt',
      pinned: 'inzwischen fixiert',
      published: 'schon veröffentlicht',
      begun: 'hat schon begonnen',
    } satisfies Record<Touch, string>,
    notBack: 'kann nicht wieder eingeteilt werden',
    close: 'Schließen',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    autoplan: typeof de
  }
}
