import { expect, it, test } from 'vitest'
import { truncateDiscordContent, toDiscordMarkdown, escapeDiscordText, unescapeDiscordText } from './discord-text.ts'

const texts = [
  '@everyone **Luna** _x_ ~~weg~~ `code` ||geheim|| <@123> <#4> [hier](https://evil.test)',
  '# Überschrift\n- Liste\n  - darunter\n1. eins\n> Zitat\n\n> noch eines',
  String.raw`C:\Schichten\*`,
  'Mo., 23. Nov. · Früh, 08:00–16:00 · Luna (bei dir 02:00–10:00)',
  'Siehe https://staffel.test/availability?week=2026-W47_a und mehr_',
]

it.each(texts)('comes back as it was written: %s', text => {
  expect(unescapeDiscordText(escapeDiscordText(text))).toBe(text)
})

test('what formats or calls somebody is shown as it stands', () => {
  expect(escapeDiscordText('@everyone **a** <@1>')).toBe(String.raw`\@everyone \*\*a\*\* \<\@1\>`)
  expect(escapeDiscordText('# a\n1. b\n- c-d 3.5')).toBe('\\# a\n1\\. b\n\\- c-d 3.5')
})

test('addresses stay whole', () => {
  expect(escapeDiscordText('a_b https://x.test/a_b*c')).toBe(String.raw`a\_b https://x.test/a_b*c`)
})

test('our own marks are those of Discord, and names in them are not', () => {
  expect(
    toDiscordMarkdown(String.raw`Hallo K\_im\*, bis *im November*` + '\n\n[Zur Seite](https://x.test/a_b) bald'),
  ).toBe(String.raw`Hallo K\_im\*, bis **im November**` + '\n\n[Zur Seite](https://x.test/a_b) bald')
  expect(toDiscordMarkdown('offen [ und *')).toBe(String.raw`offen \[ und \*`)
})

test('a note stands below and is no part of the text', () => {
  const content = truncateDiscordContent('Frühdienst', escapeDiscordText, 'Zu *spät*\nLeider')
  expect(content).toBe('Frühdienst\n\n> Zu \\*spät\\*\n> Leider')
  expect(unescapeDiscordText(content)).toBe('Frühdienst')
})

test('nothing is longer than Discord takes, and no mark is cut in two', () => {
  for (const text of ['_'.repeat(3000), '🙂_'.repeat(1500), 'a'.repeat(2000)]) {
    const content = truncateDiscordContent(text, escapeDiscordText, 'Nein')
    expect(content.length).toBeLessThanOrEqual(2000)
    expect(content.endsWith('…\n\n> Nein')).toBe(true)
    expect(text.startsWith(unescapeDiscordText(content).slice(0, -1))).toBe(true)
  }
})
