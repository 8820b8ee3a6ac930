import { describe, expect, it } from 'vitest'
import { newId } from '#kit/id.ts'
import { type Office, refusalOf, useWorld } from '#test/world.ts'
import { refusals } from '../messages.de.ts'

const world = useWorld()
const query = (text: string, values: unknown[]) => world.staffel.services.database.pool.query(text, values)

const onlyfans = { platform: 'onlyfans', url: 'https://onlyfans.com/mila' } as const
const fansly = { platform: 'fansly', url: 'https://fansly.com/mila', accountType: 'secondary' } as const
const instagram = { platform: 'instagram', url: 'https://instagram.com/mila' } as const
const mila = {
  name: 'Mila',
  description: 'Abends am besten.',
  tags: ['vip', 'neu'],
  contactEmail: 'Mila@Example.com',
  creatorPlatforms: [onlyfans, fansly],
  socialChannels: [instagram],
}

async function office() {
  const people = await world.office()
  return { ...people, creator: await people.adam.api.creators.create(mila) }
}

const withUrl = (url: unknown) => ({ socialChannels: [{ ...instagram, url }] })

const group = ({ lea }: Pick<Office, 'lea'>, creatorLinkIds: string[], name = 'Team Mila') =>
  lea.api.creatorGroups.create({ name, creatorLinkIds })

describe('reading creators', () => {
  it('is for those with the page, and shows them by name with accounts in order', async () => {
    const { adam, lea, kim, luca, creator } = await office()
    await adam.api.creators.create({ name: 'alba' })
    expect(await lea.api.creators.list()).toMatchObject([{ name: 'alba', importance: 3, version: 1 }, creator])
    expect(creator).toMatchObject({
      contactEmail: 'mila@example.com',
      creatorPlatforms: [
        { ...onlyfans, accountType: 'main' },
        { ...fansly, accountType: 'secondary' },
      ],
      socialChannels: [{ ...instagram, accountType: 'main' }],
    })
    expect(await refusalOf(kim.api.creators.list())).toMatchObject({ code: 'permissions.missing', status: 403 })
    expect(await refusalOf(luca.api.creators.list())).toMatchObject({ code: 'permissions.locked' })
  })

  it('never shows those of another organisation', async () => {
    await office()
    const { olivia } = await world.office('Südwind')
    expect(await olivia.api.creators.list()).toEqual([])
  })
})

