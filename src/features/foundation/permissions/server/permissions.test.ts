import { describe, expect, it } from 'vitest'
import { refusalOf, useWorld } from '#test/world.ts'
import { permissionGroups, permissionIds } from '../permissions.ts'
import { refusals } from '../messages.de.ts'

const world = useWorld()

it('stand in one group each on the page', () => {
  expect(Object.values(permissionGroups).flat().toSorted()).toEqual([...permissionIds].toSorted())
})

describe('the permissions of a role', () => {
  it('hold at once on the server when they are changed, and are written down', async () => {
    const { olivia, lea, id } = await world.office()
    const templates = await olivia.api.permissions.templates()
    expect(templates.map(({ role }) => role)).toEqual(['admin', 'team_lead', 'chatter'])
    const lead = templates[1]!
    expect(await refusalOf(lea.api.permissions.templates())).toMatchObject({ code: 'permissions.missing' })
    const permissions = [...lead.permissions.filter(one => one !== 'page_team'), 'page_permissions' as const]
    await olivia.api.permissions.save({ templates: [{ ...lead, permissions }] })
    expect(await lea.api.permissions.templates()).toHaveLength(3)
    expect(await refusalOf(lea.api.team.list())).toMatchObject({ code: 'permissions.missing' })
    const { rows } = await world.staffel.services.database.pool.query(
      "select target, change from audit_entries where organization_id = $1 and kind = 'permissions.changed'",
      [id],
    )
    expect(rows).toEqual([{ target: 'team_lead', change: { added: ['page_permissions'], removed: ['page_team'] } }])
  })

  it('are refused on a newer version, with the difference, and nothing of the save is kept', async () => {
    const { olivia, adam } = await world.office()
    const [, lead, chatter] = await olivia.api.permissions.templates()
    await olivia.api.permissions.save({
      templates: [{ ...chatter!, permissions: [...chatter!.permissions, 'page_team'] }],
    })
    const late = adam.api.permissions.save({
      templates: [
        { ...lead!, permissions: [] },
        { ...chatter!, permissions: [...chatter!.permissions, 'page_creator'] },
      ],
    })
    expect(await refusalOf(late)).toMatchObject({
      code: 'permissions.staleTemplate',
      status: 409,
      field: 'templates.1',
      message: refusals.staleTemplate({ role: 'chatter', added: ['page_creator'], removed: ['page_team'] }),
    })
    expect((await olivia.api.permissions.templates())[1]).toEqual(lead)
  })

  it('are changed only below one’s own role', async () => {
    const { olivia, adam, lea } = await world.office()
    const [admin, lead] = await olivia.api.permissions.templates()
    expect(await refusalOf(adam.api.permissions.save({ templates: [{ ...admin!, permissions: [] }] }))).toMatchObject({
      code: 'permissions.roleProtected',
      status: 403,
    })
    const saved = await adam.api.permissions.save({
      templates: [{ ...lead!, permissions: [...lead!.permissions, 'page_permissions'] }],
    })
    expect(await refusalOf(lea.api.permissions.save({ templates: [saved[1]!] }))).toMatchObject({
      code: 'permissions.roleProtected',
    })
    for (const role of ['owner', 'locked', 'king']) {
      expect(
        await refusalOf(olivia.api.permissions.save({ templates: [{ role, permissions: [], version: 1 } as never] })),
      ).toMatchObject({ field: 'templates.0.role', status: 400 })
    }
  })
})
