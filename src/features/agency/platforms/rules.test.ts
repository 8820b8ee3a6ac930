import { describe, expect, it } from 'vitest'
import { isOrderOf, platformKeyOf, platformsOf, reorderPart, type StoredPlatform } from './rules.ts'

const stored = (key: string, more: Partial<StoredPlatform> = {}): StoredPlatform => ({
  key,
  name: key,
  isEnabled: true,
  isCustom: false,
  ...more,
})
const keysOf = (platforms: readonly { readonly key: string }[]) => platforms.map(({ key }) => key)

describe('the platforms of an organisation', () => {
  it('are those built in, all of them on, while nothing is stored', () => {
    const platforms = platformsOf('creator', [])
    expect(platforms).toHaveLength(13)
    expect(platforms[0]).toEqual({
      key: 'onlyfans',
      kind: 'creator',
      name: 'OnlyFans',
      color: 'blue',
      baseUrl: 'https://onlyfans.com/',
      isEnabled: true,
      isCustom: false,
    })
    expect(platforms.filter(({ isEnabled, isCustom }) => !isEnabled || isCustom)).toEqual([])
  })

  it('stand as they are stored, and what a later version brings stands at the end', () => {
    const platforms = platformsOf('creator', [stored('cam4', { isEnabled: false }), stored('fansly')])
    expect(keysOf(platforms).slice(0, 3)).toEqual(['cam4', 'fansly', 'onlyfans'])
    expect(platforms).toHaveLength(13)
    expect(platforms.filter(({ isEnabled }) => !isEnabled).map(({ key }) => key)).toEqual(['cam4'])
  })

  it('have one’s own among them, but none that was built in and is no more', () => {
    const own = stored('mein_portal', { name: 'Mein Portal', isCustom: true })
    const platforms = platformsOf('social', [stored('vine'), own])
    expect(platforms[0]).toEqual({
      key: 'mein_portal',
      kind: 'social',
      name: 'Mein Portal',
      color: 'gray',
      baseUrl: null,
      isEnabled: true,
      isCustom: true,
    })
    expect(platforms).toHaveLength(16)
  })
})

it.each([
  ['  Mein Portal ', 'mein_portal'],
  ['MEIN  PORTAL', 'mein_portal'],
  ['Köln.tv (neu)', 'köln.tv_neu'],
  ['!!!', ''],
])('the key of %j is %j', (name, key) => {
  expect(platformKeyOf(name)).toBe(key)
})

it('an order names every platform once and no other', () => {
  const platforms = platformsOf('creator', [])
  const keys = keysOf(platforms)
  expect(isOrderOf(platforms, keys.toReversed())).toBe(true)
  for (const wrong of [
    keys.slice(1),
    [...keys, 'x'],
    [...keys, keys[0]!],
    ['x', ...keys.slice(1)],
    [keys[1]!, ...keys.slice(1)],
  ])
    expect(isOrderOf(platforms, wrong)).toBe(false)
})

it('puts a part of the list into another order without moving the others', () => {
  const [first, second, third, ...rest] = platformsOf('creator', [])
  const others = rest.map(({ key }) => key)
  expect(reorderPart([first!, second!, third!, ...rest], [third!, first!])).toEqual([
    third?.key,
    second?.key,
    first?.key,
    ...others,
  ])
})
