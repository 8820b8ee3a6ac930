import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { channels, channelsFor, usualRule } from './channels.ts'
import { notificationKinds } from './kinds.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

it.each([
  ['de', de, { ja: true, nein: false }],
  ['en', en, { yes: true, no: false }],
] as const)('the handbook says of every kind by which ways it usually comes: %s', async (language, texts, words) => {
  const page = await readFile(`docs/product/${language}/messages.md`, 'utf8')
  const table = page.split('<a id="kinds">')[1]?.split('## <a id=')[0] ?? ''
  const rows = [...table.matchAll(/^\| (.*) \|$/gm)].map(([, row = '']) => row.split('|').map(cell => cell.trim()))
  const said = rows.slice(2).map(([name = '', ...ways]) => [name.replace(/ \(.*\)$/, ''), ways])
  expect(rows[0]?.slice(1)).toEqual(channels.map(channel => texts.channels[channel]))
  const word = (isUsual: boolean) => Object.entries(words).find(([, means]) => means === isUsual)?.[0]
  expect(Object.fromEntries(said)).toEqual(
    Object.fromEntries(
      notificationKinds.map(kind => {
        const usual = channelsFor(kind, usualRule, {})
        return [texts.kinds[kind], channels.map(channel => word(usual.includes(channel)))]
      }),
    ),
  )
})
