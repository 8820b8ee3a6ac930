import { expect, it } from 'vitest'
import { neutralizeEncodedWords, neutralizeLinks } from './links.ts'

it.each([
  ['Jetzt https://evil.example/x öffnen', 'Jetzt https: evil. example/x öffnen'],
  ['HTTPS:evil.example', 'HTTPS: evil. example'],
  ['www.evil.co.uk', 'www. evil. co. uk'],
  ['bücher。example', 'bücher. example'],
  ['hilfe@evil.example', 'hilfe (at) evil. example'],
  ['203.0.113.7', '203 0 113 7'],
  [String.raw`\\evil\teile`, String.raw` evil\teile`],
  ['//evil.example', ' evil. example'],
])('%s falls apart', (text, expected) => expect(neutralizeLinks(text)).toBe(expected))

it.each([
  'Mo., 23. Nov. · Früh, 08:00–16:00',
  'Fällig: So., 22. Nov., 15:30 Uhr',
  '1.840,50 € am 23.11.2026',
  'Noah O’Brien-Öztürk',
  'Begründung: z. B. Umzug. Danke!',
  'Wir/Ihr, 50 %',
])('%s stays', text => expect(neutralizeLinks(text)).toBe(text))

it('leaves no encoded word, and questions alone', () => {
  expect(neutralizeEncodedWords('=?utf-8?Q?X?= ok?')).not.toMatch(/=\?|\?=/)
  expect(neutralizeEncodedWords('= ?a?=?')).not.toMatch(/=\?|\?=/)
  expect(neutralizeEncodedWords('Kommst du?')).toBe('Kommst du?')
})
