import { formatDateText, writtenNumber } from '#kit/locale.ts'
import type { Day } from '#kit/day.ts'
import type { Criterion } from './engine/problem.ts'
import type { Preset } from './criteria.ts'
import type { EffortName, Ending, SnapshotPart, Touch } from './states.ts'

const onDay = (day: Day): string => formatDateText(day, 'de', { weekday: 'short', day: '2-digit', month: '2-digit' })
const number = (value: number): string => writtenNumber(value, 'de', 1)
const seats = (count: number): string => (count === 1 ? '1 Platz' : `${number(count)} Plätze`)

const criteria: Record<Criterion, { name: string; hint: string }> = {
  mains: { name: 'Hauptchatter', hint: 'Hauptplätze gehen an Hauptchatter der Gruppe' },
  wishes: { name: 'Wünsche', hint: 'bevorzugte Zellen und Lieblingsschichten' },
  hours: { name: 'Stunden', hint: 'Wunschstunden, Nächte und Wochenenden im Ausgleich' },
  home: { name: 'Stammgruppe', hint: 'wer zur Gruppe gehört, arbeitet dort' },
  rhythm: { name: 'Ruhiger Rhythmus', hint: 'gleiche Schicht durch die Woche, freie Tage am Stück' },
  changes: { name: 'Wenig ändern', hint: 'Entwürfe bleiben, wo sie sind' },
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
  close: 'Zum Wochenplan',
  shown: (label: string) => `Vorschlag ${label} auf dem Plan`,
  askFirst: 'Plan rechnen',
  more: 'Mehr',
  askAgain: 'Weiteren Vorschlag rechnen',
  none: 'Noch kein Vorschlag für diese Woche. Staffel füllt die freien Plätze nach euren Regeln und Wünschen; am Plan ändert sich nichts, bevor ihr einen Vorschlag übernehmt.',
  over: 'Diese Woche ist vorbei.',
  ask: {
    title: 'Automatisch planen',
    text: 'Das Ergebnis ist ein Vorschlag. Veröffentlichte und fixierte Plätze bleiben, wie sie sind.',
    weeks: 'Zeitraum',
    weeksTo: (last: number, isMore: boolean) => (isMore ? `bis ${last}` : `KW ${last}`),
    days: 'Tage',
    groups: 'Gruppen',
    allGroups: (count: number) => (count === 1 ? 'Die eine Gruppe' : `Alle ${count} Gruppen`),
    someGroups: (chosen: number, all: number) => `${chosen} von ${all} Gruppen`,
    searchGroups: 'Gruppe suchen',
    all: 'Alle',
    none: 'Keine',
    seats: 'Plätze',
    onlyEmpty: 'Nur freie Plätze',
    withDrafts: 'Auch Entwürfe',
    breakable: 'Darf gebrochen werden, wo sonst eine Lücke bleibt',
    breakableHint: 'Jeder Bruch steht mit Grund am Einsatz.',
    noBreakable: 'Keine eurer Planungsregeln warnt nur. Was sperrt, bricht auch die Automatik nicht.',
    effort: 'Gründlichkeit',
    efforts: { fast: 'Schnell', thorough: 'Gründlich' } satisfies Record<EffortName, string>,
    effortHints: { fast: 'in wenigen Sekunden', thorough: 'bis zu einer Minute' } satisfies Record<EffortName, string>,
    submit: 'Plan rechnen',
    failed: 'Die Berechnung hat nicht begonnen.',
  },
  criteria: {
    title: 'Reihenfolge der Kriterien',
    text: 'Was oben steht, zählt mehr. Die Reihenfolge gilt für die ganze Organisation.',
    preset: 'Vorlage',
    presets: {
      balanced: 'Ausgewogen',
      wishes: 'Wünsche zuerst',
      steady: 'Wenig ändern',
    } satisfies Record<Preset, string>,
    own: 'Eigene Reihenfolge',
    first: 'Plätze besetzen',
    firstHint: 'steht immer an erster Stelle',
    counts: (name: string) => `${name} zählt`,
    of: criteria,
    keepFailed: 'Die Reihenfolge wurde nicht gespeichert.',
  },
  run: {
    label: 'Laufende Berechnung',
    queued: (behind: number) =>
      behind === 1 ? 'Wartet auf eine andere Berechnung' : `Wartet auf ${behind} andere Berechnungen`,
    starting: 'Beginnt …',
    reading: 'Fertig. Der Vorschlag wird geladen …',
    seats: (filled: number, needed: number) => `${filled} von ${needed} Plätzen`,
    maximum: (max: number) => `höchstens ${max}`,
    weeks: (first: number, last: number) => (first === last ? `KW ${first}` : `KW ${first}–${last}`),
    asked: (name: string) => `von ${name}`,
    stop: 'Anhalten',
    stopHint: 'Das Beste bis hierhin bleibt als Vorschlag.',
    stopFailed: 'Die Berechnung wurde nicht angehalten.',
    stopped: 'Angehalten, bevor ein Plan gefunden war.',
    endings: {
      out_of_time: 'Nach 60 Sekunden beendet. Das Beste bis dahin ist der Vorschlag.',
      out_of_memory: 'Die Aufgabe ist zu groß für einen Lauf. Plant weniger Wochen oder Gruppen auf einmal.',
      nothing_to_plan: 'Dort ist nichts zu planen: kein freier Platz, der noch kommt.',
      same_as_before: 'So wurde schon gerechnet, und seitdem hat sich nichts geändert.',
      nodes_died: 'Die Berechnung ist dreimal abgebrochen. Versucht es mit weniger Wochen oder Gruppen.',
      fault: 'Beim Rechnen ist ein Fehler passiert. Am Plan hat sich nichts geändert.',
    } satisfies Record<Ending, string>,
  },
  table: {
    label: 'Vorschläge im Vergleich',
    proposal: 'Vorschlag',
    columns: {
      filled: 'Plätze besetzt',
      mains: 'Hauptchatter',
      wishes: 'Wünsche',
      hours: 'Stunden gegen Wunsch',
      nights: 'Nächte je Person',
      weekends: 'Wochenendtage',
      broken: 'Regelbrüche',
      changes: 'Änderungen',
    },
    today: 'Heute',
    asItStands: 'wie der Plan steht',
    free: (count: number) => `${count} frei`,
    seatsOf: (filled: number, needed: number) => `${filled} von ${seats(needed)} besetzt`,
    proven: 'Mehr geht nicht: Kein Plan besetzt mehr Plätze.',
    provenOfPart: 'Mehr geht nicht: In dem, was gerechnet wurde, besetzt kein Plan mehr Plätze.',
    ofPart: ({ days, dayCount, groups, groupCount }: PartNamed) =>
      `nur ${[
        dayCount > 0 && (days.length > 0 ? days.join(' und ') : dayCount === 1 ? '1 Tag' : `${dayCount} Tage`),
        groupCount > 0 && named(groups, groupCount),
      ]
        .filter(Boolean)
        .join(', ')}`,
    bound: (filled: number, needed: number, max: number) =>
      `${filled} von ${needed}, mehr als ${max} kann kein Plan besetzen`,
    percent: (value: number) => `${value} %`,
    range: (min: number, max: number) => (min === max ? number(min) : `${number(min)}–${number(max)}`),
    median: (value: number) => `Median ${number(value)}`,
    noBreaks: 'keine',
    change: ({ fresh, exchanged, freed }: { fresh: number; exchanged: number; freed: number }) =>
      // a figure stays beside its word
      [
        fresh > 0 && `${fresh}\u00a0neu`,
        exchanged > 0 && `${exchanged}\u00a0getauscht`,
        freed > 0 && `${freed}\u00a0frei geworden`,
      ]
        .filter(Boolean)
        .join(' · ') || 'keine',
    under: 'unter Wunsch',
    within: 'im Wunsch',
    above: 'über Wunsch',
    noWishes: 'Niemand hat Wunschstunden',
    people: (count: number) => (count === 1 ? '1 Person' : `${count} Personen`),
    made: ({ effort, seconds }: { effort: EffortName; seconds: number }) =>
      `${effort === 'fast' ? 'schnell' : 'gründlich'} · ${seconds} s`,
    by: (name: string, at: string) => `${name}, ${at}`,
    cutShort: 'vorzeitig beendet',
    allTaken: 'übernommen',
    past: 'nichts mehr zu übernehmen',
    someTaken: (taken: number, all: number) => `${taken} von ${all} übernommen`,
    moved: 'überholt',
    more: (label: string) => `Mehr zu Vorschlag ${label}`,
    menu: 'Mehr',
    allFigures: 'Mehr Werte',
    fewFigures: 'Weniger Werte',
    asTable: 'Werte je Person',
    remove: 'Verwerfen',
    removed: (label: string) => `Vorschlag ${label} ist verworfen.`,
    removeTitle: (label: string) => `Vorschlag ${label} verwerfen?`,
    removeText: 'Was schon übernommen ist, bleibt im Plan.',
    removeFailed: 'Der Vorschlag wurde nicht verworfen.',
  },
  perPerson: {
    title: (label: string) => `Vorschlag ${label}: Werte je Person`,
    today: 'Heute: Werte je Person',
    person: 'Person',
    hours: 'Stunden',
    against: 'Gegen Wunsch',
    nights: 'Nächte',
    weekends: 'Wochenendtage',
    noWish: 'kein Wunsch',
    inWish: 'passt',
    signed: (value: number) => `${value > 0 ? '+' : '−'}${number(Math.abs(value))} h`,
    plain: number,
  },
  moved: {
    title: (label: string) => `Seit Vorschlag ${label} hat sich etwas geändert`,
    text: (grounds: string) =>
      `${grounds}. Beim Übernehmen wird jeder Platz neu geprüft; besser ist ein neuer Vorschlag.`,
    grounds: {
      seats: 'Plätze',
      availability: 'Verfügbarkeit oder Urlaub',
      people: 'Personen',
      groups: 'Gruppen oder Schichten',
      rules: 'Planungsregeln',
    } satisfies Record<SnapshotPart, string>,
    again: 'Noch einmal rechnen',
  },
  board: {
    choose: (group: string) => `Änderungen in ${group} übernehmen`,
    fresh: (count: number) => `${count} neu`,
    notAsked: 'Dieser Platz gehört nicht zu dem, was gerechnet wurde.',
    asItWas: 'Bleibt, wie es heute steht.',
    begun: 'Diese Schicht hat schon begonnen; der Vorschlag ändert hier nichts mehr.',
    keys: 'A bis E zeigt einen Vorschlag, 0 den Plan von heute.',
  },
  why: {
    seat: 'Warum?',
    gap: 'Warum frei?',
    failed: 'Die Gründe konnten nicht geladen werden.',
    bound: 'an andere Gruppen gebunden',
    points: (thousandths: number) => `${thousandths > 0 ? '+' : '−'}${number(Math.abs(thousandths) / 1000)}`,
    pointsLabel: 'Was es zählt',
    pointsHint: 'Punkte: Das erste Kriterium zahlt 10 für einen erfüllten Platz, jedes weitere drei Fünftel davon.',
    breaks: 'Gebrochen, weil der Platz sonst leer bliebe',
    next: 'Danach käme',
    insteadOf: (name: string, instead: string) => `${name} statt ${instead}`,
    nobodyNext: 'Sonst passt niemand auf diesen Platz.',
    more: (what: string) => `mehr bei ${what}`,
    less: (what: string) => `weniger bei ${what}`,
    opens: (places: string) => `${places} bliebe leer`,
    fills: (places: string) => `${places} wäre besetzt`,
    swap: (places: string) => `Tausch mit ${places}`,
    leaves: (places: string) => `dafür nicht ${places}`,
    equal: 'Zählt gleich viel.',
    place: (day: string, shift: string, group: string) => `${day} ${shift} (${group})`,
    only: 'Nur diesen übernehmen',
    instead: (name: string) => `${name} einteilen`,
    taken: 'Steht schon im Plan.',
    checked: (count: number) => (count === 1 ? '1 Person geprüft' : `${count} Personen geprüft`),
    nobody: 'Niemand passt',
    free: 'Passt jetzt',
    names: (names: readonly string[], more: number) => names.join(', ') + (more > 0 ? ` und ${more} weitere` : ''),
    least: 'Das Wenigste, das ihn füllt',
    nothing: 'Kein einzelner Schritt füllt diesen Platz: Alle hält mehr als eines.',
    rest: (needs: number, says: number) => `Ruhezeit ${number(needs)} statt ${number(says)} h`,
    week: (needs: number, says: number) => `${number(needs)} statt ${number(says)} h in der Woche`,
    streak: (needs: number, says: number) => `${number(needs)} statt ${number(says)} Tage am Stück`,
    wish: (needs: number, says: number) => `${number(needs)} statt ${number(says)} h Wunschstunden`,
    assign: (name: string) => `${name} trotzdem einteilen`,
    assigned: (name: string) => `${name} ist eingeteilt.`,
    assignFailed: 'Die Person wurde nicht eingeteilt.',
    notByHand: 'Das lässt sich hier nicht übergehen.',
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
        ? '1 Änderung gilt sofort: Die Gruppe ist veröffentlicht.'
        : `${count} Änderungen gelten sofort: Die Gruppen sind veröffentlicht.`,
    done: (count: number) => `${seats(count)} ${count === 1 ? 'steht' : 'stehen'} als Entwurf im Plan.`,
    taken: (count: number) => `${seats(count)} übernommen.`,
    nothing: 'Nichts davon ließ sich übernehmen.',
    failed: 'Der Vorschlag wurde nicht übernommen.',
    standing: 'Der ganze Vorschlag steht im Plan.',
    noneToCome: 'Davon ist nichts mehr zu übernehmen: Was nicht im Plan steht, hat schon begonnen.',
    toPlan: 'Weiter im Wochenplan',
  },
  applications: {
    label: 'Übernahmen',
    line: ({ label, name, at, count }: { label: string; name: string; at: string; count: number }) =>
      `Vorschlag ${label}: ${seats(count)} übernommen von ${name}, ${at}`,
    takeBack: 'Übernahme zurücknehmen',
    done: (count: number) => `${seats(count)} ${count === 1 ? 'ist' : 'sind'} zurückgenommen.`,
    failed: 'Die Übernahme wurde nicht zurückgenommen.',
    leftTitle: (count: number) => (count === 1 ? 'Ein Platz bleibt' : `${count} Plätze bleiben`),
    leftText: 'Was seit der Übernahme angefasst wurde oder begonnen hat, bleibt, wie es ist.',
    why: {
      gone: 'schon herausgenommen oder getauscht',
      pinned: 'inzwischen fixiert',
      published: 'schon veröffentlicht',
      begun: 'hat schon begonnen',
    } satisfies Record<Touch, string>,
    notBack: 'kann nicht zurück auf den Platz',
    close: 'Schließen',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    autoplan: typeof de
  }
}
