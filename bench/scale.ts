import { mondayOf } from '#kit/week.ts'
import { insertMany } from './many-agencies.ts'
import { measureBeside, type Shot } from './load.ts'
import { record } from './recording.ts'
import { sized } from './short.ts'
import { openStage, seconds, type Stage } from './stage.ts'

const organizations = Number(process.env['BENCH_ORGANIZATIONS'] ?? sized(1000, 2))
const people = sized(200, 12)
const weeks = sized(52, 1)
/** How often a read that looks slow is measured again. */
const repeats = sized(2, 0)

const results = record('scale')
const [few, many] = await Promise.all([openStage(), openStage()])
try {
  const began = performance.now()
  await insertMany(many.superuserUrl, { organizations, people, weeks, from: mondayOf(many.firstWeek) }, console.log)
  results.note('generated', {
    organizations,
    people: organizations * people,
    weeks,
    ...(await rowsIn(many)),
    seconds: (performance.now() - began) / 1000,
  })
  let worst = { read: '', times: 0 }
  for (const [name, shotIn] of await reads(few)) {
    const [ours, others] = [shotIn(many), shotIn(few)]
    let { share, ...figures } = await measureBeside([ours, many.target], [others, few.target], seconds)
    // a machine that others use as well makes one of fifty reads look slower by chance: it is asked again
    for (let again = 0; again < repeats && 1 / share > 1.2; again++) {
      const more = await measureBeside([ours, many.target], [others, few.target], seconds)
      if (more.share > share) ({ share, ...figures } = more)
    }
    const times = 1 / share
    if (times > worst.times) worst = { read: name, times }
    results.note(name, { ...figures, times })
  }
  results.note('growth', { ...worst, people: organizations * people })
} finally {
  await many.close()
  await few.close()
}
results.save(few.postgres)

async function rowsIn({ database }: Stage): Promise<{ rows: number; gigabytes: number }> {
  const { rows } = await database.pool.query<{ rows: number; bytes: number }>(`
    select sum(reltuples)::bigint as rows, pg_database_size(current_database()) as bytes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`)
  return { rows: rows[0]?.rows ?? 0, gigabytes: (rows[0]?.bytes ?? 0) / 1e9 }
}

type Ask = (stage: Stage) => Shot

/** Every read that an owner gets an answer to without naming anything, and those of weeks, plans and months. */
async function reads(stage: Stage): Promise<[string, Ask][]> {
  const { paths }: { paths: Record<string, { get?: object }> } = JSON.parse(
    await (await fetch(`${stage.server.url}/api/openapi.json`)).text(),
  )
  const plain: [string, Ask][] = []
  for (const [at, { get }] of Object.entries(paths)) {
    if (!get || at.includes('{') || at.startsWith('/schedule-overview')) continue
    const { url, headers } = stage.get(stage.planned.ownerCookie, at)
    const answer = await fetch(String(url), { headers: typeof headers === 'object' ? headers : {} })
    await answer.arrayBuffer()
    if (answer.ok) plain.push([at, there => there.get(there.planned.ownerCookie, at)])
    else console.log(`${at} is not measured: it answered ${answer.status}`)
  }
  const month = (there: Stage) => `from=${mondayOf(there.firstWeek)}&days=31`
  return [
    ['week of 500 people', there => there.get(there.large.ownerCookie, `/availability/${there.firstWeek}/team`)],
    ["one's own week", there => there.get(there.large.chatterCookies[0] ?? '', `/availability/${there.firstWeek}`)],
    ['dashboard of a chatter', there => there.get(there.large.chatterCookies[0] ?? '', '/dashboard')],
    [
      'plan week',
      there => there.get(there.planned.ownerCookie, `/schedule/${there.planned.groupIds[0]}/${there.firstWeek}`),
    ],
    ['month of groups', there => there.get(there.planned.ownerCookie, `/schedule-overview/groups?${month(there)}`)],
    ['month of chatters', there => there.get(there.planned.ownerCookie, `/schedule-overview/chatters?${month(there)}`)],
    ...plain,
  ]
}
