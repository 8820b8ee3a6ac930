/** An organisation has at most this many contact persons. */
export const maxContacts = 100

/** UTF-16 units. */
export const maxNameLength = 100
export const maxNumberLength = 40

/** Digits, and what people write between them. */
export const isPhone = (text: string): boolean => /^\+?[\d\s()/.-]*$/.test(text) && /\d(?:\D*\d){2}/.test(text)

/** A number that can be called from anywhere: `+49 170 …` or `0049 170 …`. */
export const isInternationalPhone = (text: string): boolean => isPhone(text) && /^(?:\+|00)\s*[1-9]/.test(text)

/** For a `tel:` link. */
export const telLinkNumber = (number: string): string => `tel:${number.replaceAll(/[^\d+]/g, '')}`

/** Country code and number, digits alone, without a plus or leading zeros, as messengers expect them in links. */
export const internationalDigits = (number: string): string => number.replaceAll(/\D/g, '').replace(/^0+/, '')

export const whatsappNumber = (number: string): string => `https://wa.me/${internationalDigits(number)}`

/** Same ids, whatever the order: a list that somebody else has changed meanwhile is not taken. */
export function isOrderOf(contacts: readonly { readonly id: string }[], ids: readonly string[]): boolean {
  const all = new Set(contacts.map(({ id }) => id))
  return ids.length === all.size && new Set(ids).size === ids.length && ids.every(id => all.has(id))
}
