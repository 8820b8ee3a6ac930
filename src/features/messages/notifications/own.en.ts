import type { Catalogue, Translation } from '#kit/catalogue.ts'

export const own: Translation<Catalogue['notifications']['own']> = {
  title: 'Notifications',
  subtitle: 'Choose which notifications you get, and by which channel.',
  settings: 'Settings',
  card: 'Your notifications',
  presets: {
    everything: { label: 'Everything', hint: 'Every type by the usual channels.' },
    concerning: {
      label: 'Relevant to me',
      hint: 'Your shifts, your vacation, your todos and what you decide on. The rest, offers included, is only in the inbox.',
    },
    urgent: {
      label: 'Urgent only',
      hint: 'Your new, removed and next shifts, and what needs someone at once. The rest is only in the inbox.',
    },
  },
  custom: { label: 'Custom', hint: 'Your own selection.' },
  detail: 'In detail',
  chosen: preset => `Notifications: ${preset}`,
  undo: 'Undo',
  of: (kind, channel) => `${kind} by ${channel}`,
  off: 'Switched off by your organisation',
  locked: 'Set by your organisation',
  saveFailed: 'That could not be saved.',
}