describe('editing creators', () => {
  it('completes handles and addresses without https://', async () => {
    const { adam } = await world.office()
    const typed = {
      ...mila,
      creatorPlatforms: [{ ...onlyfans, url: '@mila' }],
      socialChannels: [{ ...instagram, url: 'instagram.com/mila' }],
    }
    const created = await adam.api.creators.create(typed)
    expect(created.creatorPlatforms).toMatchObject([onlyfans])
    expect(created.socialChannels).toMatchObject([instagram])
    expect(await adam.api.creators.list()).toMatchObject([created])
  })

  it('is for those who may edit them, not for everyone who may read them', async () => {
    const { olivia, lea, kim, creator } = await office()
    await olivia.api.creators.update({ ...creator, name: 'Mila Nord' })
    for (const { api } of [lea, kim]) {
      const missing = { code: 'permissions.missing', status: 403 }
      expect(await refusalOf(api.creators.create(mila))).toMatchObject(missing)
      expect(await refusalOf(api.creators.update(creator))).toMatchObject(missing)
      expect(await refusalOf(api.creators.remove(creator))).toMatchObject(missing)
    }
    expect(await lea.api.creators.list()).toMatchObject([{ name: 'Mila Nord', version: 2 }])
  })

  it('keeps the ids of the accounts that stay, and their new order', async () => {
    const { adam, creator } = await office()
    const [first, second] = creator.creatorPlatforms
    const changed = await adam.api.creators.update({
      ...creator,
      importance: 5,
      creatorPlatforms: [
        { platform: 'fansly', url: 'https://fansly.com/neu' },
        { ...second!, url: fansly.url + '2' },
        first!,
      ],
      socialChannels: [],
    })
    expect(changed.creatorPlatforms.slice(1).map(({ id }) => id)).toEqual([second!.id, first!.id])
    expect(changed).toMatchObject({ importance: 5, version: 2, socialChannels: [] })
    expect(await adam.api.creators.list()).toEqual([changed])
  })

  it('lets nobody overwrite what another has saved meanwhile', async () => {
    const { adam, olivia, creator } = await office()
    const saves = await Promise.allSettled(
      Array.from({ length: 10 }, (_, at) =>
        (at % 2 ? adam : olivia).api.creators.update({ ...creator, notes: `Stand ${at}` }),
      ),
    )
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusalOf(adam.api.creators.update(creator))).toMatchObject({
      code: 'creators.staleVersion',
      status: 409,
    })
    expect(await adam.api.creators.list()).toMatchObject([{ version: 2, notes: expect.stringMatching(/^Stand \d$/) }])
  })

  it('answers for another organisation’s creator and account as for ones that never were', async () => {
    const { adam, creator } = await office()
    const theirs = (await office()).creator
    for (const call of ['update', 'remove'] as const) {
      const answer = await refusalOf(adam.api.creators[call](theirs))
      expect(answer).toMatchObject({ code: 'creators.notFound', status: 404 })
      expect(answer).toEqual(await refusalOf(adam.api.creators[call]({ ...theirs, id: newId() })))
    }
    const stolen = (id: string) =>
      refusalOf(adam.api.creators.update({ ...creator, creatorPlatforms: [{ ...onlyfans, id }] }))
    const answer = await stolen(theirs.creatorPlatforms[0]!.id)
    expect(answer).toMatchObject({ code: 'creators.linkNotFound', field: 'creatorPlatforms.0' })
    expect(answer).toEqual(await stolen(newId()))
  })

  it('writes down who did what', async () => {
    const { adam, creator, id } = await office()
    await adam.api.creators.update({ ...creator, importance: 1 })
    await adam.api.creators.remove(creator)
    const { rows } = await query(
      `select kind, actor_id, target, change -> 'importance' as importance from audit_entries
       where organization_id = $1 and kind like 'creators.%'`,
      [id],
    )
    expect(rows).toHaveLength(3)
    expect(rows).toContainEqual({
      kind: 'creators.changed',
      actor_id: adam.id,
      target: creator.id,
      importance: { from: 3, to: 1 },
    })
  })

  const noUrl = refusals.url
  it.each([
    ['name', { name: '  ' }, 'Name ist erforderlich'],
    ['name', { name: 'x'.repeat(100_000) }, 'Gib höchstens 100 Zeichen ein.'],
    ['name', { name: 'Mi\u202ela' }, 'Die Eingabe enthält ungültige Zeichen.'],
    ['name', { name: ['Mila'] }, 'Die Eingabe enthält ungültige Zeichen.'],
    ['description', { description: 'x'.repeat(100_000) }, 'Gib höchstens 500 Zeichen ein.'],
    ['notes', { notes: 'Notiz\u0000' }, 'Die Eingabe enthält ungültige Zeichen.'],
    ['importance', { importance: 6 }, 'Der Wert darf höchstens 5 betragen.'],
    ['importance', { importance: 2.5 }, 'Gib eine ganze Zahl ein.'],
    ['contactEmail', { contactEmail: 'mila' }, 'Ungültige E-Mail-Adresse'],
    ['tags.1', { tags: ['ok', 'x'.repeat(41)] }, 'Gib höchstens 40 Zeichen ein.'],
    ['tags', { tags: Array.from({ length: 31 }, () => 'x') }, 'Das sind zu viele Einträge.'],
    [
      'creatorPlatforms.0.platform',
      { creatorPlatforms: [{ ...onlyfans, platform: '' }] },
      'Diese Plattform gibt es nicht.',
    ],
    ['avatarImage', { avatarImage: '../../etc/passwd' }, 'Dieses Bild gibt es nicht mehr.'],
    ['avatarPosition.x', { avatarPosition: { x: 101, y: 0 } }, 'Der Wert darf höchstens 100 betragen.'],
    ['socialChannels.0.url', withUrl(''), noUrl],
    ['socialChannels.0.url', withUrl('mila rose'), noUrl],
    ['socialChannels.0.url', withUrl('javascript:alert(1)'), noUrl],
    ['socialChannels.0.url', withUrl('ftp://example.com'), noUrl],
    ['socialChannels.0.url', withUrl('https://'), noUrl],
    ['socialChannels.0.url', withUrl('https://example.com/\u202e'), noUrl],
    ['socialChannels.0.url', withUrl(7), noUrl],
    ['socialChannels.0.url', withUrl(`https://example.com/${'x'.repeat(100_000)}`), 'Gib höchstens 500 Zeichen ein.'],
  ])('refuses a wrong %s at that field, case %#', async (field, wrong, message) => {
    const { adam } = await world.office()
    const wish = Object.assign({ ...mila }, wrong)
    expect(await refusalOf(adam.api.creators.create(wish))).toMatchObject({ status: 400, field, message })
  })

  it('stops at five hundred creators', async () => {
    const { adam, id } = await world.office()
    await query(
      `insert into creators (organization_id, id, name, created_at)
       select $1, 'creator' || lpad(n::text, 5, '0'), 'Creator ' || n, now() from generate_series(1, 499) n`,
      [id],
    )
    const added = await Promise.allSettled([1, 2, 3].map(() => adam.api.creators.create(mila)))
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusalOf(adam.api.creators.create(mila))).toMatchObject({ code: 'creators.tooMany', status: 422 })
  })
})

