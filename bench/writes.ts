import type { Agency } from './agency.ts'
import type { Shot } from './load.ts'
import type { Free } from './past.ts'
import type { Recording } from './recording.ts'
import type { Stage } from './stage.ts'

type Seats = Pick<Agency, 'organizationId' | 'ownerCookie' | 'chatterCookies'> & { readonly seats: readonly Free[] }

export const writes = {
  seat: 'somebody is seated in the agency week',
  give: 'a seat is given to somebody else',
  move: 'somebody is moved to a seat of another group',
  read: 'a notification is marked as read or unread',
} as const

/** Each is a deed of its own that the disk has when it is answered; ten people do it at once. */
export async function measureWrites(
  stage: Stage,
  results: Recording,
  { organizationId, ownerCookie, chatterCookies, seats }: Seats,
  isWanted: (name: string) => boolean,
): Promise<void> {
  let pairs = pairsOf(seats)
  const seatings = pairs.map(([seat]) => ({ ...seat, reason: 'Messung' }))
  const deed = (method: string, at: string, body: (n: number) => object): Shot => {
    // each pass counts its requests anew, and what is done is not done again
    let next = 0
    return {
      url: `${stage.server.url}/api/v1/agency-week/${at}`,
      method,
      headers: { cookie: ownerCookie },
      body: () => JSON.stringify(body(next++)),
    }
  }
  const nth = (n: number): readonly [Free, Free] => {
    const pair = pairs[n]
    if (!pair) throw new Error(`${pairs.length} seats are too few to measure with`)
    return pair
  }

  if (isWanted(writes.seat)) {
    let seated = 0
    const seat = deed('POST', 'seats', n => {
      nth(n)
      seated = n + 1
      return { seats: [seatings[n]] }
    })
    await stage.beside(results, writes.seat, seat, '/write')
    // chatters have taken offered gaps of the same seats for themselves
    const { rows } = await stage.database.pool.query<{ spot: string }>(
      `select concat_ws(' ', group_id, date, shift_id, profile_id) as spot from assignments
       where organization_id = $1 and seat = 3 and assigned_by <> profile_id`,
      [organizationId],
    )
    const asked = pairs.slice(0, seated).map(([one]) => `${one.groupId} ${one.date} ${one.shiftId} ${one.profileId}`)
    const others = new Set(rows.map(({ spot }) => spot)).symmetricDifference(new Set(asked))
    if (others.size > 0)
      throw new Error(`of ${seated} people these were not seated, or not asked for: ${[...others].join('; ')}`)
  }
  if (isWanted(writes.give) || isWanted(writes.move)) {
    for (let at = 0; at < seatings.length; at += atOnce) {
      const url = `${stage.server.url}/api/v1/agency-week/seats`
      const headers = { cookie: ownerCookie, 'content-type': 'application/json' }
      const body = JSON.stringify({ seats: seatings.slice(at, at + atOnce) })
      const answer = await fetch(url, { method: 'POST', headers, body })
      if (!answer.ok) throw new Error(`seating answered ${answer.status}: ${await answer.text()}`)
    }
    // chatters have taken offered seats of some pairs for themselves
    const { rows } = await stage.database.pool.query<{ spot: string; day: string; profileId: string }>(
      `select concat_ws(' ', group_id, date, shift_id) as spot, concat_ws(' ', date, profile_id) as day,
         profile_id as "profileId"
       from assignments where organization_id = $1 and seat = 3`,
      [organizationId],
    )
    const assigned = new Map(rows.map(({ spot, profileId }) => [spot, profileId]))
    const busy = new Set(rows.map(({ day }) => day))
    const spotOf = ({ groupId, date, shiftId }: Free) => `${groupId} ${date} ${shiftId}`
    pairs = pairs.filter(
      ([seat, other]) =>
        assigned.get(spotOf(seat)) === seat.profileId &&
        !assigned.has(spotOf(other)) &&
        !busy.has(`${other.date} ${other.profileId}`),
    )
    const given = deed('PUT', 'seats/person', n => {
      const [seat, { profileId }] = nth(n)
      return { seat, to: profileId, reason: 'Messung' }
    })
    await stage.beside(results, writes.give, given, '/write')
    // from the other end, where no seat was given
    const moved = deed('PATCH', 'seats', n => {
      const [from, { profileId: _, ...to }] = nth(pairs.length - 1 - n)
      return { from, to, reason: 'Messung' }
    })
    await stage.beside(results, writes.move, moved, '/write')
  }
  if (isWanted(writes.read)) await stage.beside(results, writes.read, await marking(stage, chatterCookies), '/write')
}

const atOnce = 100

/** Two people who are free on the same day: one who is seated, and one who may have the seat, or whose seat is free. */
function pairsOf(seats: readonly Free[]): (readonly [Free, Free])[] {
  return [...Map.groupBy(seats, ({ date }) => date).values()].flatMap(ofDay =>
    ofDay.flatMap((seat, at) => {
      const other = ofDay[at + 1]
      return at % 2 === 0 && other ? [[seat, other] as const] : []
    }),
  )
}

/** Each marks one of their own, to and fro. */
async function marking({ server }: Stage, cookies: readonly string[]): Promise<Shot> {
  const url = `${server.url}/api/v1/notifications`
  const ids = await Promise.all(
    cookies.map(async cookie => {
      const answer = await fetch(url, { headers: { cookie } })
      const { notifications }: { notifications: { id: string }[] } = await answer.json()
      return notifications[0]?.id
    }),
  )
  return {
    url,
    method: 'PATCH',
    headers: n => ({ cookie: cookies[n % cookies.length] ?? '' }),
    body: n => JSON.stringify({ ids: [ids[n % ids.length]], isRead: Math.floor(n / ids.length) % 2 === 0 }),
  }
}
