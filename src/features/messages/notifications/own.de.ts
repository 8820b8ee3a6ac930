import type { Preset } from './presets.ts'

/** The page on which members choose their channels. */
export const own = {
  title: 'Benachrichtigungen',
  subtitle: 'Was du erfährst, und auf welchem Weg.',
  settings: 'Einstellen',
  card: 'Was du erfährst',
  presets: {
    everything: { label: 'Alles', hint: 'Jede Art auf den üblichen Wegen.' },
    concerning: {
      label: 'Was mich betrifft',
      hint: 'Deine Schichten, dein Urlaub, deine Aufgaben und was du entscheidest. Der Rest, auch Angebote, steht nur im Posteingang.',
    },
    urgent: {
      label: 'Nur Dringendes',
      hint: 'Deine neuen, entfallenen und nächsten Schichten und was sofort jemanden braucht. Der Rest steht nur im Posteingang.',
    },
  } satisfies Record<Preset, object>,
  custom: { label: 'Eigene', hint: 'Deine eigene Auswahl.' },
  detail: 'Genauer',
  chosen: (preset: string) => `Benachrichtigungen: ${preset}`,
  undo: 'Rückgängig',
  of: (kind: string, channel: string) => `${kind} über ${channel}`,
  off: 'Von der Organisation ausgeschaltet',
  locked: 'Von der Organisation festgelegt',
  saveFailed: 'Das konnte nicht gespeichert werden.',
}
