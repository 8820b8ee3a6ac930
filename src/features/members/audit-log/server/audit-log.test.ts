import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import { record } from '#features/foundation/audit/server/store.ts'
import type { AuditKind } from '#features/foundation/audit/kinds.ts'
import { type PermissionId, permissionIds } from '#features/foundation/permissions/permissions.ts'
import { aMarket } from '#test/market-office.ts'
import { aBonus, payReason, setRate } from '#test/pay-office.ts'
import { type Office, type Person, refusalOf, startOfTests, useWorld } from '#test/world.ts'

const world = useWorld()

/** An office in which Adam renames Kim four times, at given instants. */
async function renamed(instants: readonly string[]) {
  const office = await world.office()
  for (const [index, at] of instants.entries()) {
    world.clock.set(at)
    await office.adam.api.team.update({ id: office.kim.id, fullName: `Kim ${'IVX'.charAt(index % 3)}${index}` })
  }
  return office
}

/** Gives Lea's role these permissions and no others. */
async function mayOnly({ olivia }: Pick<Office, 'olivia'>, ...permissions: PermissionId[]): Promise<void> {
  const lead = (await olivia.api.permissions.templates()).find(({ role }) => role === 'team_lead')
  await olivia.api.permissions.save({ templates: [{ ...lead!, permissions }] })
}

