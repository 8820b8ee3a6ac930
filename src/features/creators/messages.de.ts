export const de = {
  refusals: {
    nameRequired: 'Name ist erforderlich',
    url: 'Bitte gib eine Adresse an, die mit https:// beginnt.',
    platform: 'Diese Plattform gibt es nicht.',
    notFound: 'Diesen Creator gibt es nicht mehr.',
    linkNotFound: 'Diesen Account gibt es nicht mehr.',
    tooMany: ({ most }: { most: number }) => `Mehr als ${most} Creator sind nicht möglich.`,
    staleVersion: 'Jemand anderes hat diesen Creator inzwischen geändert. Öffne ihn neu, um die Änderungen zu sehen.',
    linkInUse: ({ account, group }: { account: string; group: string }) =>
      `${account} gehört zur Gruppe „${group}“. Nimm den Account zuerst aus der Gruppe.`,
    inUse: ({ groups }: { groups: readonly string[] }) =>
      groups.length === 1
        ? `Die Gruppe „${groups[0]}“ arbeitet mit diesem Creator. Nimm ihn zuerst aus der Gruppe.`
        : `Diese Gruppen arbeiten mit diesem Creator: ${groups.join(', ')}. Nimm ihn zuerst aus den Gruppen.`,
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    creators: typeof de
  }
}
