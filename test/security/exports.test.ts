import { traverseContractProcedures } from '@orpc/server'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { contract } from '#app/contract.ts'
import { exportLimit } from '#features/foundation/permissions/endpoint.ts'
import { refusalOf, useWorld } from '../world.ts'
import { refusals as de } from '#app/messages/input.de.ts'
import { refusals as en } from '#app/messages/input.en.ts'

const world = useWorld()

/** Whether an endpoint answers with a file, or with the text of one. */
function isExport(output: unknown): boolean {
  if (!(output instanceof z.ZodType)) return false
  const isFile = output.safeParse(new File([], 'a')).success && !output.safeParse({}).success
  return isFile || (output instanceof z.ZodObject && 'csv' in output.shape)
}

it('every endpoint that answers with a file counts against the limit on exports', () => {
  const [answering, counted]: [string[], string[]] = [[], []]
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
    const { outputSchema, meta } = procedure['~orpc']
    const name = path.join('.')
    if (isExport(outputSchema)) answering.push(name)
    if (Reflect.get(meta, 'exports') === true) counted.push(name)
  })
  expect(answering.length).toBeGreaterThan(10)
  expect(counted).toEqual(expect.arrayContaining(answering))
})

it('a member who exports without end is refused in their language, and no other member is', async () => {
  const { kim, kofi, olivia } = await world.office()
  const question = { profileId: kim.id, month: '2026-10' }
  for (let count = 0; count < exportLimit.maxCalls; count++) await kim.api.attendance.exportCsv(question)
  const german = await refusalOf(kim.api.attendance.exportCsv(question))
  expect(german).toMatchObject({ code: 'input.tooManyExports', status: 429 })
  expect(german.message).toBe(de.tooManyExports({ max: 60, minutes: 15 }))
  await world.staffel.services.database.pool.query("update profiles set language = 'en' where id = $1", [kim.id])
  // another kind of file counts as well
  const english = await refusalOf(kim.api.planDocuments.ownShifts({ from: '2026-11-16', days: 7, format: 'xlsx' }))
  expect(english.message).toBe(en.tooManyExports({ max: 60, minutes: 15 }))
  expect(await kofi.api.attendance.exportCsv({ ...question, profileId: kofi.id })).toHaveProperty('csv')
  expect(await olivia.api.attendance.exportCsv(question)).toHaveProperty('csv')
  world.clock.set('2026-11-20T11:16:00Z')
  expect(await kim.api.attendance.exportCsv(question)).toHaveProperty('csv')
})
