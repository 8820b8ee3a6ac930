import type { Translation } from '#kit/catalogue.ts'
import type { de } from './texts.de.ts'

export const en: Translation<typeof de> = {
  hello: name => `Hi ${name},`,
  open: 'Open in Staffel',
  unsubscribe: kind => `Stop emails about “${kind}”`,
  page: {
    ask: kind => `Stop getting emails about “${kind}”?`,
    button: 'Unsubscribe',
    done: kind => `You’ll no longer get emails about “${kind}”. You’ll still see everything in the app.`,
    fixed: 'This notification is managed by your organization.',
    unknown: 'This link isn’t valid.',
  },
}
