import { expect, it } from 'vitest'
import { platformsOf } from '#features/agency/platforms/rules.ts'
import { checkCreatorLines } from './check-lines.ts'
import { readCreatorLines } from './file-lines.ts'

const platforms = [...platformsOf('creator', []), ...platformsOf('social', [])]

function linesOf(...table: readonly (readonly string[])[]) {
  const rows = table.map((cells, at) => ({ line: at + 1, cells }))
  return readCreatorLines(rows, Math.max(...table.map(({ length }) => length)), platforms)
}

function checked(...table: readonly (readonly string[])[]) {
  const read = linesOf(...table)
  return read.kind === 'lines' ? checkCreatorLines(read.lines, ['mila']) : []
}

it('reads fields and accounts by the names of their columns, in both languages', () => {
  const german = checked(
    ['Unsere Creator'],
    ['Name', 'Wichtigkeit', 'Tags', 'OnlyFans', 'X'],
    ['Zoë', '5', 'vip, neu', '@zoe', 'x.com/zoe'],
  )
  expect(german).toMatchObject([
    {
      line: 3,
      fault: null,
      draft: {
        name: 'Zoë',
        importance: 5,
        tags: ['vip', 'neu'],
        creatorPlatforms: [{ platform: 'onlyfans', url: 'https://onlyfans.com/zoe', accountType: 'main' }],
        socialChannels: [{ platform: 'twitter', url: 'https://x.com/zoe' }],
      },
    },
  ])
  const english = checked(['Stage name', 'Notes', 'JustFor.Fans'], ['Alba', 'calls late', 'alba'])
  expect(english).toMatchObject([{ draft: { name: 'Alba', notes: 'calls late', importance: 3 } }])
  expect(english).toMatchObject([{ draft: { creatorPlatforms: [{ url: 'https://justfor.fans/alba' }] } }])
})

it('takes the first of several accounts on a platform for the main one', () => {
  expect(checked(['Name', 'Fansly'], ['Zoë', 'zoe, zoe.vip'])).toMatchObject([
    { draft: { creatorPlatforms: [{ accountType: 'main' }, { accountType: 'secondary' }] } },
  ])
})

it.each([
  ['name', ['', '3', 'zoe']],
  ['importance', ['Zoë', '9', 'zoe']],
  ['importance', ['Zoë', 'hoch', 'zoe']],
  ['accounts', ['Zoë', '3', 'javascript:alert(1)']],
  ['exists', ['MILA', '3', 'mila']],
])('leaves out a line because of its %s', (fault, line) => {
  expect(checked(['Name', 'Wichtigkeit', 'OnlyFans'], line)).toMatchObject([{ fault }])
})

it('leaves out a name that stands further up, but not one whose first line is left out itself', () => {
  const faults = checked(['Name', 'Wichtigkeit'], ['Zoë', '9'], ['Zoe', '3'], ['ZOE', '3']).map(({ fault }) => fault)
  expect(faults).toEqual(['importance', null, 'double'])
})

it('needs a column for the name, and at most 500 creators', () => {
  expect(linesOf(['OnlyFans', 'Tags'], ['zoe', 'vip'])).toEqual({ kind: 'nameless' })
  expect(linesOf(['Name'], ...Array.from({ length: 501 }, (_, at) => [`Creator ${at}`]))).toEqual({ kind: 'tooMany' })
})
