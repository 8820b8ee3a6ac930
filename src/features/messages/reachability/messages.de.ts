import type { Unreachable } from './schema.ts'

const mail = { unproven: 'E-Mail nicht bestätigt', noServer: 'kein Mailserver eingerichtet' }
const chat = { none: 'kein Chat', off: 'Chat ausgeschaltet' }

export const de = {
  onlyInApp: (people: number) =>
    people === 1 ? 'Eine Person sieht das nur in der App' : `${people} Personen sehen das nur in der App`,
  because: (why: Unreachable) => `${mail[why.mail]}, ${chat[why.chat]}, kein Push`,
  inAppOnly: 'Nur in der App erreichbar',
  noMailServer: (people: number) =>
    `Es ist kein Mailserver eingerichtet. Ohne Chat und Push ${people === 1 ? 'ist eine Person' : `sind ${people} Personen`} nur in der App erreichbar.`,
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    reachability: typeof de
  }
}
