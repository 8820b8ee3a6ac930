import type { Unreachable } from './schema.ts'

const mail = { unproven: 'E-Mail nicht bestätigt', noServer: 'kein Mailserver eingerichtet' }
const chat = { none: 'kein Chat', off: 'Chat ausgeschaltet' }

export const de = {
  onlyInApp: (people: number) =>
    people === 1 ? '1 Person ist nur in der App erreichbar' : `${people} Personen sind nur in der App erreichbar`,
  because: (why: Unreachable) => `${mail[why.mail]}, ${chat[why.chat]}, kein Push`,
  inAppOnly: 'Nur in der App erreichbar',
  noMailServer: (people: number) =>
    `Es ist kein Mailserver eingerichtet. ${people === 1 ? '1 Person hat weder Chat noch Push und ist' : `${people} Personen haben weder Chat noch Push und sind`} nur in der App erreichbar.`,
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    reachability: typeof de
  }
}
