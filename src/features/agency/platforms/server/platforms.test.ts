import { describe, expect, it } from 'vitest'
import { refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()
const keysOf = (list: readonly { key: string; kind: string }[], kind = 'creator') =>
  list.filter(each => each.kind === kind).map(({ key }) => key)

describe('the platforms', () => {
  it('are the built-in ones, 13 and 15, until somebody changes them', async () => {
    const { kim } = await world.office()
    const list = await kim.api.platforms.list()
    expect(keysOf(list)).toEqual(
      'onlyfans fansly manyvids justforfans loyalfans fancentro frisk cam4 chaturbate streamate patreon ko-fi other_creator'.split(
        ' ',
      ),
    )
    expect(keysOf(list, 'social')).toEqual(
      'instagram twitter tiktok youtube twitch telegram snapchat reddit discord facebook linkedin pinterest tumblr threads other_social'.split(
        ' ',
      ),
    )
    expect(list.every(({ isEnabled, isCustom }) => isEnabled && !isCustom)).toBe(true)
  })

  it('stand in the order and state that an admin gives them, in this organisation only', async () => {
    const { adam, kim } = await world.office()
    const there = await world.office()
    const keys = keysOf(await adam.api.platforms.list())
    await adam.api.platforms.reorder({ kind: 'creator', keys: keys.toReversed() })
    await adam.api.platforms.setEnabled({ kind: 'creator', key: 'cam4', isEnabled: false })
    const list = await kim.api.platforms.list()
    expect(keysOf(list)).toEqual(keys.toReversed())
    expect(list.filter(({ isEnabled }) => !isEnabled).map(({ key }) => key)).toEqual(['cam4'])
    expect(keysOf(await there.kim.api.platforms.list())).toEqual(keys)
    expect(await refusalOf(kim.api.platforms.reorder({ kind: 'creator', keys }))).toMatchObject({ status: 403 })
  })

  it('take one of one’s own, keyed by its name, and give it back', async () => {
    const { adam } = await world.office()
    const made = await adam.api.platforms.add({ kind: 'creator', name: '  Mein Portal ' })
    expect(made).toMatchObject({ key: 'mein_portal', name: 'Mein Portal', isCustom: true, isEnabled: true })
    expect(keysOf(await adam.api.platforms.list()).slice(-2)).toEqual(['mein_portal', 'other_creator'])
    for (const name of ['mein portal', 'OnlyFans', 'MEIN  PORTAL']) {
      expect(await refusalOf(adam.api.platforms.add({ kind: 'creator', name }))).toMatchObject({
        code: 'platforms.taken',
        field: 'name',
        status: 409,
      })
    }
    expect(await refusalOf(adam.api.platforms.add({ kind: 'creator', name: '   ' }))).toMatchObject({ field: 'name' })
    expect(await refusalOf(adam.api.platforms.add({ kind: 'creator', name: '!!!' }))).toMatchObject({ field: 'name' })
    await adam.api.platforms.remove({ kind: 'creator', key: 'mein_portal' })
    expect(keysOf(await adam.api.platforms.list())).not.toContain('mein_portal')
    expect(await refusalOf(adam.api.platforms.remove({ kind: 'creator', key: 'onlyfans' }))).toMatchObject({
      code: 'platforms.builtIn',
    })
    expect(await refusalOf(adam.api.platforms.remove({ kind: 'creator', key: 'mein_portal' }))).toMatchObject({
      status: 404,
    })
  })

  it('lose nothing when two people change them at once', async () => {
    const { adam, olivia } = await world.office()
    const keys = keysOf(await adam.api.platforms.list())
    const [added, order] = await Promise.allSettled([
      adam.api.platforms.add({ kind: 'creator', name: 'Neu' }),
      olivia.api.platforms.reorder({ kind: 'creator', keys: keys.toReversed() }),
    ])
    expect(added.status).toBe('fulfilled')
    const after = keysOf(await adam.api.platforms.list())
    expect(after.toSorted()).toEqual([...keys, 'neu'].toSorted())
    if (order.status === 'rejected') expect(order.reason).toMatchObject({ code: 'platforms.conflictList' })
    for (const list of [keys, [...keys, 'neu', 'neu'], [...keys, 'x']]) {
      expect(await refusalOf(adam.api.platforms.reorder({ kind: 'creator', keys: list }))).toMatchObject({
        code: 'platforms.conflictList',
        status: 409,
      })
    }
  })

  it('are at most a hundred of one’s own', async () => {
    const { id, adam } = await world.office()
    await adam.api.platforms.add({ kind: 'social', name: 'Null' })
    await world.staffel.services.database.pool.query(
      `insert into organization_platforms (organization_id, kind, platform_key, platform_name, display_order, is_custom)
       select $1, 'social', 'eigene_' || n, 'Eigene ' || n, 100 + n, true from generate_series(1, 99) n`,
      [id],
    )
    expect(await refusalOf(adam.api.platforms.add({ kind: 'creator', name: 'Zu viel' }))).toMatchObject({
      code: 'platforms.tooMany',
    })
  })

  it('are what new accounts of creators can be on; old ones stay where they are', async () => {
    const { adam } = await world.office()
    const account = { platform: 'fansly', url: 'https://fansly.com/mila' }
    const creator = await adam.api.creators.create({ name: 'Mila', creatorPlatforms: [account] })
    await adam.api.platforms.setEnabled({ kind: 'creator', key: 'fansly', isEnabled: false })
    expect(await refusalOf(adam.api.creators.create({ name: 'Zoë', creatorPlatforms: [account] }))).toMatchObject({
      code: 'creators.platform',
      field: 'creatorPlatforms.0.platform',
    })
    expect(
      await refusalOf(
        adam.api.creators.create({ name: 'Zoë', socialChannels: [{ ...account, platform: 'onlyfans' }] }),
      ),
    ).toMatchObject({ field: 'socialChannels.0.platform' })
    await adam.api.creators.update({ ...creator, description: 'neu' })
    expect(await adam.api.platforms.usage({ kind: 'creator', key: 'fansly' })).toEqual({ creators: ['Mila'] })
    expect(await adam.api.platforms.used()).toEqual([{ kind: 'creator', key: 'fansly' }])
    await adam.api.platforms.add({ kind: 'creator', name: 'Mein Portal' })
    await adam.api.creators.create({ name: 'Zoë', creatorPlatforms: [{ ...account, platform: 'mein_portal' }] })
    await adam.api.creatorGroups.accounts().then(accounts => {
      expect(accounts.map(({ platformName }) => platformName)).toContain('Mein Portal')
    })
  })
})
