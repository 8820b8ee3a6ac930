import { gzipSync } from 'node:zlib'
import type { Recording } from './recording.ts'
import { seconds, type Stage } from './stage.ts'
import { measure } from './load.ts'

/** Everybody's week as a manager reads it: anew, unchanged since last time, and in bytes. */
export async function measureWeek(stage: Stage, results: Recording): Promise<void> {
  const { bare, bareTarget, firstWeek, large, small } = stage
  results.note('bare hello', await measure({ url: `${bare.url}/hello` }, bareTarget, seconds))
  const week = stage.get(large.ownerCookie, `/availability/${firstWeek}/team`)
  await stage.shared(results, 'week of 500 people', week)
  await stage.beside(results, 'week of 100 people', stage.get(small.ownerCookie, `/availability/${firstWeek}/team`))
  const [chatterCookie = ''] = large.chatterCookies
  await stage.beside(results, "one's own week", stage.get(chatterCookie, `/availability/${firstWeek}`))

  const url = String(week.url)
  const answer = await fetch(url, { headers: { cookie: large.ownerCookie } })
  const body = Buffer.from(await answer.arrayBuffer())
  results.note('payload of the week', { raw: body.length, compressed: gzipSync(body).length })

  const etag = answer.headers.get('etag')
  if (etag === null) return
  const headers = { cookie: large.ownerCookie, 'if-none-match': etag }
  const { status } = await fetch(url, { headers, cache: 'no-store' })
  if (status !== 304) throw new Error(`a week that has not changed was answered ${status}`)
  await stage.beside(results, 'week of 500 people, unchanged', { url, headers })
}
