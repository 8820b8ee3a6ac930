import { decodePunycodeLabel } from './punycode.ts'

/** Octets, as mail servers count (RFC 5321). */
const maxLength = 254

const asciiDomain = /^(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/
// RFC 5322's `dot-atom`, with the letters of every language (RFC 6531)
const localPart = /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]*[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]$/u
const latin = /\p{Script=Latin}/u
const lookalikes = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u

/**
 * The one form in which an address is kept, compared and written to: composed (NFC), small letters, the domain as the network
 * knows it, however it was typed (`KIM@Müller.de` is `kim@xn--mller-kva.de`; `shownEmail` is for readers). Undefined for
 * what is no address, and for what only pretends to be another: letters that are drawn like others, or alphabets mixed
 * in one word.
 */
export function normalizeEmail(typed: string): string | undefined {
  const text = typed.trim()
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at).normalize('NFC').toLowerCase().normalize('NFC')
  const domain = at < 1 ? undefined : domainOf(text.slice(at + 1))
  if (domain === undefined || !localPart.test(local)) return undefined
  if (local.normalize('NFKC') !== local || isMixed(local)) return undefined
  const email = `${local}@${domain}`
  return new TextEncoder().encode(email).length > maxLength ? undefined : email
}

function domainOf(typed: string): string | undefined {
  // what an address on the web may have beside its host
  if (/[\s/?#@:\\%[\]]/.test(typed)) return undefined
  const ascii = asciiHost(typed)
  if (ascii === undefined || !asciiDomain.test(ascii)) return undefined
  const labels = labelsOf(ascii)
  return labels === undefined || labels.some(isMixed) ? undefined : ascii
}

/** As its owner writes it. */
export function emailForDisplay(email: string): string {
  const at = email.lastIndexOf('@')
  const labels = labelsOf(email.slice(at + 1))
  return labels === undefined ? email : `${email.slice(0, at + 1)}${labels.join('.')}`
}

/** A link that writes to the address. */
export function mailLink(email: string): string {
  const at = email.lastIndexOf('@')
  return `mailto:${encodeURIComponent(email.slice(0, at))}${email.slice(at)}`
}

/** What does not lead back to the same host is no name that anybody writes. */
function labelsOf(ascii: string): string[] | undefined {
  const labels = ascii.split('.').flatMap(label => {
    const shown = label.startsWith('xn--') ? decodePunycodeLabel(label.slice(4)) : label
    return shown === undefined ? [] : [shown]
  })
  return asciiHost(labels.join('.')) === ascii ? labels : undefined
}

/** The browser's and the server's own way from a name to what the network knows it by (UTS 46). */
function asciiHost(domain: string): string | undefined {
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return undefined
  }
}

const isMixed = (word: string) => latin.test(word) && lookalikes.test(word)
