import fs from 'node:fs'
import { expect, it } from 'vitest'
import { aPublishedSeat, aVacationRequest } from '#test/factories.ts'
import { useWorld } from '#test/world.ts'
import { webhookExamples } from '../examples.ts'
import { isWebhookKind, webhookKindNames } from '../kinds.ts'

const world = useWorld({ ROLE: 'web' })

it('documents what deeds say as they say it', async () => {
  const office = await world.office()
  const { olivia, kim, kofi } = office
  const seat = await aPublishedSeat(office)
  await kim.api.ownShifts.confirm({ assignmentId: seat.id })
  await office.lea.api.schedule.remove({ assignmentId: seat.id })
  const request = await aVacationRequest(office)
  await olivia.api.vacation.decide({ id: request.id, version: request.version, move: 'approve' })
  await olivia.api.team.update({ id: kofi.id, role: 'team_lead' })
  await olivia.api.team.lock({ id: kofi.id })
  await olivia.api.team.unlock({ id: kofi.id })
  await olivia.api.team.remove({ id: kofi.id })
  const { rows } = await world.staffel.services.database.pool.query<{ kind: string; change: object }>(
    'select kind, change from audit_entries where organization_id = $1',
    [office.id],
  )
  const seen = rows.filter(({ kind }) => isWebhookKind(kind))
  expect(new Set(seen.map(({ kind }) => kind)).size).toBeGreaterThan(9)
  for (const { kind, change } of seen) {
    const documented = isWebhookKind(kind) ? webhookExamples[kind].change : {}
    // a reason is said only where one was given
    const said = Object.keys(change).filter(name => name !== 'reason')
    expect(said.toSorted(), kind).toEqual(Object.keys(documented).toSorted())
  }
})

it.each(['de', 'en'])('are all in the handbook (%s)', language => {
  const page = fs.readFileSync(`docs/product/${language}/api.md`, 'utf8')
  expect(webhookKindNames.filter(kind => !page.includes(`| \`${kind}\``))).toEqual([])
})
