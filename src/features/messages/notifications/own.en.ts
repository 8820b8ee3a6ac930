import type { Catalogue, Translation } from '#kit/catalogue.ts'

export const own: Translation<Catalogue['notifications']['own']> = {
  title: 'Notifications',
  subtitle: 'Choose what you’re notified about and how.',
  settings: 'Settings',
  card: 'Your notifications',
  presets: {
    everything: { label: 'Everything', hint: 'Get all notifications through the usual channels.' },
    concerning: {
      label: 'Relevant to me',
      hint: 'Your shifts, vacation, and todos, plus anything you need to decide. Everything else, including offers, goes only to your inbox.',
    },
    urgent: {
      label: 'Urgent only',
      hint: 'Your new, canceled, and upcoming shifts, plus anything urgent. Everything else goes only to your inbox.',
    },
  },
  custom: { label: 'Custom', hint: 'Your own selection.' },
  detail: 'Details',
  chosen: preset => `Notifications: ${preset}`,
  undo: 'Undo',
  of: (kind, channel) => `${kind} via ${channel}`,
  off: 'Turned off by your organization',
  locked: 'Set by your organization',
  saveFailed: 'Your selection couldn’t be saved. Please try again.',
}
