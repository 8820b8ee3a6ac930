import { describe, expect, it } from 'vitest'
import { aPublishedSeat } from '#test/factories.ts'
import { type Office, password, type Person, useWorld } from '#test/world.ts'

const world = useWorld()

let guests = 0
async function joined({ id: organizationId, olivia }: Office): Promise<Person> {
  const { link } = await olivia.api.joinLinks.create({ maxUses: 3, hours: 24 })
  const visitor = world.visitor()
  const token = link.split('/').at(-1) ?? ''
  const email = `schritt${(guests += 1)}@example.test`
  await visitor.api.joinLinks.register({ token, email, fullName: 'Nora Neu', password })
  const id = (await visitor.api.signIn.session())?.member?.profileId ?? ''
  return Object.assign(visitor, { id, organizationId, email, fullName: 'Nora Neu' })
}

const openOf = (steps: readonly { step: string; state: string }[]) =>
  steps.filter(({ state }) => state === 'open').map(({ step }) => step)

describe('the first steps', () => {
  it('are there for whoever joined by a link, without a bot four of them, and for nobody else', async () => {
    const office = await world.office()
    const nora = await joined(office)
    const all = ['timeZone', 'availability', 'preferences', 'confirmation']
    expect(openOf((await nora.api.firstSteps.own()).steps)).toEqual(all)
    for (const { api } of [office.kim, office.olivia]) expect(await api.firstSteps.own()).toEqual({ steps: [] })
  })

  it('are ticked off by what the person does, and the team sees it', async () => {
    const office = await world.office()
    const { olivia, lea } = office
    const nora = await joined(office)
    await nora.api.firstSteps.setTimeZone({ timeZone: 'America/Bogota' })
    expect(await nora.api.signIn.session()).toMatchObject({ member: { timeZone: 'America/Bogota' } })
    await nora.api.availability.setCells({
      week: '2026-W48',
      cells: [{ date: '2026-11-24', shiftId: 'early', marking: 'available' }],
    })
    expect(openOf((await nora.api.firstSteps.own()).steps)).toEqual(['preferences', 'confirmation'])
    await nora.api.preferences.saveHours({ min: 8, max: 40 })
    for (const { api } of [olivia, lea]) {
      expect(await api.firstSteps.team()).toMatchObject([
        { profileId: nora.id, fullName: 'Nora Neu', joinedAt: '2026-11-20T11:00:00Z' },
      ])
    }
    const [seen] = await olivia.api.firstSteps.team()
    expect(openOf(seen?.steps ?? [])).toEqual(['confirmation'])
    const seat = await aPublishedSeat({ ...office, kim: nora })
    await nora.api.ownShifts.confirm({ assignmentId: seat.id })
    expect(await nora.api.firstSteps.own()).toEqual({ steps: [] })
    expect(openOf((await olivia.api.firstSteps.team())[0]?.steps ?? [])).toEqual([])
  })

  it('take the organisation’s zone for an answer, and leave the person to move with it', async () => {
    const office = await world.office()
    const nora = await joined(office)
    await nora.api.firstSteps.setTimeZone({ timeZone: 'Europe/Berlin' })
    expect(await nora.api.signIn.session()).toMatchObject({ member: { timeZone: null } })
    expect(openOf((await nora.api.firstSteps.own()).steps)).not.toContain('timeZone')
  })

  it('can be put away, are over after thirty days, and end with the membership', async () => {
    const office = await world.office()
    const [nora, other] = [await joined(office), await joined(office)]
    await nora.api.firstSteps.dismiss()
    expect(await nora.api.firstSteps.own()).toEqual({ steps: [] })
    // the team still sees how far the person is
    expect(await office.olivia.api.firstSteps.team()).toHaveLength(2)
    await office.olivia.api.team.remove({ id: other.id })
    expect(await office.olivia.api.firstSteps.team()).toHaveLength(1)
    world.clock.set('2026-12-20T11:00:00Z')
    expect(await office.olivia.api.firstSteps.team()).toEqual([])
  })
})
