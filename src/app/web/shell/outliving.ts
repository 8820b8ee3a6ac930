import { calling } from '#platform/web/rpc.ts'

/** What saves itself: a click right before the page is left still arrives. */
const outlive = new Set([
  'availability/setCells',
  'preferences/save',
  'profile/update',
  'team/update',
  'notifications/choose',
  'delivery/saveOwn',
])

export function letSavesOutlive(): void {
  calling.outlives = path => outlive.has(path.join('/'))
}
