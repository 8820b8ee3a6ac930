import type { Catalogue, Translation } from '#kit/catalogue.ts'

export const own: Translation<Catalogue['notifications']['own']> = {
  title: 'Notifications',
  subtitle: 'Choose what you’re notified about, and how.',
  settings: 'Settings',
  card: 'Your notifications',
  presets: {
    everything: { label: 'Everything', hint: 'Every type through the usual channels.' },
    concerning: {
      label: 'Relevant to me',
      hint: 'Your shifts, vacation and todos, and anything you need to decide. Everything else, including offers, only goes to your inbox.',
    },
    urgent: {
      label: 'Urgent only',
      hint: 'Your new, canceled and upcoming shifts, and anything urgent. Everything else only goes to your inbox.',
    },
  },
  custom: { label: 'Custom', hint: 'Your own selection.' },
  detail: 'Details',
  chosen: preset => `Notifications: ${preset}`,
  undo: 'Undo',
  of: (kind, channel) => `${kind} via ${channel}`,
  off: 'Turned off by your organization',
  locked: 'Set by your organization',
  saveFailed: 'That couldn’t be saved.',
}
