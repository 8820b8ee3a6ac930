import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { commandList } from './chat-texts.ts'

it.each(['de', 'en'] as const)('the handbook lists every command: %s', async language => {
  const page = await readFile(`docs/product/${language}/messages.md`, 'utf8')
  const table = page.split('<a id="bot">')[1]?.split('## <a id=')[0] ?? ''
  const listed = [...table.matchAll(/^\| \/(\w+) /gm)].map(([, command]) => command)
  expect(listed).toEqual(commandList(language).map(({ command }) => command))
})
