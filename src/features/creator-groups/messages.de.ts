export const de = {
  refusals: {
    nameRequired: 'Bitte gib der Gruppe einen Namen.',
    combinationsRequired: 'Bitte wähle mindestens einen Account.',
    notFound: 'Diese Gruppe gibt es nicht mehr.',
    accountNotFound: 'Diesen Account gibt es nicht mehr.',
    personNotFound: 'Diese Person gibt es nicht mehr.',
    shiftNotFound: 'Diese Schicht gibt es nicht mehr.',
    shiftTaken: 'Die Kennung dieser Schicht ist schon vergeben.',
    shiftInUse: ({ name }: { name: string }) =>
      `Die Schicht „${name}“ ist schon verplant. Deaktiviere sie stattdessen.`,
    tooManyMain: ({ most }: { most: number }) =>
      most === 1 ? 'Die Gruppe hat nur einen Platz je Schicht.' : `Die Gruppe hat nur ${most} Plätze je Schicht.`,
    tooMany: ({ most }: { most: number }) => `Mehr als ${most} Gruppen sind nicht möglich.`,
    conflictCombination: ({ account, group }: { account: string; group: string }) =>
      `${account} gehört schon zur Gruppe „${group}“.`,
    staleVersion: 'Jemand anderes hat diese Gruppe inzwischen geändert. Öffne sie neu, um die Änderungen zu sehen.',
    published: ({ count }: { count: number }) =>
      count === 1
        ? 'Auf dieser Gruppe ist noch ein veröffentlichter Einsatz geplant. Nimm ihn zuerst heraus.'
        : `Auf dieser Gruppe sind noch ${count} veröffentlichte Einsätze geplant. Nimm sie zuerst heraus.`,
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    creatorGroups: typeof de
  }
}