describe('a creator that groups work', () => {
  it('keeps the account of the group, and says which group it is', async () => {
    const { adam, lea, creator } = await office()
    const [worked, free] = creator.creatorPlatforms
    await group({ lea }, [worked!.id])
    expect(await refusalOf(adam.api.creators.update({ ...creator, creatorPlatforms: [free!] }))).toMatchObject({
      code: 'creators.linkInUse',
      status: 422,
      field: 'creatorPlatforms',
      message: 'OnlyFans gehört zur Gruppe „Team Mila“. Entferne den Account zuerst aus der Gruppe.',
    })
    await adam.api.creators.update({ ...creator, creatorPlatforms: [worked!], socialChannels: [] })
    expect(await lea.api.creatorGroups.list()).toMatchObject([{ combinations: [{ id: worked!.id }] }])
  })

  it('cannot be removed until the groups have let go of it', async () => {
    const { adam, lea, creator } = await office()
    const [first, second] = creator.creatorPlatforms.map(({ id }) => id)
    const tag = await group({ lea }, [first!], 'Tag')
    const abend = await group({ lea }, [second!], 'Abend')
    expect(await refusalOf(adam.api.creators.remove(creator))).toMatchObject({
      code: 'creators.inUse',
      status: 422,
      message: expect.stringContaining('Abend, Tag'),
    })
    for (const { id } of [tag, abend]) await lea.api.creatorGroups.remove({ id })
    await adam.api.creators.remove(creator)
    expect(await lea.api.creatorGroups.accounts()).toEqual([])
  })

  it('is either taken by a group or gone, never both, when both are asked at once', async () => {
    const { adam, lea, creator } = await office()
    const [taken, removed] = await Promise.allSettled([
      group({ lea }, [creator.creatorPlatforms[0]!.id]),
      adam.api.creators.remove(creator),
    ])
    expect([taken.status, removed.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await adam.api.creators.list()).toHaveLength(taken.status === 'fulfilled' ? 1 : 0)
  })
})
