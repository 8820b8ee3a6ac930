import type { Recording } from './recording.ts'
import type { Stage } from './stage.ts'

/** All widgets in one request: as a manager has them, and as a chatter. */
export async function measureDashboard(stage: Stage, results: Recording): Promise<void> {
  const { large, planned } = stage
  await stage.beside(results, 'dashboard, all widgets', stage.get(planned.ownerCookie, '/dashboard'))
  const [chatterCookie = ''] = large.chatterCookies
  await stage.beside(results, 'dashboard of a chatter', stage.get(chatterCookie, '/dashboard'))
}
