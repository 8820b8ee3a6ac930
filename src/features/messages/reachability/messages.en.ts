import type { Catalogue, Translation } from '#kit/catalogue.ts'

const mail = { unproven: 'email not confirmed', noServer: 'no mail server set up' }
const chat = { none: 'no chat', off: 'chat turned off' }

export const en: Translation<Catalogue['reachability']> = {
  onlyInApp: people =>
    people === 1 ? '1 person will only see this in the app' : `${people} people will only see this in the app`,
  because: why => `${mail[why.mail]}, ${chat[why.chat]}, no push`,
  inAppOnly: 'Can only be reached in the app',
  noMailServer: people =>
    `No mail server is set up. ${people === 1 ? '1 person has neither chat nor push and is' : `${people} people have neither chat nor push and are`} only reachable in the app.`,
}
