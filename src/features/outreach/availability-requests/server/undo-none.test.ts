import { afterAll, describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import { openChats } from '#test/chats.ts'
import { refusalOf, useWorld } from '#test/world.ts'

const telegram = await openChats()
const world = useWorld(telegram.variables)
afterAll(() => telegram.close())

describe('undoing “no availability”', () => {
  async function asked() {
    const office = await world.office()
    await telegram.linked(office.kim)
    await office.adam.api.availabilityRequests.send({ duration: '1week' })
    const own = office.kim.api.availabilityRequests
    return { ...office, own, input: { id: (await own.mine())[0]!.id } }
  }

  async function answered() {
    const office = await asked()
    await office.own.answerNone(office.input)
    return office
  }

  it('opens the request again for five minutes, once or twice', async () => {
    const { adam, own, input } = await answered()
    world.clock.set('2026-11-20T11:04:59Z')
    await own.undoNone(input)
    await own.undoNone(input)
    expect(await own.mine()).toMatchObject([input])
    expect(await adam.api.availabilityRequests.remind()).toEqual({ requested: 1 })
  })

  it('is refused after five minutes, and for requests of others', async () => {
    const { kofi, own, input } = await answered()
    expect(await refusalOf(kofi.api.availabilityRequests.undoNone(input))).toMatchObject({
      code: 'availabilityRequests.notFound',
    })
    world.clock.set('2026-11-20T11:05:00Z')
    expect(await refusalOf(own.undoNone(input))).toMatchObject({ code: 'availabilityRequests.undoTooLate' })
    expect(await own.mine()).toEqual([])
  })

  it('changes nothing once the member has saved availability', async () => {
    const { kim, own, input } = await asked()
    await kim.api.availability.setCells({
      week: week('2026-W48'),
      profileId: kim.id,
      cells: [{ date: day('2026-11-25'), shiftId: 'early', marking: 'available' }],
    })
    await own.undoNone(input)
    expect(await own.mine()).toEqual([])
  })
})
