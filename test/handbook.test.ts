import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { channels, channelsFor, defaultRule } from '#features/messages/notifications/channels.ts'
import { notificationKinds } from '#features/messages/notifications/kinds.ts'
import { de } from '#features/messages/notifications/messages.de.ts'
import { en } from '#features/messages/notifications/messages.en.ts'
import { commandList } from '#features/outreach/bot/server/chat-texts.ts'
import { webhookKindNames } from '#features/outreach/webhooks/kinds.ts'

const languages = [
  { language: 'de', texts: de, yes: 'ja', no: 'nein' },
  { language: 'en', texts: en, yes: 'yes', no: 'no' },
] as const

/** The rows of the tables of a section, without their heads. */
const rowsOf = (language: string, page: string, place: string): string[][] =>
  (
    fs
      .readFileSync(`docs/product/${language}/${page}.md`, 'utf8')
      .split(/^#+ /m)
      .find(part => part.startsWith(`<a id="${place}">`)) ?? ''
  )
    .split(/^\|[ |-]+\|$/m)
    .slice(1)
    .flatMap(table => [...table.matchAll(/^\|(.+)\|$/gm)].map(([, cells = '']) => cells.split('|').map(c => c.trim())))

describe.each(languages)('the handbook in $language', ({ language, texts, yes, no }) => {
  it('names everything that somebody can be told, and whether by e-mail', () => {
    const told = notificationKinds.map(kind => {
      const ways = channelsFor(kind, defaultRule, {})
      // of the other ways only a pause is left out, in the chat that pauses
      expect(channels.filter(way => way !== 'email' && !ways.includes(way) && kind !== `${way}_paused`)).toEqual([])
      return `${texts.kinds[kind]}: ${ways.includes('email') ? yes : no}`
    })
    const written = rowsOf(language, 'messages', 'kinds').flatMap(([kinds = '', mail]) =>
      kinds
        .replace(/ \(.*\)$/, '')
        .split('; ')
        .map(kind => `${kind}: ${mail}`),
    )
    expect(written.toSorted()).toEqual(told.toSorted())
  })

  it('names every command of the bot', () => {
    const written = rowsOf(language, 'messages', 'bot').map(([command = '']) => command)
    expect(written.toSorted()).toEqual(
      commandList(language)
        .map(({ command }) => `/${command}`)
        .toSorted(),
    )
  })

  it('names every event that a webhook can be told', () => {
    const written = rowsOf(language, 'api', 'events').map(([event = '']) => event.replaceAll('`', ''))
    expect(written).toEqual([...webhookKindNames])
  })
})
