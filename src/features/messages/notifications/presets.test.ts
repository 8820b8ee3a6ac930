import { expect, test } from 'vitest'
import { channels, channelsFor, defaultRule } from './channels.ts'
import { notificationKinds, managerKinds } from './kinds.ts'
import { choicesFor, presetOf, presets } from './presets.ts'
import type { ChannelChoice, OwnKindPreference } from './schema.ts'

const usual: readonly OwnKindPreference[] = notificationKinds.map(kind => ({
  kind,
  ...defaultRule,
  channels: channelsFor(kind, defaultRule, {}),
}))
const ofChatters = usual.filter(({ kind }) => !managerKinds.has(kind))

const after = (lines: readonly OwnKindPreference[], choices: readonly ChannelChoice[]): OwnKindPreference[] =>
  lines.map(line => {
    const own = choices.filter(({ kind }) => kind === line.kind).map(({ channel, isOn }) => [channel, isOn])
    return { ...line, channels: channelsFor(line.kind, line, Object.fromEntries(own)) }
  })

test('a member who has chosen nothing has “everything”', () => {
  expect(presetOf(usual, channels)).toBe('everything')
})

test.each([
  ['managers', usual],
  ['chatters', ofChatters],
])('every preset of %s is derived from the values that it writes', (_, lines) => {
  for (const preset of presets) expect(presetOf(after(lines, choicesFor(preset, lines)), channels)).toBe(preset)
})

test('one switch more is no preset', () => {
  const [first, ...rest] = after(usual, choicesFor('urgent', usual))
  expect(presetOf([{ ...first!, channels: ['email'] }, ...rest], channels)).toBeUndefined()
})

test('no preset takes a kind out of the inbox', () => {
  for (const preset of presets) {
    for (const line of after(usual, choicesFor(preset, usual))) expect(line.channels).toContain('in_app')
  }
})

test('a locked kind and a channel that is not open count for no preset, and are not written', () => {
  const locked = usual.map(line => (line.kind === 'offer_made' ? { ...line, locked: true } : line))
  const withoutDiscord = channels.filter(channel => channel !== 'discord')
  const choices = choicesFor('urgent', locked, withoutDiscord)
  expect(choices.filter(({ kind, channel }) => kind === 'offer_made' || channel === 'discord')).toEqual([])
  expect(presetOf(after(locked, choices), withoutDiscord)).toBe('urgent')
})
