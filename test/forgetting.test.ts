import { expect, it } from 'vitest'
import { deleteExpiredImports } from '#features/access/imports/server/delete-expired.ts'
import { deleteExpiredInvitations } from '#features/access/invitations/server/delete-expired.ts'
import { deleteExpiredNotifications } from '#features/messages/notifications/server/delete-expired.ts'
import { deleteExpiredRequests } from '#features/outreach/availability-requests/server/delete-expired.ts'
import { aPublishedSeat } from './factories.ts'
import { until } from './until.ts'
import { useWorld } from './world.ts'

const world = useWorld()

it('names nobody for ever: what was told, who was asked, and who was invited and never came', async () => {
  const office = await world.office()
  const { olivia, kim, id } = office
  const { services } = world.staffel
  await aPublishedSeat(office)
  await until(async () => (await kim.api.notifications.unread()).count === 1)
  await services.database.pool.query(
    `insert into availability_requests (organization_id, id, round_id, profile_id, start_date, end_date, requested_at, requested_by, message_id)
     values ($1, 'request', 'round', $2, '2026-11-20', '2026-11-27', $3, $4, 'message')`,
    [id, kim.id, world.clock.now().toString(), olivia.id],
  )
  await olivia.api.imports.send({ fileName: 'Team Herbst.xlsx', lines: [{ line: 1, email: 'nora@example.test' }] })
  await olivia.api.invitations.send({ email: 'nova@example.test' })
  const left = async () => {
    const of = (table: string) => `(select count(*)::int from ${table} where organization_id = $1) as ${table}`
    const tables = ['notifications', 'availability_requests', 'imports', 'invitations'].map(of)
    return (await services.database.pool.query(`select ${tables.join(', ')}`, [id])).rows[0]
  }
  const forget = async (days: number) => {
    world.clock.set(
      Temporal.Instant.from('2026-11-20T11:00:00Z')
        .add({ hours: 24 * days })
        .toString(),
    )
    for (const each of [
      deleteExpiredNotifications,
      deleteExpiredRequests,
      deleteExpiredImports,
      deleteExpiredInvitations,
    ])
      await each(services)
    return left()
  }
  const all = await left()
  expect(all).toMatchObject({ availability_requests: 1, imports: 1, invitations: 2 })
  expect(await forget(29)).toEqual(all)
  expect(await forget(31)).toEqual({ ...all, imports: 0 })
  // a link was good for a week
  expect(await forget(36)).toMatchObject({ invitations: 2 })
  expect(await forget(38)).toEqual({ ...all, imports: 0, invitations: 0 })
  expect(await forget(182)).toMatchObject({ notifications: all.notifications, availability_requests: 1 })
  expect(await forget(184)).toEqual({ notifications: 0, availability_requests: 0, imports: 0, invitations: 0 })
})
