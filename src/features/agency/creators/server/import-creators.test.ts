import { expect, it } from 'vitest'
import { refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()

const csv = 'Name;Wichtigkeit;OnlyFans\nZoë;5;@zoe\nAlba;9;alba\n'
const fileOf = (text: string, name = 'creator.csv') => new File([text], name)

it('previews the creators in a file, and stores none of them', async () => {
  const { adam } = await world.office()
  expect(await adam.api.creators.preview({ file: fileOf(csv) })).toEqual({
    lines: [
      { line: 2, name: 'Zoë', platforms: ['onlyfans'], fault: null },
      { line: 3, name: 'Alba', platforms: ['onlyfans'], fault: 'importance' },
    ],
  })
  expect(await adam.api.creators.list()).toEqual([])
})

it('creates the creators in a file, and none a second time', async () => {
  const { adam } = await world.office()
  expect(await adam.api.creators.import({ file: fileOf(csv) })).toEqual({ created: 1 })
  expect(await adam.api.creators.import({ file: fileOf(csv) })).toEqual({ created: 0 })
  expect(await adam.api.creators.list()).toMatchObject([
    { name: 'Zoë', importance: 5, creatorPlatforms: [{ platform: 'onlyfans', url: 'https://onlyfans.com/zoe' }] },
  ])
})

it('creates nothing from a file if one of its creators is too many', async () => {
  const { adam } = await world.office()
  const rows = Array.from({ length: 500 }, (_, at) => `Creator ${at}`)
  await adam.api.creators.create({ name: 'Mila' })
  const file = fileOf(['Name', ...rows].join('\n'))
  expect(await refusalOf(adam.api.creators.import({ file }))).toMatchObject({ code: 'creators.tooMany' })
  expect(await adam.api.creators.list()).toHaveLength(1)
})

it.each([
  ['creators.fileNameless', 'OnlyFans;Tags\nzoe;vip', 'creator.csv'],
  ['spreadsheets.fileType', csv, 'creator.txt'],
])('refuses a file with %s, at the file', async (code, text, name) => {
  const { adam, lea } = await world.office()
  const input = { file: fileOf(text, name) }
  expect(await refusalOf(adam.api.creators.preview(input))).toMatchObject({ code, field: 'file' })
  expect(await refusalOf(lea.api.creators.preview(input))).toMatchObject({ code: 'permissions.missing' })
})
