import { de as permissionPage, names } from '#features/foundation/permissions/page.de.ts'
import type { PermissionId } from '#features/foundation/permissions/permissions.ts'

/** Worded by the server alone. */
export const refusals = {
  unknown: 'Dieses Zugriffstoken gibt es nicht.',
  revoked: 'Dieses Zugriffstoken wurde widerrufen.',
  expired: 'Dieses Zugriffstoken ist abgelaufen.',
  makerLocked: 'Dieses Zugriffstoken ist ungültig: Das zugehörige Konto wurde gesperrt.',
  makerLeft: 'Dieses Zugriffstoken ist ungültig: Die Person, die es angelegt hat, ist nicht mehr in der Organisation.',
  signedOut: 'Dieses Zugriffstoken ist ungültig: Die Person, die es angelegt hat, wurde überall abgemeldet.',
  inAddress:
    'Ein Zugriffstoken gehört in den Header „Authorization: Bearer …“, nie in die URL. Widerrufe dieses Token, denn URLs werden protokolliert.',
  notFound: 'Zugriffstoken nicht gefunden',
  tooMany: ({ max }: { max: number }) =>
    `Mehr als ${max} gültige Zugriffstoken sind nicht möglich. Widerrufe zuerst eines.`,
  expiryPast: 'Wähle den heutigen oder einen späteren Tag.',
  beyondOwn: ({ permission }: { permission: PermissionId }) =>
    `Ein Zugriffstoken kann nur Rechte haben, die du selbst hast. Dir fehlt: ${names[permission]}`,
}

export const de = {
  own: {
    title: 'Zugriffstoken',
    text: 'Mit einem Zugriffstoken handelt ein Programm in deinem Namen. Ein Token hat nie mehr Rechte als du.',
  },
  ofOrganization: {
    title: 'Zugriffstoken der Organisation',
    text: 'Ein Programm handelt im Namen der Person, die sein Token angelegt hat. Wird sie gesperrt oder verlässt sie die Organisation, wird das Token ungültig.',
  },
  page: { title: 'API', subtitle: 'Verbinde andere Programme mit Staffel.' },
  reference: 'API-Referenz',
  add: 'Token anlegen',
  empty: 'Noch kein Token. Lege eines an, um ein Programm mit Staffel zu verbinden.',
  failed: 'Das Token konnte nicht angelegt werden. Versuche es noch einmal.',
  states: {
    works: 'Gültig',
    expired: 'Abgelaufen',
    revoked: 'Widerrufen',
    locked: 'Ungültig: Konto gesperrt',
    left: 'Ungültig: Person ausgetreten',
    signedOut: 'Ungültig: überall abgemeldet',
  },
  madeBy: (name: string, when: string) => `${name}, ${when}`,
  madeOn: (when: string) => `Angelegt ${when}`,
  used: (when: string) => `Zuletzt verwendet ${when}`,
  unused: 'Noch nicht verwendet',
  until: (day: string) => `Gültig bis ${day}`,
  forever: 'Unbefristet',
  scopeCount: (count: number) => (count === 1 ? '1 Recht' : `${count} Rechte`),
  everybodys: 'Nur Rechte, die alle Mitglieder haben',
  revoke: 'Widerrufen',
  revokeNamed: (name: string) => `${name} widerrufen`,
  removeTitle: (name: string) => `${name} widerrufen?`,
  removeText: 'Programme mit diesem Token verlieren sofort den Zugriff. Das lässt sich nicht rückgängig machen.',
  removeConfirm: 'Widerrufen',
  removed: (name: string) => `${name} widerrufen`,
  removeFailed: 'Das Token konnte nicht widerrufen werden. Versuche es noch einmal.',
  dialog: {
    title: 'Token anlegen',
    text: 'Vergib nur Rechte, die das Programm braucht.',
    name: 'Name',
    nameHint: 'Wofür nutzt du das Token? Der Name erscheint im Protokoll bei allen Aktionen mit diesem Token.',
    expires: 'Gültig bis einschließlich',
    expiresHint: 'Ohne Datum gilt das Token, bis du es widerrufst.',
    scopes: 'Rechte',
    scopesHint: 'Ohne Auswahl hat das Token nur Rechte, die alle Mitglieder haben.',
    leads: 'Erlaubt auch, Verfügbarkeit, Urlaub und Mitglieder zu bearbeiten',
    submit: 'Anlegen',
  },
  scopeNames: names,
  scopeGroups: permissionPage.groups,
  made: {
    title: 'Dein neues Token',
    text: 'Kopiere das Token jetzt. Es wird nicht noch einmal angezeigt.',
    label: 'Token',
    copy: 'Kopieren',
    copied: 'Token kopiert',
    copyFailed: 'Das Token konnte nicht kopiert werden. Versuche es noch einmal.',
    done: 'Fertig',
    unsaved: {
      title: 'Schließen, ohne das Token zu sichern?',
      text: 'Das Token wird nicht noch einmal angezeigt.',
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
