import { describe, expect, it } from 'vitest'
import { permissionIds } from '#features/permissions/permissions.ts'
import { refusalOf, useWorld } from '../world.ts'

const world = useWorld({ ROLE: 'web' })

describe('whoever changes permissions', () => {
  it('grants nothing that they do not have, and takes away what they want', async () => {
    const { olivia, lea } = await world.office()
    const [, lead] = await olivia.api.permissions.templates()
    const own = [...lead!.permissions, 'page_permissions' as const]
    await olivia.api.permissions.save({ templates: [{ ...lead!, permissions: own }] })
    const beyond = permissionIds.filter(id => !own.includes(id))
    expect(beyond.length).toBeGreaterThan(3)
    for (const permission of beyond) {
      const [, , chatter] = await lea.api.permissions.templates()
      const grant = { ...chatter!, permissions: [...chatter!.permissions, permission] }
      expect(await refusalOf(lea.api.permissions.save({ templates: [grant] }))).toMatchObject({
        code: 'permissions.beyondOwn',
        status: 403,
        field: 'templates.0',
      })
    }
    const [, , chatter] = await lea.api.permissions.templates()
    const changed = [...chatter!.permissions.filter(id => id !== 'page_scoreboard'), 'page_team' as const]
    const saved = await lea.api.permissions.save({ templates: [{ ...chatter!, permissions: changed }] })
    expect(saved[2]?.permissions).toEqual(expect.arrayContaining(['page_team']))
    expect(saved[2]?.permissions).not.toContain('page_scoreboard')
  })

  it('leaves alone what somebody above them has granted beyond them', async () => {
    const { olivia, lea } = await world.office()
    const [, lead, chatter] = await olivia.api.permissions.templates()
    await olivia.api.permissions.save({
      templates: [
        { ...lead!, permissions: [...lead!.permissions, 'page_permissions'] },
        { ...chatter!, permissions: [...chatter!.permissions, 'audit_view'] },
      ],
    })
    const [, , before] = await lea.api.permissions.templates()
    const saved = await lea.api.permissions.save({
      templates: [{ ...before!, permissions: [...before!.permissions, 'page_team'] }],
    })
    expect(saved[2]?.permissions).toEqual(expect.arrayContaining(['audit_view', 'page_team']))
  })
})

describe('an admin', () => {
  it('makes nobody an admin, neither by role nor by unlocking another role', async () => {
    const { adam, kim, olivia } = await world.office()
    expect(await refusalOf(adam.api.team.update({ id: kim.id, role: 'admin' }))).toMatchObject({
      code: 'team.adminByOwner',
      status: 403,
      field: 'role',
    })
    await adam.api.team.update({ id: kim.id, role: 'team_lead' })
    await olivia.api.team.update({ id: kim.id, role: 'admin' })
    expect((await adam.api.team.list()).find(({ id }) => id === kim.id)).toMatchObject({ role: 'admin' })
  })
})
