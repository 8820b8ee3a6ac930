import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import { type Office, refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()

const link = async ({ id }: Office, ...people: { readonly id: string }[]) => {
  for (const person of people) {
    await world.staffel.services.database.pool.query(
      `insert into telegram_users (organization_id, id, telegram_chat_id, profile_id, first_name, registered_at)
       values ($1, $2, $2, $2, 'x', now())`,
      [id, person.id],
    )
  }
}

describe('the info box', () => {
  it('is empty until somebody sets it; a field that is left out stays', async () => {
    const office = await world.office()
    const { adam, kim, lea } = office
    expect(await kim.api.availabilitySettings.infoBox()).toEqual({
      vacationRequestLimitText: '',
      shiftManagerId: null,
    })
    await link(office, lea)
    await Promise.all([
      adam.api.availabilitySettings.saveInfoBox({
        base: { vacationRequestLimitText: '' },
        change: { vacationRequestLimitText: '{requested} von {limit}' },
      }),
      adam.api.availabilitySettings.saveInfoBox({
        base: { shiftManagerId: null },
        change: { shiftManagerId: lea.id },
      }),
    ])
    const both = { vacationRequestLimitText: '{requested} von {limit}', shiftManagerId: lea.id }
    expect(await kim.api.availabilitySettings.infoBox()).toEqual(both)
    await adam.api.availabilitySettings.saveInfoBox({
      base: { shiftManagerId: lea.id },
      change: { shiftManagerId: null },
    })
    expect(await kim.api.availabilitySettings.infoBox()).toEqual({ ...both, shiftManagerId: null })
  })

  it('of one who was slower is not taken, and says what stands there now', async () => {
    const { adam, olivia } = await world.office()
    const save = (person: typeof adam, seen: string, text: string) =>
      person.api.availabilitySettings.saveInfoBox({
        base: { vacationRequestLimitText: seen },
        change: { vacationRequestLimitText: text },
      })
    await save(adam, '', 'Von Adam')
    expect(await refusalOf(save(olivia, '', 'Von Olivia'))).toMatchObject({
      code: 'organizationSettings.conflictText',
      field: 'change.vacationRequestLimitText',
      status: 409,
      message: expect.stringContaining('„Von Adam“'),
    })
    expect((await save(olivia, 'Von Adam', 'Von Olivia')).vacationRequestLimitText).toBe('Von Olivia')
  })

  it('takes only a shift manager who has a chat and leads', async () => {
    const office = await world.office()
    await link(office, office.kim)
    for (const { id } of [office.lea, office.kim]) {
      const wish = { base: { shiftManagerId: null }, change: { shiftManagerId: id } }
      expect(await refusalOf(office.adam.api.availabilitySettings.saveInfoBox(wish))).toMatchObject({
        code: 'availabilitySettings.noShiftManager',
        field: 'change.shiftManagerId',
      })
    }
  })

  it('still names whoever was chosen and has unlinked the chat', async () => {
    const office = await world.office()
    const { adam, lea } = office
    await link(office, lea)
    await adam.api.availabilitySettings.saveInfoBox({
      base: { shiftManagerId: null },
      change: { shiftManagerId: lea.id },
    })
    await world.staffel.services.database.pool.query('delete from telegram_users where profile_id = $1', [lea.id])
    expect(await adam.api.availabilitySettings.shiftManagers()).toEqual([
      { id: lea.id, fullName: 'Lea Krüger', role: 'team_lead', isLinked: false },
    ])
  })

  it('asks the owners and admins again once whoever was chosen leads nobody', async () => {
    const office = await world.office()
    const { olivia, adam, lea, kim } = office
    await link(office, lea)
    await adam.api.availabilitySettings.saveInfoBox({
      base: { shiftManagerId: null },
      change: { shiftManagerId: lea.id },
    })
    await olivia.api.team.update({ id: lea.id, role: 'chatter' })
    await kim.api.vacation.request({ week: week('2026-W48'), dates: [day('2026-11-24')], reason: 'Familie' })
    const told = async ({ api }: typeof lea) =>
      (await api.notifications.list({})).notifications.filter(({ kind }) => kind === 'vacation_request_new').length
    expect([await told(lea), await told(olivia), await told(adam)]).toEqual([0, 1, 1])
  })

  it('offers nobody while no chat is linked, then owners, admins and team leads, each by name', async () => {
    const office = await world.office()
    const { olivia, adam, lea, kim, luca } = office
    expect(await adam.api.availabilitySettings.shiftManagers()).toEqual([])
    const zoe = await world.join(office.id, 'admin', 'Zoe Adler')
    const bea = await world.join(office.id, 'admin', 'Bea Ott')
    await link(office, lea, zoe, olivia, kim, bea, luca)
    const names = (await adam.api.availabilitySettings.shiftManagers()).map(({ fullName }) => fullName)
    expect(names).toEqual(['Olivia Brandt', 'Bea Ott', 'Zoe Adler', 'Lea Krüger'])
  })
})
