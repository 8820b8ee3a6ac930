import type { PermissionId } from './permissions.ts'
import type { Role } from './roles.ts'

export const de = {
  refusals: {
    signInFirst: 'Bitte melde dich zuerst an.',
    noOrganization: 'Du gehörst noch zu keiner Organisation.',
    locked: 'Dein Konto ist gesperrt.',
    recoveryActive: 'Bitte setze zuerst dein neues Passwort.',
    forbidden: 'Du hast keine Berechtigung, diese Funktion zu nutzen.',
    missing: ({ permission }: { permission: PermissionId }) =>
      `Du hast keine Berechtigung, diese Funktion zu nutzen. Es fehlt: ${permission}`,
  },
  denied: {
    title: 'Zugriff verweigert',
    text: 'Du hast keine Berechtigung, diese Funktion zu nutzen.',
    missing: (permission: string) => `Fehlende Berechtigung: ${permission}`,
  },
  roles: {
    owner: 'Inhaber',
    admin: 'Admin',
    team_lead: 'Teamleitung',
    chatter: 'Chatter',
    locked: 'Gesperrt',
  } satisfies Record<Role, string>,
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    permissions: typeof de
  }
}
