export const de = {
  title: 'Schichtübersicht',
  subtitle: 'Wer wann arbeitet, und wo noch jemand fehlt.',
  views: { groups: 'Gruppen', chatters: 'Chatter' },
  view: 'Ansicht',
  modes: { week: 'Woche', month: 'Monat' },
  mode: 'Zeitraum',
  previous: 'Zurück',
  next: 'Weiter',
  today: 'Heute',
  noGroups: 'Es gibt noch keine Gruppen.',
  noShifts: 'Keine Schichten',
  noChatters: 'Es gibt noch keine Chatter.',
  collapse: (name: string) => `${name} zuklappen`,
  expand: (name: string) => `${name} aufklappen`,
  collapseAll: 'Alle zuklappen',
  expandAll: 'Alle aufklappen',
  cell: (group: string, day: string, staffed: string) => `${group}, ${day}: ${staffed}`,
  seat: (shift: string, times: string, group: string, day: string) => `${day}: ${shift} ${times}, ${group}`,
  staffed: (have: number, need: number) => `${have} von ${need} Plätzen besetzt`,
  availability: {
    '.': 'Keine Angabe',
    a: 'Verfügbar',
    p: 'Bevorzugt',
    r: 'Urlaub beantragt',
    v: 'Urlaub',
  },
  draft: 'Entwurf',
  legend: {
    title: 'Legende',
    full: 'Alle Plätze besetzt',
    open: 'Plätze frei oder zu viele besetzt',
    published: 'Veröffentlicht',
  },
  week: (week: number, days: string) => `KW ${week} · ${days}`,
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    scheduleOverview: typeof de
  }
}
