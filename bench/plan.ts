import { mondayOf } from '#kit/week.ts'
import type { Recording } from './recording.ts'
import type { Stage } from './stage.ts'

/** Fifty groups, four shifts a day, 500 people: the week of one group after the other, and a month of all of them. */
export async function measurePlan(stage: Stage, results: Recording): Promise<void> {
  const { server, firstWeek, planned, large } = stage
  const { ownerCookie, groupIds } = planned
  await stage.shared(results, 'plan week of 50 groups', {
    url: n => `${server.url}/api/v1/schedule/${groupIds[n % groupIds.length]}/${firstWeek}`,
    headers: { cookie: ownerCookie },
  })
  await stage.beside(
    results,
    'plan week of a group of nine seats',
    stage.get(large.ownerCookie, `/schedule/${large.groupId}/${firstWeek}`),
  )
  await stage.shared(results, 'agency week of 50 groups', stage.get(ownerCookie, `/agency-week/${firstWeek}`))
  for (const view of ['groups', 'chatters']) {
    const at = `/schedule-overview/${view}?from=${mondayOf(firstWeek)}&days=31`
    await stage.shared(results, `month overview of ${view}`, stage.get(ownerCookie, at))
  }
}
