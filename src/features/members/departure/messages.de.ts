/** Worded by the server alone. */
export const refusals = {
  notFound: 'Dieses ehemalige Mitglied gibt es nicht mehr.',
  elsewhere:
    'Das Konto gehört oder gehörte auch zu einer anderen Organisation. Löschen kann es nur das Mitglied selbst oder der Betreiber.',
  wrongName: ({ name }: { name: string }) => `Gib den Namen genau so ein: ${name}`,
  noBackup:
    'Die Sicherung ist fehlgeschlagen. Es wurde nichts gelöscht. Wende dich an den Betreiber oder lösche ohne Sicherung.',
}

export const de = {
  title: 'Löschen',
  member: {
    title: 'Ehemaliges Mitglied',
    text: 'Name, E-Mail-Adresse und Texte werden gelöscht. Schichten und Stunden bleiben ohne Namen erhalten.',
    open: 'Daten löschen',
    question: 'Daten eines ehemaligen Mitglieds löschen',
    label: 'Mitglied',
    none: 'Es gibt keine ehemaligen Mitglieder.',
    warning: 'Das lässt sich nicht rückgängig machen. Auch das Konto wird gelöscht.',
    confirm: 'Endgültig löschen',
    done: 'Daten gelöscht',
    failed: 'Die Daten konnten nicht gelöscht werden. Versuche es noch einmal.',
  },
  organization: {
    title: 'Organisation',
    text: 'Alle Pläne, Stunden, Mitglieder und das Protokoll werden gelöscht.',
    open: 'Organisation löschen',
    question: (name: string) => `${name} löschen?`,
    goes: (members: number) =>
      members === 1
        ? 'Gelöscht werden alle Pläne, Stunden, Abrechnungen und das Protokoll, ebenso dein Konto.'
        : `Gelöscht werden alle Pläne, Stunden, Abrechnungen und das Protokoll, ebenso die Konten aller ${members} Mitglieder, auch deines.`,
    stays: 'Bestehen bleiben nur Konten, die schon einmal zu einer anderen Organisation gehört haben.',
    backUp: 'Vorher eine Sicherung erstellen',
    backUpHint: 'Sie liegt auf dem Server. Nur der Betreiber kann sie wieder einspielen.',
    askForBackup: 'Bitte vorher den Betreiber um eine Sicherung, wenn du die Daten noch brauchen könntest.',
    next: 'Weiter',
    warning: 'Das lässt sich nicht rückgängig machen.',
    name: 'Name der Organisation',
    nameHint: (name: string) => `Gib „${name}“ ein.`,
    password: 'Dein Passwort',
    confirm: 'Endgültig löschen',
    failed: 'Die Organisation konnte nicht gelöscht werden. Versuche es noch einmal.',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    departure: typeof de
  }
  interface Refusals {
    departure: typeof refusals
  }
}
