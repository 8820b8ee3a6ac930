import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { builtIns } from '#features/agency/platforms/built-in.ts'
import { planLinks, type StoredLink, tagsIn } from './rules.ts'
import { searchCreators } from './search.ts'

it.each([
  ['', []],
  [' , ,, ', []],
  ['vip', ['vip']],
  [' vip ,  neu, vip,Köln ', ['vip', 'neu', 'Köln']],
])('reads the tags in %j', (text, expected) => {
  expect(tagsIn(text)).toEqual(expected)
})

it('finds in joined tags what was joined', () => {
  const tag = fc.stringMatching(/^[a-zäöü]{1,10}$/)
  fc.assert(
    fc.property(fc.uniqueArray(tag, { maxLength: 10 }), tags => {
      expect(tagsIn(tags.join(', '))).toEqual(tags)
    }),
  )
})

it('knows every platform that is built in, each once', () => {
  const keys = [...builtIns.creator, ...builtIns.social].map(({ key }) => key)
  expect(builtIns.creator).toHaveLength(13)
  expect(builtIns.social).toHaveLength(15)
  expect(new Set(keys).size).toBe(28)
})

it.each([
  ['', ['Mila', 'Zoë']],
  ['  ', ['Mila', 'Zoë']],
  ['zoe', ['Zoë']],
  ['FANSLY mil', ['Mila']],
  ['fansly zoe', []],
  ['koln', ['Zoë']],
])('searching %j finds %j', (query, expected) => {
  const creator = (name: string, platform: string, tags: string[]) => ({
    id: name,
    name,
    description: '',
    importance: 3,
    tags,
    contactEmail: null,
    notes: 'fansly',
    isActive: true,
    avatarImage: null,
    avatarPosition: { x: 50, y: 50 },
    creatorPlatforms: [{ id: name, platform, url: 'https://example.com', accountType: 'main' as const }],
    socialChannels: [],
    version: 1,
  })
  const all = [creator('Mila', 'fansly', ['vip']), creator('Zoë', 'patreon', ['Köln'])]
  expect(searchCreators(all, query).map(({ name }) => name)).toEqual(expected)
})

describe('saving the accounts of a creator', () => {
  const stored = (id: string, kind: StoredLink['kind'], sortOrder = 0): StoredLink => ({
    id,
    kind,
    platform: kind === 'creator' ? 'onlyfans' : 'instagram',
    url: `https://example.com/${id}`,
    accountType: 'main',
    sortOrder,
  })
  const draftOf = ({ platform, url, accountType }: StoredLink, id?: string) => ({
    platform,
    url,
    accountType,
    ...(id === undefined ? {} : { id }),
  })

  it.each([
    [
      'it never had',
      { creatorPlatforms: [draftOf(stored('a', 'creator'), 'x')], socialChannels: [] },
      'creatorPlatforms.0',
    ],
    [
      'it names twice',
      {
        creatorPlatforms: [draftOf(stored('a', 'creator'), 'a'), draftOf(stored('a', 'creator'), 'a')],
        socialChannels: [],
      },
      'creatorPlatforms.1',
    ],
    [
      'of the other kind',
      {
        creatorPlatforms: [],
        socialChannels: [draftOf(stored('s', 'social'), 's'), draftOf(stored('a', 'social'), 'a')],
      },
      'socialChannels.1',
    ],
  ])('refuses an id %s', (_, draft, field) => {
    const plan = planLinks([stored('a', 'creator'), stored('s', 'social')], draft, () => 'new')
    expect(plan).toEqual({ ok: false, field })
  })

  it('keeps the ids that are named, makes those that are not, removes the rest, in the order of the draft', () => {
    const links = fc.uniqueArray(fc.stringMatching(/^[a-z]{3}$/), { maxLength: 8 }).chain(ids =>
      fc.record({
        current: fc.constant(ids.map((id, at) => stored(id, at % 2 === 0 ? 'creator' : 'social', at))),
        kept: fc.shuffledSubarray(ids),
        added: fc.nat({ max: 4 }),
      }),
    )
    fc.assert(
      fc.property(links, ({ current, kept, added }) => {
        const byId = new Map(current.map(link => [link.id, link]))
        const of = (kind: StoredLink['kind']) =>
          kept.flatMap(id => (byId.get(id)?.kind === kind ? [draftOf(byId.get(id)!, id)] : []))
        const fresh = Array.from({ length: added }, () => draftOf(stored('n', 'creator')))
        let made = 0
        const plan = planLinks(
          current,
          { creatorPlatforms: [...of('creator'), ...fresh], socialChannels: of('social') },
          () => `new${made++}`,
        )
        if (!plan.ok) throw new Error('refused')
        expect(plan.keep.map(({ id }) => id)).toEqual([
          ...of('creator').map(({ id }) => id),
          ...Array.from({ length: added }, (_, at) => `new${at}`),
          ...of('social').map(({ id }) => id),
        ])
        expect(plan.remove.map(({ id }) => id).toSorted()).toEqual(
          current
            .map(({ id }) => id)
            .filter(id => !kept.includes(id))
            .toSorted(),
        )
        for (const kind of ['creator', 'social'] as const) {
          const orders = plan.keep.filter(link => link.kind === kind).map(({ sortOrder }) => sortOrder)
          expect(orders).toEqual(orders.map((_, at) => at))
        }
      }),
    )
  })
})
