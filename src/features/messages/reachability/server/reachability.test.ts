import { afterAll, describe, expect, it } from 'vitest'
import { addGroup, assignTo } from '#test/groups.ts'
import { insertChatLink } from '#test/chats.ts'
import { aBrowser } from '#test/factories.ts'
import { openSmtp } from '#test/smtp.ts'
import { useWorld } from '#test/world.ts'

const smtp = await openSmtp()
const world = useWorld({ SMTP_URL: smtp.url })
const withoutMail = useWorld()
afterAll(() => smtp.close())

const unprove = (id: string) =>
  world.staffel.services.database.pool.query('update users set email_proven = false where id = $1', [id])

describe('members who are unreachable outside of the app', () => {
  it('are those without a proven address, chat and device, with the reason', async () => {
    const { adam, lea, kim, kofi, luca } = await world.office()
    expect(await lea.api.reachability.list()).toEqual([])
    for (const { id } of [adam, kim, kofi, luca]) await unprove(id)
    await adam.api.push.subscribe(aBrowser())
    expect(await lea.api.reachability.list()).toEqual(
      [kim, kofi].map(({ id }) => ({ profileId: id, mail: 'unproven', chat: 'none' })),
    )
    const team = await lea.api.team.list()
    expect(team.find(({ id }) => id === kim.id)).toMatchObject({ unreachable: { mail: 'unproven', chat: 'none' } })
    expect(team.find(({ id }) => id === luca.id)).toMatchObject({ isLocked: true, unreachable: null })
  })

  it('are named with a linked chat whose messenger the installation does not use', async () => {
    const { lea, kim } = await world.office()
    await unprove(kim.id)
    await insertChatLink(world, kim, '812345')
    expect(await lea.api.reachability.list()).toEqual([{ profileId: kim.id, mail: 'unproven', chat: 'off' }])
  })

  it('are counted apart when weeks are published', async () => {
    const office = await world.office()
    const { adam, kim, kofi } = office
    await unprove(kim.id)
    const groupId = await addGroup(world, office, 'Luna')
    await assignTo(world, office, { groupId, state: 'draft' }, '2026-11-25')
    await assignTo(world, { ...office, kim: kofi }, { groupId, state: 'draft' }, '2026-11-26')
    const { groups } = await adam.api.agencyWeek.get({ week: '2026-W48' })
    const version = groups.find(({ id }) => id === groupId)?.version ?? 0
    expect(await adam.api.agencyWeek.publish({ week: '2026-W48', groups: [{ groupId, version }] })).toMatchObject({
      notified: 2,
      unreachable: 1,
    })
  })
})

it('names everybody without a chat and a device where no mail server is set up', async () => {
  const { lea, kim } = await withoutMail.office()
  const { api } = lea
  expect(await api.reachability.list()).toContainEqual({ profileId: kim.id, mail: 'noServer', chat: 'none' })
})
