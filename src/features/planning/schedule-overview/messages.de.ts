export const de = {
  title: 'Schichtübersicht',
  subtitle: 'Hier siehst du, wer wann arbeitet und welche Schichten offen sind.',
  views: { groups: 'Gruppen', chatters: 'Chatter' },
  view: 'Ansicht',
  modes: { week: 'Woche', month: 'Monat' },
  mode: 'Zeitraum',
  previous: 'Zurück',
  next: 'Weiter',
  today: 'Heute',
  noGroups: 'Es gibt noch keine Gruppen.',
  notInForce: 'Nicht mehr aktiv',
  noShifts: 'Keine Schichten',
  nobody: 'Niemand eingeteilt',
  ended: (group: string) => `${group} (beendet)`,
  chatter: 'Chatter',
  seatsHead: 'Schichten',
  free: 'Offen',
  gaps: (count: number) => `${count} offen`,
  unplanned: (seats: number) => `noch nicht geplant · ${seats === 1 ? '1 Schicht' : `${seats} Schichten`}`,
  unplannedFrom: (group: string, day: string, seats: number) =>
    `${group}, ab ${day}: noch nicht geplant, ${seats === 1 ? '1 Schicht' : `${seats} Schichten`}`,
  unplannedGroups: (count: number) =>
    count === 1 ? '1 Gruppe noch nicht geplant' : `${count} Gruppen noch nicht geplant`,
  fullGroups: (count: number) => (count === 1 ? '1 Gruppe voll besetzt' : `${count} Gruppen voll besetzt`),
  withDrafts: (staffed: string, drafts: number) =>
    `${staffed}, davon ${drafts === 1 ? '1 Entwurf' : `${drafts} Entwürfe`}`,
  noChatters: 'Es gibt noch keine Chatter.',
  collapseAll: 'Alle zuklappen',
  expandAll: 'Alle aufklappen',
  cell: (group: string, day: string, staffed: string) => `${group}, ${day}: ${staffed}`,
  seat: (shift: string, times: string, group: string, day: string) => `${day}: ${shift} ${times}, ${group}`,
  staffed: (have: number, need: number) => `${have} von ${need} besetzt`,
  availability: {
    '.': 'Keine Angabe',
    a: 'Verfügbar',
    p: 'Bevorzugt',
    r: 'Urlaub beantragt',
    v: 'Urlaub',
    s: 'Abwesend gemeldet',
  },
  draft: 'Entwurf',
  legend: {
    title: 'Legende',
    full: 'besetzt',
    draft: 'Entwurf',
    gaps: 'offene Schichten',
    unplanned: 'noch nicht geplant',
    published: 'Veröffentlicht',
  },
  week: (week: number, days: string) => `KW ${week} · ${days}`,
  weekShort: (week: number) => `KW ${week}`,
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    scheduleOverview: typeof de
  }
}
