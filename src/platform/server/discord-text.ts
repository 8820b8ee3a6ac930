import { truncateText } from '#kit/text.ts'

/** Discord refuses more. */
const maxContentLength = 2000

/** What means something to Discord: anywhere, or where a line begins (a heading, a list, a list with numbers). */
const special = /[\\*_~`|<>[\]@]|(?<=^\s*)[#-]|(?<=^\s*\d+)\./gm
const escaped = /\\([\\*_~`|<>[\]@#.-])/g
const address = /\bhttps?:\/\/[^\s<>)\]]+/g

/** What is written is what is shown: names neither format anything nor call anybody. Addresses stay as they are. */
export function escapeDiscordText(text: string): string {
  let [out, from] = ['', 0]
  for (const { 0: found, index } of text.matchAll(address)) {
    out += text.slice(from, index).replaceAll(special, String.raw`\$&`) + found
    from = index + found.length
  }
  return out + text.slice(from).replaceAll(special, String.raw`\$&`)
}

/** Our own few marks (`ChatMessage.markup`) in those of Discord. */
export const toDiscordMarkdown = (text: string): string =>
  text.replaceAll(
    /\\(?<char>.)|\*(?<bold>[^*]+)\*|\[(?<label>[^\]]+)\]\((?<to>[^)\s]+)\)|(?<other>[^\\*[]+|.)/gs,
    (...found) => {
      const groups: Readonly<Record<string, string | undefined>> = found.at(-1)
      const { char, bold, label, to, other } = groups
      if (bold !== undefined) return `**${escapeDiscordText(bold)}**`
      if (label !== undefined) return `[${escapeDiscordText(label)}](${to})`
      return escapeDiscordText(char ?? other ?? '')
    },
  )

/** Below the text, as a quotation: what a tap came to. It makes way for the next. */
const noteMark = '\n\n> '

/**
 * Text and note within the limit: the text gives way, and never in the middle of a mark.
 * @param note plain
 */
export function truncateDiscordContent(text: string, write: (text: string) => string, note?: string): string {
  const below = note === undefined ? '' : noteMark + truncateText(escapeDiscordText(note), 600).replaceAll('\n', '\n> ')
  const letters = Array.from(text)
  const contentOf = (count: number) =>
    write(count < letters.length ? `${letters.slice(0, count).join('')}…` : text) + below
  if (contentOf(letters.length).length <= maxContentLength) return contentOf(letters.length)
  let [fits, tooMany] = [0, letters.length]
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    if (contentOf(middle).length <= maxContentLength) fits = middle
    else tooMany = middle
  }
  return contentOf(fits)
}

/** The text of a message of ours as it was before it was written for Discord, without its note. */
export const unescapeDiscordText = (content: string): string =>
  (content.split(noteMark)[0] ?? '').replaceAll(escaped, '$1')