const newest = ['2026-10-24T21:59:59Z', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'] as const

describe('the audit log', () => {
  it('lists what was done, newest first, with who and to whom', async () => {
    const { olivia, kim } = await renamed(newest)
    const { entries, next } = await olivia.api.auditLog.list({ kind: 'team.renamed' })
    expect(next).toBeNull()
    expect(entries.map(({ at }) => at)).toEqual(newest.toReversed())
    expect(entries[0]).toMatchObject({
      actor: 'Adam Yıldız',
      target: 'Kim I3',
      change: { from: 'Kim X2', to: 'Kim I3' },
    })
    expect((await olivia.api.auditLog.list({ profileId: kim.id, kind: 'team.renamed' })).entries).toHaveLength(4)
    expect((await olivia.api.auditLog.list({ profileId: olivia.id, kind: 'team.renamed' })).entries).toEqual([])
  })

  it('names platforms, also those of the organisation’s own', async () => {
    const { olivia } = await world.office()
    const { key } = await olivia.api.platforms.add({ kind: 'creator', name: 'Nordlicht TV' })
    const { names } = await olivia.api.auditLog.list({ kind: 'platforms.changed' })
    expect(names).toMatchObject({ [key]: 'Nordlicht TV', onlyfans: 'OnlyFans' })
  })

  it('names whatever the changes name by id, in the reader’s language, and what the rules of a notification are about', async () => {
    const { olivia, adam, kim, id } = await world.office()
    await world.staffel.services.database.tenant(id, tx =>
      record(tx, id, world.clock, adam.id, {
        kind: 'schedule.removed',
        target: 'GoneGoneGone',
        change: { groupId: 'GoneGoneGone', shiftId: 'early', profileId: kim.id },
      }),
    )
    await olivia.api.people.setLanguage({ language: 'en' })
    const { names } = await olivia.api.auditLog.list({ kind: 'schedule.removed' })
    expect(names).toEqual({ early: 'Early', [kim.id]: kim.fullName })
    await olivia.api.notifications.saveRule({ kind: 'shift_assigned', locked: true })
    const { entries } = await olivia.api.auditLog.list({ kind: 'settings.notificationsChanged' })
    expect(entries[0]).toMatchObject({ target: 'New shifts' })
  })

  it('says which shift was changed, in the list and in the export', async () => {
    const { adam, olivia } = await world.office()
    const [early] = await adam.api.shifts.list()
    await adam.api.shifts.update({ ...early!, color: 'teal' })
    await olivia.api.people.setLanguage({ language: 'en' })
    const { entries } = await olivia.api.auditLog.list({ kind: 'shifts.changed' })
    expect(entries[0]).toMatchObject({ target: 'Early', targetId: early!.id, change: { color: { to: 'teal' } } })
    const { csv } = await olivia.api.auditLog.export({ kind: 'shifts.changed' })
    expect(csv).toContain('"Early","early",')
  })

  it('tells no names of what the reader may not see', async () => {
    const { olivia, lea, kim, id } = await world.office()
    await mayOnly({ olivia }, 'audit_view')
    await world.staffel.services.database.tenant(id, tx =>
      record(tx, id, world.clock, olivia.id, { kind: 'schedule.freed', target: id, change: { profileId: kim.id } }),
    )
    expect((await olivia.api.auditLog.list({ kind: 'schedule.freed' })).names).toEqual({ [kim.id]: kim.fullName })
    expect((await lea.api.auditLog.list({ kind: 'schedule.freed' })).names).toEqual({})
  })

  it('takes days as the organisation’s, the one of 25 hours too', async () => {
    const { olivia } = await renamed(newest)
    const ask = { kind: 'team.renamed', from: day('2026-10-25'), to: day('2026-10-25') } as const
    expect((await olivia.api.auditLog.list(ask)).entries.map(({ at }) => at)).toEqual([newest[2], newest[1]])
  })

  it('pages on without losing or repeating one, several in one instant too', async () => {
    const { olivia } = await renamed(Array.from({ length: 60 }, () => startOfTests))
    const first = await olivia.api.auditLog.list({ kind: 'team.renamed' })
    const second = await olivia.api.auditLog.list({ kind: 'team.renamed', after: first.next! })
    const ids = [...first.entries, ...second.entries].map(({ id }) => id)
    expect([first.entries.length, ids.length, new Set(ids).size, second.next]).toEqual([50, 60, 60, null])
  })

  it('is exported without formulas, and that is written down', async () => {
    const office = await world.office()
    const { adam, olivia, kim } = office
    await adam.api.team.update({ id: kim.id, fullName: '=1+1 Kim' })
    const { csv } = await olivia.api.auditLog.export({ profileId: kim.id, kind: 'team.renamed' })
    expect(csv.startsWith('\uFEFF"Zeit";"Wer";"Was";"Betrifft";"ID";"Details"\r\n')).toBe(true)
    expect(csv).toContain(`"Adam Yıldız";"Mitglied umbenannt";"'=1+1 Kim"`)
    const [entry] = (await olivia.api.auditLog.list({ kind: 'auditLog.exported' })).entries
    expect(entry).toMatchObject({ actor: 'Olivia Brandt', change: { rows: 1, kind: 'team.renamed' } })
  })

  it('names the role, the group, and the person who is planned or has asked for days off', async () => {
    const office = await aMarket(world)
    const { olivia, adam, lea, kim, groupId, assignmentId } = office
    await mayOnly(office, 'audit_view')
    const dates = [day('2026-12-21')]
    const { requests } = await kim.api.vacation.request({ week: week('2026-W52'), dates, reason: 'Familie' })
    const { id, version } = requests[0]!
    await adam.api.vacation.decide({ id, version, move: 'approve' })
    const newest = async (kind: AuditKind) => (await lea.api.auditLog.list({ kind })).entries[0]
    expect(await newest('permissions.changed')).toMatchObject({ target: 'Teamleitung', targetId: 'team_lead' })
    expect(await newest('schedule.published')).toMatchObject({ target: 'Luna', targetId: groupId })
    expect(await newest('schedule.assigned')).toMatchObject({ target: 'Kim Albers · Luna', targetId: assignmentId })
    expect(await newest('vacation.decided')).toMatchObject({ target: 'Kim Albers', targetId: id })
    const kinds = (await lea.api.auditLog.list({ profileId: kim.id })).entries.map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['vacation.decided', 'schedule.assigned']))
    const { csv } = await olivia.api.auditLog.export({ kind: 'permissions.changed' })
    expect(csv).toContain('"Berechtigungen geändert";"Teamleitung";"team_lead";')
  })

  it('tells pay, and why somebody cannot come, only to whoever may see that elsewhere', async () => {
    const office = await aMarket(world)
    const { olivia, lea, kim, assignmentId } = office
    await mayOnly(office, 'audit_view')
    await setRate(olivia, kim.id, '2026-10-01')
    await olivia.api.pay.removeRate({ profileId: kim.id, from: day('2026-10-01') })
    await aBonus(office)
    await kim.api.market.reportAbsence({ assignmentId, kind: 'illness', until: null, note: '' })
    for (const kind of ['pay.rateSet', 'pay.rateRemoved', 'pay.itemAdded', 'market.cannot'] as const) {
      const { entries } = await lea.api.auditLog.list({ kind })
      expect(new Set(entries.map(({ target, change }) => [target, JSON.stringify(change)].join()))).toEqual(
        new Set(['Kim Albers,{}']),
      )
    }
    const { csv } = await lea.api.auditLog.export({})
    for (const word of [payReason, '1500', 'illness']) {
      expect(csv).not.toContain(word)
      expect((await olivia.api.auditLog.export({})).csv).toContain(word)
    }
    await mayOnly(office, 'audit_view', 'pay_view', 'shift_plan_edit')
    const seen = async (kind: 'pay.itemAdded' | 'market.cannot') => (await lea.api.auditLog.list({ kind })).entries[0]
    expect(await seen('pay.itemAdded')).toMatchObject({ change: { reason: payReason } })
    expect(await seen('market.cannot')).toMatchObject({ change: { kind: 'illness' } })
  })

  const toldTo: readonly (readonly [PermissionId | 'admin', readonly AuditKind[]])[] = [
    ['pay_view', ['pay.rateSet', 'pay.rateRemoved', 'pay.itemAdded', 'pay.itemRemoved', 'pay.reopened']],
    [
      'shift_plan_edit',
      [
        'market.cannot',
        'schedule.declined',
        'schedule.assigned',
        'schedule.removed',
        'schedule.freed',
        'schedule.cleared',
      ],
    ],
    [
      'timesheets_edit',
      ['attendance.requested', 'attendance.refused', 'attendance.corrected', 'attendance.monthReopened'],
    ],
    ['admin', ['vacation.decided', 'availability.changedForAnother']],
  ]
  it.each(toldTo)('tells whoever has %s, and nobody else, what is said in %j', async (needed, kinds) => {
    const office = await world.office()
    const { olivia, adam, lea, kim, id } = office
    await world.staffel.services.database.tenant(id, async tx => {
      for (const kind of kinds) {
        await record(tx, id, world.clock, kim.id, { kind, target: kim.id, change: { reason: 'Fieber' } })
      }
    })
    const read = async ({ api }: Person) => {
      const { entries } = await api.auditLog.list({})
      const { csv } = await api.auditLog.export({})
      const said = kinds.filter(kind => entries.find(one => one.kind === kind)?.change['reason'] === 'Fieber')
      expect(csv.match(/Fieber/g) ?? []).toHaveLength(said.length)
      return said
    }
    expect(await read(olivia)).toEqual(kinds)
    await mayOnly(office, ...permissionIds.filter(one => one !== needed))
    expect(await read(lea)).toEqual([])
    if (needed !== 'admin') await mayOnly(office, 'audit_view', needed)
    expect(await read(needed === 'admin' ? adam : lea)).toEqual(kinds)
  })

  it('is asked about whoever is locked or has left as about everybody else', async () => {
    const { olivia, adam, lea, kim, luca } = await world.office()
    await adam.api.team.remove({ id: kim.id })
    const people = await olivia.api.auditLog.people()
    expect(people).toHaveLength(6)
    expect(people.find(({ id }) => id === luca.id)).toEqual({ id: luca.id, fullName: luca.fullName, hasLeft: false })
    expect(people.find(({ id }) => id === kim.id)).toEqual({ id: kim.id, fullName: kim.fullName, hasLeft: true })
    const { entries } = await olivia.api.auditLog.list({ profileId: kim.id })
    expect(entries[0]).toMatchObject({ kind: 'team.removed', target: kim.fullName })
    expect(await refusalOf(lea.api.auditLog.people())).toMatchObject({ code: 'permissions.missing' })
  })

  it('is closed to whoever may not see it, and cannot be changed', async () => {
    const { lea, kim, id } = await world.office()
    for (const person of [lea, kim]) {
      expect(await refusalOf(person.api.auditLog.list({}))).toMatchObject({ code: 'permissions.missing' })
    }
    const { database } = world.staffel.services
    for (const statement of ['update audit_entries set kind = kind', 'delete from audit_entries']) {
      await expect(database.tenant(id, tx => tx.execute(statement))).rejects.toThrow()
    }
  })
})
