import { afterAll, describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { week } from '#kit/week.ts'
import { openChats } from '#test/chats.ts'
import { until } from '#test/until.ts'
import { type Office, refusalOf, useWorld } from '#test/world.ts'

const telegram = await openChats()
const world = useWorld(telegram.variables)
afterAll(() => telegram.close())

const noon = { from: timeOfDay('11:00'), to: timeOfDay('14:00') }

/** Whatever is due has been said, or put off. */
async function rest(): Promise<void> {
  await world.staffel.sending.sweep()
  const due = async () => {
    const { rowCount } = await world.staffel.services.database.pool.query(
      'select 1 from telegram_messages where due_at <= $1 and sent_at is null and dead_at is null',
      [world.clock.now().toString()],
    )
    return rowCount
  }
  await until(async () => (await due()) === 0, { what: 'what is due to be said' })
}

const questionsIn = (chatId: number) => telegram.heard(chatId).filter(text => /bis zum/.test(text))

const messageTo = async ({ adam, kim }: Office) =>
  (await adam.api.availabilityRequests.chatters()).find(({ id }) => id === kim.id)?.request?.message

async function mute(chatId: number, hours: number): Promise<void> {
  const before = telegram.answers.length
  telegram.tap(chatId, `mute:${hours}`)
  await until(() => telegram.answers.length > before, { what: 'the bot to fall silent' })
}

async function resting() {
  const office = await world.office()
  const chatId = await telegram.linked(office.kim)
  await office.kim.api.delivery.saveOwn({ quietHours: noon })
  return { ...office, chatId }
}

describe('a question about availability', () => {
  it('waits for the end of quiet hours, and so does a reminder, which then comes in its place', async () => {
    const { adam, chatId, ...office } = await resting()
    await adam.api.availabilityRequests.send({ duration: '1week' })
    await rest()
    expect(questionsIn(chatId)).toEqual([])
    // nothing is under way
    expect(await messageTo({ adam, ...office })).toEqual({ state: 'later', error: null })
    world.clock.set('2026-11-20T12:00:00Z')
    expect(await adam.api.availabilityRequests.remind()).toEqual({ requested: 1 })
    await rest()
    expect(questionsIn(chatId)).toEqual([])
    world.clock.set('2026-11-20T13:01:30Z')
    await rest()
    expect(questionsIn(chatId)).toEqual([expect.stringContaining('fehlt noch')])
    expect(await messageTo({ adam, ...office })).toEqual({ state: 'sent', error: null })
    // heard at two, wherever it was asked for at one
    world.clock.set('2026-11-20T13:59:00Z')
    expect(await refusalOf(adam.api.availabilityRequests.remind())).toMatchObject({
      code: 'availabilityRequests.remindedLately',
    })
  })

  it('waits for the end of a silence, also of one that was asked for meanwhile', async () => {
    const { adam, chatId, kim, ...office } = await resting()
    await mute(chatId, 8)
    await kim.api.delivery.saveOwn({ quietHours: null })
    await adam.api.availabilityRequests.send({ duration: '1week' })
    await rest()
    world.clock.set('2026-11-20T18:50:00Z')
    await mute(chatId, 8)
    world.clock.set('2026-11-20T19:01:30Z')
    await rest()
    expect(questionsIn(chatId)).toEqual([])
    expect(await messageTo({ adam, kim, ...office })).toEqual({ state: 'later', error: null })
    world.clock.set('2026-11-21T02:51:30Z')
    await rest()
    expect(questionsIn(chatId)).toHaveLength(1)
  })

  it('does not come any more when the chat was switched off meanwhile', async () => {
    const { adam, chatId, ...office } = await resting()
    await adam.api.availabilityRequests.send({ duration: '1week' })
    await mute(chatId, 0)
    world.clock.set('2026-11-20T13:01:30Z')
    await rest()
    expect(questionsIn(chatId)).toEqual([])
    expect(await messageTo({ adam, ...office })).toMatchObject({ state: 'failed' })
  })

  it('that is answered in the app before it is asked in the chat is not asked there', async () => {
    const { adam, kim, chatId } = await resting()
    await adam.api.availabilityRequests.send({ duration: '1week' })
    await kim.api.availability.setCells({
      week: week('2026-W48'),
      profileId: kim.id,
      cells: [{ date: day('2026-11-24'), shiftId: 'early', marking: 'available' }],
    })
    await adam.api.availabilityRequests.send({ duration: '2weeks' })
    const [open] = await kim.api.availabilityRequests.mine()
    await kim.api.availabilityRequests.answerNone({ id: open?.id ?? '' })
    world.clock.set('2026-11-20T13:01:30Z')
    await rest()
    expect(questionsIn(chatId)).toEqual([])
  })
})
