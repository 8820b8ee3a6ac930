/**
 * The text with nothing that a mail program makes a link of, readable as before: schemes, hosts, addresses, handles and
 * shares fall apart. For what people have written and others get to read outside of the product.
 */
export const neutralizeLinks = (text: string): string =>
  text
    .replace(/[:：]\s*[/／]+(?=\S)/gu, ': ')
    .replace(/[/／\\]{2,}/gu, ' ')
    .replace(/(?<=\p{L}[\p{L}\p{N}+-]*):(?=[^\s\d])/gu, ': ')
    .replace(/\s*[@＠]\s*/gu, ' (at) ')
    // also between the numbers of an address; a date or a sum has fewer
    .replace(/\d{1,3}(?:[.。．｡․]\d{1,3}){3}/gu, numbers => numbers.replaceAll(/\D/gu, ' '))
    .replace(/(?<=[\p{L}\p{M}\p{N}-])[.。．｡․](?=\p{Cf}*\p{L})/gu, '. ')

/** A word as subjects are encoded in (RFC 2047) is read as what it stands for, also where somebody typed it. */
export const neutralizeEncodedWords = (text: string): string => text.replaceAll(/=\s*\?|\?\s*=/gu, ' ')
