import { mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { mapStackToSources } from './source-places.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'staffel-places-'))
const frameIn = (name: string): string => `    at look (${pathToFileURL(path.join(folder, name)).href}:1:1)`

it('a frame is where its source says, and stays as it is where no map can be read', () => {
  const map = { version: 3, sources: ['../src/look.ts'], names: [], mappings: 'AAIE' }
  writeFileSync(path.join(folder, 'built.js.map'), JSON.stringify(map))
  writeFileSync(path.join(folder, 'broken.js.map'), '{"version":3,')
  expect(mapStackToSources(frameIn('built.js'))).toBe(`    at look (${path.join(folder, '../src/look.ts')}:5:3)`)
  for (const name of ['broken.js', 'gone.js']) expect(mapStackToSources(frameIn(name))).toBe(frameIn(name))
})
