import { names } from './page.de.ts'
import type { PermissionId } from './permissions.ts'
import type { Role } from './roles.ts'

const roles: Record<Role, string> = {
  owner: 'Inhaber',
  admin: 'Admin',
  team_lead: 'Teamleitung',
  chatter: 'Chatter',
  locked: 'Gesperrt',
}

/** Worded by the server alone. */
export const refusals = {
  signInFirst: 'Bitte melde dich zuerst an.',
  noOrganization: 'Du gehörst noch zu keiner Organisation.',
  locked: 'Dein Konto ist gesperrt.',
  recoveryActive: 'Lege zuerst dein neues Passwort fest.',
  forbidden: 'Du hast keine Berechtigung, diese Funktion zu nutzen.',
  /** Which one is for machines: people are told by what it opens, on the page itself. */
  missing: (_: { permission: PermissionId }) =>
    'Du hast keine Berechtigung, diese Funktion zu nutzen. Frag einen Inhaber oder Admin, wenn du sie brauchst.',
  beyondOwn: ({ permission }: { permission: PermissionId }) =>
    `Du kannst nur Rechte vergeben, die du selbst hast. Dir fehlt: ${names[permission]}`,
  secondFactorNeeded: 'Deine Organisation verlangt einen zweiten Faktor. Richte ihn zuerst ein.',
  signInAgain: 'Bestätige zuerst dein Passwort.',
  notByToken: 'Diese Aktion ist nur im Browser möglich, nicht mit einem Zugriffstoken.',
  roleProtected: ({ role }: { role: Role }) => `Die Rechte der Rolle ${roles[role]} kannst du nicht ändern.`,
  staleTemplate: ({ role, added, removed }: { role: Role; added: PermissionId[]; removed: PermissionId[] }) =>
    `Jemand anderes hat die Rolle ${roles[role]} inzwischen geändert. Unterschiede zum aktuellen Stand: ${
      [...added.map(id => `+ ${names[id]}`), ...removed.map(id => `− ${names[id]}`)].join(', ') || 'keine'
    }.`,
}

export const de = {
  denied: {
    title: 'Zugriff verweigert',
    text: 'Du hast keine Berechtigung, diese Funktion zu nutzen.',
    ask: 'Frag einen Inhaber oder Admin, wenn du diese Funktion brauchst.',
    missing: (permission: string) => `Fehlende Berechtigung: ${permission}`,
  },
  roles,
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    permissions: typeof de
  }
  interface Refusals {
    permissions: typeof refusals
  }
}
