import { newId } from '#kit/id.ts'
import { addWeeks, daysOfWeek } from '#kit/week.ts'
import type { Agency } from '../bench/agency.ts'
import type { ProofContext } from './ground.ts'
import { type Answer, ask } from './requests.ts'
import { countOf, query } from './sql.ts'
import { firstWeek, openAgency, whoIs } from './staffel.ts'

interface RaceContext {
  readonly databaseUrl: string
  readonly url: string
  readonly agency: Agency
}

/** So many at once want what only one can have. */
export async function races(ground: ProofContext): Promise<void> {
  const { databaseUrl, agency, server } = await openAgency(ground, { people: 30, env: { TRUSTED_PROXIES: '1' } })
  const place = { databaseUrl, agency, url: server.url }
  const atOnce = ground.isShort ? 10 : 200
  ground.note('at once', atOnce)
  for (const [name, race] of Object.entries({
    'booked twice': booking,
    'invitation used': joining,
    demoted: demoting,
  })) {
    const { answers, winners } = await race(place, atOnce)
    const refusals = Map.groupBy(
      answers.filter(({ status }) => status >= 300),
      ({ status }) => status,
    )
    const told = [...refusals].map(([status, ones]) => `${ones.length} x ${status}`).join(' ')
    ground.note(name, `${winners} won, ${answers.filter(({ status }) => status < 300).length} accepted ${told};`)
    ground.must(winners === 1, `${name}: ${winners} won`)
    const errors = answers.filter(({ status }) => status >= 500).length
    ground.must(errors === 0, `${name}: ${errors} errors of the server`)
  }
}

interface Race {
  readonly answers: readonly Answer[]
  /** As the database has it afterwards. */
  readonly winners: number
}

/** One person for as many seats at the same time of day, each seat wanted once. */
async function booking({ databaseUrl, url, agency }: RaceContext, atOnce: number): Promise<Race> {
  const person = await whoIs(url, agency.chatterCookies[0] ?? '')
  const [date] = daysOfWeek(addWeeks(firstWeek, 10))
  const groups = Array.from({ length: Math.ceil(atOnce / 9) }, newId)
  await query(
    databaseUrl,
    `insert into creator_groups (organization_id, id, name, color, chatter_count, created_at, updated_at)
     select $1, id, id, 'blue', 9, now(), now() from unnest($2::text[]) as id`,
    [agency.organizationId, groups],
  )
  const answers = await Promise.all(
    Array.from({ length: atOnce }, (_, n) =>
      ask(`${url}/api/v1/schedule/${groups[Math.floor(n / 9)]}/assignments`, {
        method: 'POST',
        cookie: agency.ownerCookie,
        body: { date, shiftId: 'early', seat: 1 + (n % 9), profileId: person, reason: 'kann doch' },
      }),
    ),
  )
  const winners = await countOf(
    databaseUrl,
    'select count(*) from assignments where organization_id = $1 and profile_id = $2 and date = $3',
    [agency.organizationId, person, date],
  )
  const acknowledged = answers.filter(({ status }) => status === 201).length
  return { answers, winners: acknowledged === winners ? winners : -1 }
}

async function joining({ databaseUrl, url, agency }: RaceContext, atOnce: number): Promise<Race> {
  const invited = await ask(`${url}/api/v1/invitations`, {
    method: 'POST',
    cookie: agency.ownerCookie,
    body: { email: 'nora@example.test' },
  })
  const token = String(invited.body['link']).split(/[/#=]/).at(-1)
  const answers = await Promise.all(
    Array.from({ length: atOnce }, (_, n) =>
      ask(`${url}/api/v1/invitations/register`, {
        method: 'POST',
        address: `203.0.113.${n}`,
        body: { token, fullName: `Nora ${n}`, password: 'richtig-schwer' },
      }),
    ),
  )
  const winners = await countOf(
    databaseUrl,
    "select count(*) from profiles where organization_id = $1 and email = 'nora@example.test'",
    [agency.organizationId],
  )
  const acknowledged = answers.filter(({ status }) => status === 200).length
  return { answers, winners: acknowledged === winners ? winners : -1 }
}

/** Two owners who each make the other a chatter, again and again: one remains. */
async function demoting({ databaseUrl, url, agency }: RaceContext, atOnce: number): Promise<Race> {
  const [ownerCookie, otherCookie = ''] = [agency.ownerCookie, agency.chatterCookies[1]]
  const [owner, other] = [await whoIs(url, ownerCookie), await whoIs(url, otherCookie)]
  const make = (cookie: string, id: string, role: string) =>
    ask(`${url}/api/v1/team/${id}`, { method: 'PUT', cookie, body: { role } })
  await make(ownerCookie, other, 'owner')
  const answers = await Promise.all(
    Array.from({ length: atOnce }, (_, n) =>
      n % 2 ? make(ownerCookie, other, 'chatter') : make(otherCookie, owner, 'chatter'),
    ),
  )
  const winners = await countOf(
    databaseUrl,
    "select count(*) from profiles where organization_id = $1 and role = 'owner'",
    [agency.organizationId],
  )
  return { answers, winners }
}
