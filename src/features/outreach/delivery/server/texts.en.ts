import type { Translation } from '#kit/catalogue.ts'
import type { de } from './texts.de.ts'

export const en: Translation<typeof de> = {
  hello: name => `Hello ${name},`,
  open: 'Open in Staffel',
  unsubscribe: kind => `No more e-mails about “${kind}”`,
  page: {
    ask: kind => `Get no more e-mails about “${kind}”?`,
    button: 'Unsubscribe',
    done: kind => `You will get no more e-mails about “${kind}”. In the app you still see everything.`,
    fixed: 'This notification is set by your organisation.',
    unknown: 'This link is not valid.',
  },
}
