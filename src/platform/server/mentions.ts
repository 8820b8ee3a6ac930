/** The text as PostgreSQL's expressions read it, as words of their own: a short name is part of many words. */
export const mentionPatternOf = (text: string): string =>
  String.raw`(?<![[:alnum:]])${text.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`)}(?![[:alnum:]])`

/** The same within HTML. */
export const htmlMentionPatternOf = (text: string): string =>
  mentionPatternOf(text.replaceAll('&', '&amp;').replaceAll('"', '&quot;'))
