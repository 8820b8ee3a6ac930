import { de as permissionPage, names } from '#features/foundation/permissions/page.de.ts'
import type { PermissionId } from '#features/foundation/permissions/permissions.ts'

/** Worded by the server alone. */
export const refusals = {
  unknown: 'Dieses Zugriffstoken gibt es nicht.',
  revoked: 'Dieses Zugriffstoken wurde widerrufen.',
  expired: 'Dieses Zugriffstoken ist abgelaufen.',
  makerLocked: 'Dieses Zugriffstoken ist ungültig: Wer es angelegt hat, wurde gesperrt.',
  makerLeft: 'Dieses Zugriffstoken ist ungültig: Wer es angelegt hat, gehört nicht mehr zur Organisation.',
  signedOut: 'Dieses Zugriffstoken ist ungültig: Wer es angelegt hat, wurde überall abgemeldet.',
  inAddress:
    'Ein Zugriffstoken gehört in die Kopfzeile „Authorization: Bearer …“, nie in die Adresse. Adressen werden mitgeschrieben: Widerrufe dieses Token.',
  notFound: 'Zugriffstoken nicht gefunden',
  tooMany: ({ max }: { max: number }) => `Mehr als ${max} gültige Zugriffstoken gehen nicht. Widerrufe eines davon.`,
  expiryPast: 'Dieser Tag ist vorbei.',
  beyondOwn: ({ permission }: { permission: PermissionId }) =>
    `Ein Zugriffstoken darf höchstens, was du selbst darfst. Dir fehlt: ${names[permission]}`,
}

export const de = {
  own: {
    title: 'Zugriffstoken',
    text: 'Damit handeln Programme in deinem Namen. Ein Token darf nie mehr als du selbst.',
  },
  ofOrganization: {
    title: 'Zugriffstoken der Organisation',
    text: 'Sie handeln im Namen von dem, der sie angelegt hat, und werden ungültig, wenn diese Person gesperrt wird oder geht.',
  },
  page: { title: 'API', subtitle: 'Für Programme, die mit Staffel arbeiten.' },
  reference: 'Referenz für Programme',
  add: 'Token anlegen',
  empty: 'Noch kein Token. Lege eines an, wenn ein Programm mit Staffel arbeiten soll.',
  failed: 'Das hat nicht geklappt. Versuche es noch einmal.',
  states: {
    works: 'Gültig',
    expired: 'Abgelaufen',
    revoked: 'Widerrufen',
    locked: 'Ungültig: gesperrt',
    left: 'Ungültig: gegangen',
    signedOut: 'Ungültig: überall abgemeldet',
  },
  madeBy: (name: string, when: string) => `${name}, ${when}`,
  madeOn: (when: string) => `Angelegt ${when}`,
  used: (when: string) => `Zuletzt benutzt ${when}`,
  unused: 'Noch nicht benutzt',
  until: (day: string) => `Gültig bis ${day}`,
  forever: 'Unbefristet',
  scopeCount: (count: number) => (count === 1 ? '1 Recht' : `${count} Rechte`),
  everybodys: 'Nur, was jedes Mitglied darf',
  revoke: 'Widerrufen',
  revokeNamed: (name: string) => `${name} widerrufen`,
  removeTitle: (name: string) => `${name} widerrufen?`,
  removeText: 'Programme, die damit arbeiten, werden sofort abgewiesen. Das lässt sich nicht zurücknehmen.',
  removeConfirm: 'Widerrufen',
  removed: (name: string) => `${name} widerrufen`,
  removeFailed: 'Das Token konnte nicht widerrufen werden.',
  dialog: {
    title: 'Token anlegen',
    text: 'Gib dem Token nur, was das Programm braucht.',
    name: 'Name',
    nameHint: 'Wofür es ist. Steht im Protokoll bei allem, was das Programm tut.',
    expires: 'Gültig bis einschließlich',
    expiresHint: 'Leer: bis du es widerrufst.',
    scopes: 'Rechte',
    scopesHint: 'Ohne Haken darf es nur, was jedes Mitglied darf.',
    leads: 'Auch für andere: Verfügbarkeit, Urlaub, Mitglieder',
    submit: 'Anlegen',
  },
  scopeNames: names,
  scopeGroups: permissionPage.groups,
  made: {
    title: 'Dein neues Token',
    text: 'Kopiere es jetzt. Es wird nur dieses eine Mal gezeigt.',
    label: 'Token',
    copy: 'Kopieren',
    copied: 'Token kopiert',
    copyFailed: 'Das Kopieren hat nicht geklappt.',
    done: 'Fertig',
    unsaved: {
      title: 'Schließen, ohne das Token zu sichern?',
      text: 'Es wird später nicht noch einmal gezeigt.',
      discard: 'Trotzdem schließen',
      stay: 'Zurück',
    },
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    tokens: typeof de
  }
  interface Refusals {
    tokens: typeof refusals
  }
}
