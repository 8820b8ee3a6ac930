import { daysOfWeek } from '#kit/week.ts'
import type { Recording } from './recording.ts'
import type { Stage } from './stage.ts'

/** Ten people mark cells of their week, each write a deed of its own that the disk has when it is answered. */
export async function measureCell(stage: Stage, results: Recording): Promise<void> {
  const { server, firstWeek, large } = stage
  const days = daysOfWeek(firstWeek)
  await stage.beside(
    results,
    'one cell written',
    {
      url: `${server.url}/api/v1/availability/${firstWeek}`,
      method: 'PATCH',
      headers: n => ({ cookie: large.chatterCookies[n % large.chatterCookies.length] ?? '' }),
      body: n =>
        JSON.stringify({
          cells: [{ date: days[n % 7], shiftId: 'early', marking: n % 3 === 0 ? 'available' : 'none' }],
        }),
    },
    '/write',
  )
}
