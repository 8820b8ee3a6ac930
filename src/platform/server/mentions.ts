/**
 * The text as PostgreSQL's expressions read it, as words of their own: a short name is part of many words. In JSON the sign
 * for a new line ends in a letter.
 */
export const mentionOf = (text: string): string =>
  String.raw`(?:(?<![[:alnum:]])|(?<=\\[nrt]))${text.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`)}(?![[:alnum:]])`

/** The same within JSON, as it is written. */
export const mentionInJson = (text: string): string => mentionOf(JSON.stringify(text).slice(1, -1))

/** The same within HTML. */
export const mentionInHtml = (text: string): string =>
  mentionOf(text.replaceAll('&', '&amp;').replaceAll('"', '&quot;'))
