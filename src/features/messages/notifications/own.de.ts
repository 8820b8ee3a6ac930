import type { Preset } from './presets.ts'

/** The page on which members choose their channels. */
export const own = {
  title: 'Benachrichtigungen',
  subtitle: 'Lege fest, worüber und wie du benachrichtigt wirst.',
  settings: 'Einstellungen',
  card: 'Deine Benachrichtigungen',
  presets: {
    everything: { label: 'Alles', hint: 'Alle Benachrichtigungen über die üblichen Kanäle.' },
    concerning: {
      label: 'Für mich wichtig',
      hint: 'Deine Schichten, dein Urlaub, deine Aufgaben und alles, was du entscheiden musst. Alles andere, auch Angebote, landet nur im Posteingang.',
    },
    urgent: {
      label: 'Nur Dringendes',
      hint: 'Deine neuen, entfallenen und bevorstehenden Schichten sowie alles Dringende. Alles andere landet nur im Posteingang.',
    },
  } satisfies Record<Preset, object>,
  custom: { label: 'Eigene', hint: 'Deine eigene Auswahl.' },
  detail: 'Im Detail',
  chosen: (preset: string) => `Benachrichtigungen: ${preset}`,
  undo: 'Rückgängig',
  of: (kind: string, channel: string) => `${kind} über ${channel}`,
  off: 'Von der Organisation ausgeschaltet',
  locked: 'Von der Organisation festgelegt',
  saveFailed: 'Die Änderung konnte nicht gespeichert werden. Versuche es noch einmal.',
}
