import type { Catalogue, Translation } from '#kit/catalogue.ts'

const mail = { unproven: 'e-mail not confirmed', noServer: 'no mail server set up' }
const chat = { none: 'no chat', off: 'chat turned off' }

export const en: Translation<Catalogue['reachability']> = {
  onlyInApp: people =>
    people === 1 ? 'One person sees this in the app only' : `${people} people see this in the app only`,
  because: why => `${mail[why.mail]}, ${chat[why.chat]}, no push`,
  inAppOnly: 'Reachable in the app only',
  noMailServer: people =>
    `No mail server is set up. Without chat and push, ${people === 1 ? 'one person is' : `${people} people are`} reachable in the app only.`,
}
