import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { newId } from '#kit/id.ts'
import { week } from '#kit/week.ts'
import { assignTo, officeWithCreator } from '#test/groups.ts'
import { refusalOf, useWorld } from '#test/world.ts'
import { refusals } from '../messages.de.ts'

const world = useWorld()
const query = (text: string, values: unknown[]) => world.staffel.services.database.pool.query(text, values)
const office = () => officeWithCreator(world)

const custom = (name = 'Mittag') => ({ id: newId(), name })

describe('removing a group', () => {
  it('is refused while somebody is published on it from now on; drafts go with it', async () => {
    const { id, kim, lea, a } = await office()
    const group = await lea.api.creatorGroups.create({
      name: 'Team',
      creatorLinkIds: [a],
      customShifts: [custom()],
      mainChatterRequirements: { early: 1 },
      members: [{ profileId: kim.id }],
    })
    await assignTo(world, { id, kim }, { groupId: group.id })
    await assignTo(world, { id, kim }, { groupId: group.id, state: 'confirmed' }, '2026-11-25')
    await assignTo(world, { id, kim }, { groupId: group.id, state: 'draft' }, '2026-11-26')
    expect(await refusalOf(lea.api.creatorGroups.remove(group))).toMatchObject({
      code: 'creatorGroups.published',
      status: 422,
      message: refusals.published({ count: 2 }),
    })
    await query("update assignments set state = 'draft' where organization_id = $1 and date > '2026-11-20'", [id])
    await lea.api.creatorGroups.remove(group)
    expect(await lea.api.creatorGroups.list()).toEqual([])
    expect(await lea.api.creatorGroups.accounts()).toMatchObject([{ group: null }, { group: null }, { group: null }])
    const { rows } = await query(
      `select (select count(*) from assignments where organization_id = $1)
         + (select count(*) from shifts where organization_id = $1 and group_id is not null) as left`,
      [id],
    )
    expect(rows).toEqual([{ left: 0 }])
  })

  it('takes nothing of what was worked in it', async () => {
    const { id, kim, lea, olivia, adam, a, b } = await office()
    const wish = { name: 'Team', creatorLinkIds: [a], members: [{ profileId: kim.id }] }
    const group = await lea.api.creatorGroups.create(wish)
    await assignTo(world, { id, kim }, { groupId: group.id, state: 'confirmed' }, '2026-11-18')
    await assignTo(world, { id, kim }, { groupId: group.id, state: 'declined' }, '2026-11-19')
    await assignTo(world, { id, kim }, { groupId: group.id, state: 'draft' }, '2026-11-17')
    await assignTo(world, { id, kim }, { groupId: group.id, state: 'draft' }, '2026-11-26')
    const worked = async () => ({
      balance: await adam.api.balance.list({ weeks: 4 }),
      sheet: await olivia.api.attendance.sheet({ month: '2026-11', profileId: kim.id }),
      profile: await kim.api.profile.get(),
    })
    const before = await worked()
    expect(JSON.stringify(before.sheet)).toContain('Team')
    await lea.api.creatorGroups.remove(group)
    expect(await worked()).toEqual(before)
    const { rows } = await query('select date::text, state from assignments where organization_id = $1 order by date', [
      id,
    ])
    expect(rows).toEqual([
      { date: '2026-11-18', state: 'confirmed' },
      { date: '2026-11-19', state: 'declined' },
    ])

    // it is nowhere to be found, its accounts are free, and its name as well
    expect(await lea.api.creatorGroups.list()).toEqual([])
    expect(await refusalOf(lea.api.creatorGroups.get({ id: group.id }))).toMatchObject({
      code: 'creatorGroups.notFound',
    })
    expect(await refusalOf(lea.api.creatorGroups.remove(group))).toMatchObject({ code: 'creatorGroups.notFound' })
    expect(await refusalOf(adam.api.schedule.plan({ groupId: group.id, week: week('2026-W48') }))).toMatchObject({
      code: 'schedule.groupNotFound',
    })
    const seat = { groupId: group.id, date: day('2026-11-27'), shiftId: 'early', seat: 1, profileId: kim.id }
    expect(await refusalOf(adam.api.schedule.assign({ ...seat, reason: 'geht' }))).toMatchObject({
      code: 'schedule.groupNotFound',
    })
    expect((await adam.api.agencyWeek.get({ week: week('2026-W47') })).groups).toEqual([])
    await lea.api.creatorGroups.create(wish)
    await lea.api.creatorGroups.create({ ...wish, creatorLinkIds: [b] })
  })

  it('takes nothing of what was declined in it, also of days to come', async () => {
    const { id, kim, lea, a } = await office()
    const group = await lea.api.creatorGroups.create({
      name: 'Team',
      creatorLinkIds: [a],
      members: [{ profileId: kim.id }],
    })
    await assignTo(world, { id, kim }, { groupId: group.id, state: 'declined' }, '2026-11-24')
    await assignTo(world, { id, kim }, { groupId: group.id, state: 'draft' }, '2026-11-25')
    await lea.api.creatorGroups.remove(group)
    const { rows } = await query('select date::text, state from assignments where organization_id = $1', [id])
    expect(rows).toEqual([{ date: '2026-11-24', state: 'declined' }])
    expect(await lea.api.creatorGroups.list()).toEqual([])
  })

  it('stops at two hundred groups', async () => {
    const { id, lea, a, b } = await office()
    await query(
      `insert into creator_groups (organization_id, id, name, color, chatter_count, created_at, updated_at)
       select $1, 'groupnum' || lpad(n::text, 4, '0'), 'Team ' || n, 'blue', 1, now(), now() from generate_series(1, 199) n`,
      [id],
    )
    const create = (link: string) => lea.api.creatorGroups.create({ name: 'Team', creatorLinkIds: [link] })
    const added = await Promise.allSettled([create(a), create(b)])
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusalOf(create(b))).toMatchObject({ code: 'creatorGroups.tooMany' })
  })
})
