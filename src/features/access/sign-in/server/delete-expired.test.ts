import { like, notInArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { password, useWorld } from '#test/world.ts'
import { attempts } from '#platform/server/rate-limit-table.ts'
import { countAttempt } from '#platform/server/rate-limit.ts'
import { deleteExpiredSignInData } from './delete-expired.ts'
import { limits } from './limits.ts'
import { mailedLinks, sessions } from './table.ts'

const world = useWorld({ ROLE: 'web' })

it('takes away tries, sessions and mailed links when they have run out, and nothing before', async () => {
  const { services } = world.staffel
  const { direct } = services.database
  const { kim } = await world.office()
  const earlier = await direct.select({ id: sessions.id }).from(sessions)
  await world.visitor().api.signIn.signIn({ email: kim.email, password })
  await world.visitor().api.signIn.requestReset({ email: kim.email })
  for (let tries = 0; tries < 10; tries++) await countAttempt(services, limits.signInDevice, 'ein-gerät')
  const thisOne = notInArray(
    sessions.id,
    earlier.map(({ id }) => id),
  )
  const left = async () => ({
    tries: await direct.$count(attempts, like(attempts.key, 'signInDevice:%')),
    sessions: await direct.$count(sessions, thisOne),
    links: await direct.$count(mailedLinks),
  })
  const before = await left()
  expect(before).toMatchObject({ tries: 1, sessions: 1 })
  expect(before.links).toBeGreaterThan(0)

  await deleteExpiredSignInData(services)
  expect(await left()).toEqual(before)
  await expect(countAttempt(services, limits.signInDevice, 'ein-gerät')).rejects.toMatchObject({
    code: 'input.tooManyTries',
  })

  // sessions are made by the machine's clock, which is far behind this
  world.clock.set('2199-01-01T00:00:00Z')
  await deleteExpiredSignInData(services)
  expect(await left()).toEqual({ tries: 0, sessions: 0, links: 0 })
})
