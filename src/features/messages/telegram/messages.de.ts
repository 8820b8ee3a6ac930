/** Worded by the server alone. */
export const refusals = {
  noBot: 'Für diese Installation ist kein Telegram-Bot eingerichtet.',
  chatIdMissing: 'Bitte gib deine Chat-ID ein.',
  chatIdOfGroup: 'Das ist die ID einer Gruppe. Gib die ID deines eigenen Chats mit dem Bot ein.',
  chatIdInvalid: 'Ungültige Chat-ID. Sie besteht nur aus Ziffern; der Bot zeigt sie dir, wenn du /start sendest.',
  profileNotFound: 'Profil nicht gefunden',
  linkNotFound: 'Dein Profil ist mit keinem Chat verbunden.',
}

export const de = {
  title: 'Messenger',
  subtitle: 'Schichten, Erinnerungen und Anfragen im Chat mit dem Bot.',
  states: { unlinked: 'Nicht verbunden', active: 'Aktiv', inactive: 'Ausgeschaltet', paused: 'Pausiert' },
  noBot: {
    title: 'Noch kein Bot',
    text: 'Für eure Organisation ist noch kein Telegram-Bot eingerichtet. Frag einen Inhaber oder Admin, wenn du Nachrichten im Chat möchtest.',
    operator: 'Es ist noch kein Telegram-Bot eingerichtet. Der Betreiber kann ihn mit TELEGRAM_BOT_TOKEN anbinden.',
  },
  /** For members; and for the owner, who may run the installation. */
  fault: {
    title: 'Der Bot antwortet nicht',
    text: 'Der Telegram-Bot ist nicht richtig eingerichtet. Gib einem Inhaber oder Admin Bescheid.',
    tokenRefused:
      'Telegram akzeptiert das Token nicht. Der Betreiber muss in TELEGRAM_BOT_TOKEN ein gültiges Token eintragen.',
    tokenShared:
      'Ein anderes Programm benutzt dasselbe Token, deshalb gehen Nachrichten verloren. Jede Installation braucht einen eigenen Bot; der Betreiber muss TELEGRAM_BOT_TOKEN ändern.',
  },
  refusals,
  link: {
    title: 'Telegram verbinden',
    text: 'Öffne den Bot in Telegram und tippe auf „Start“. Der Link ist 15 Minuten gültig und kann nur einmal verwendet werden.',
    start: 'Mit Telegram verbinden',
    open: 'Telegram öffnen',
    code: 'Oder schick dem Bot diese Nachricht',
    copy: 'Kopieren',
    copied: 'Kopiert',
    waiting: 'Warten auf deine Nachricht an den Bot …',
    validUntil: (time: string) => `Gilt bis ${time}`,
    byId: 'Mit Chat-ID verbinden',
    byIdHint:
      'Der Bot zeigt dir deine Chat-ID, wenn du ihm /start schickst. Danach bestätigst du die Verbindung im Chat.',
    chatId: 'Chat-ID',
    save: 'Verbinden',
    pending: (chatId: string) => `Warten auf deine Bestätigung im Chat ${chatId} …`,
    pendingHint: 'Der Bot hat dir eine Nachricht geschickt. Kommt sie nicht an, brich ab und nutze den Link oben.',
    cancel: 'Abbrechen',
    failed: 'Telegram konnte nicht verbunden werden. Versuche es noch einmal.',
  },
  linked: {
    title: 'Telegram',
    since: (time: string) => `Verbunden seit ${time}`,
    chatId: (id: string) => `Chat-ID ${id}`,
    active: 'Nachrichten im Chat',
    activeHint: 'Auch wenn du Nachrichten im Chat ausschaltest, siehst du in der App weiterhin alles.',
    mutedUntil: (time: string) => `Stumm bis ${time}`,
    unmute: 'Stummschaltung aufheben',
    pausedTitle: 'Der Bot kann dir nicht schreiben',
    pausedText: 'Du hast den Bot in Telegram blockiert. Hebe die Blockierung auf und versuche es dann noch einmal.',
    again: 'Noch einmal versuchen',
    unlink: 'Verbindung trennen',
    unlinkTitle: 'Telegram-Account trennen?',
    unlinkText: 'Der Bot verabschiedet sich und schreibt dir nicht mehr.',
    unlinked: 'Telegram-Account getrennt',
    unlinkFailed: 'Fehler beim Trennen des Telegram-Accounts',
    changeFailed: 'Die Änderung konnte nicht gespeichert werden. Versuche es noch einmal.',
  },
  hints: {
    active: 'Benachrichtigungen aktiv',
    configured: 'Benachrichtigungen automatisch eingerichtet',
    manual: (bot: string | null) =>
      bot === null
        ? 'Manuelle Einrichtung: Die Person schickt dem Bot /start.'
        : `Manuelle Einrichtung: Die Person schickt @${bot} die Nachricht /start.`,
    contactBot: (bot: string | null) =>
      bot === null
        ? 'Die Person hat den Bot ausgeschaltet. Sie kann ihn in ihren Einstellungen wieder einschalten.'
        : `Die Person hat den Bot ausgeschaltet. Sie kann ihn in ihren Einstellungen oder mit /start an @${bot} wieder einschalten.`,
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    telegram: typeof de
  }
  interface Refusals {
    telegram: typeof refusals
  }
}
