import { connect } from 'node:net'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import { watchRequests } from './begun-requests.ts'
import { addGroup } from './groups.ts'
import { startBeside, stopAll } from './started.ts'
import { until } from './until.ts'
import { type Person, useWorld } from './world.ts'

const world = useWorld({ SECRET: 'a secret that both of the servers share 0123456789' })
const w48 = week('2026-W48')
const cells = [{ date: day('2026-11-23'), shiftId: 'early', marking: 'available' as const }]
const undo: (() => unknown)[] = []
afterAll(async () => {
  await Promise.all(undo.map(step => step()))
  await stopAll()
})

/** Opens the person's event stream and hands out its events one by one. */
async function streamOf(person: Person, since?: string) {
  const aborter = new AbortController()
  const response = await person.fetch(`/api/events${since === undefined ? '' : `?since=${since}`}`, {
    signal: aborter.signal,
  })
  undo.push(() => aborter.abort())
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let buffered = ''
  return {
    status: response.status,
    async next(): Promise<{ event: string; data: unknown }> {
      for (;;) {
        const end = buffered.indexOf('\n\n')
        if (end >= 0) {
          const frame = buffered.slice(0, end)
          buffered = buffered.slice(end + 2)
          const event = frame.match(/^event: (.*)$/m)?.[1]
          if (event !== undefined) return { event, data: JSON.parse(frame.match(/^data: (.*)$/m)?.[1] ?? 'null') }
          continue
        }
        const { value, done } = await reader.read()
        if (done) return { event: 'closed', data: undefined }
        buffered += value
      }
    },
  }
}

describe('the event stream', () => {
  it('is refused to strangers and to locked people', async () => {
    const { luca } = await world.office()
    expect((await world.visitor().fetch('/api/events')).status).toBe(401)
    expect((await luca.fetch('/api/events')).status).toBe(403)
  })

  it('keeps nothing of a browser that went away before it was known who it is', async () => {
    const { adam } = await world.office()
    const { pool } = world.staffel.services.database
    const open = async () =>
      Number(/^staffel_open_streams (\d+)/m.exec(await (await adam.fetch('/metrics')).text())?.[1])
    const before = await open()
    const holder = await pool.connect()
    await holder.query('begin; lock table sessions in access exclusive mode')
    const { hostname, port } = new URL(world.url)
    const socket = connect(Number(port), hostname)
    const begun = watchRequests('x-goes-away')
    const cookie = [...adam.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    socket.write(`GET /api/events HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\nX-Goes-Away: 1\r\n\r\n`)
    const waiting = async () =>
      (await pool.query("select from pg_stat_activity where wait_event_type = 'Lock' and query like '%sessions%'")).rows
    await until(async () => (await waiting()).length > 0, { what: 'a request that waits to know whose it is' })
    socket.destroy()
    await until(() => begun.sockets[0]?.destroyed === true, { what: 'that the server knows of it' })
    begun.stop()
    await holder.query('commit')
    holder.release()
    await until(async () => (await waiting()).length === 0, { what: 'that it is known' })
    // the session of this stream is looked up after that of the first, of which nothing is left
    await streamOf(adam)
    expect(await open()).toBe(before + 1)
  })

  it('tells what is stale after the commit, to the organisation and to nobody else', async () => {
    const [here, there] = [await world.office(), await world.office('Südwind')]
    const [mine, theirs] = [await streamOf(here.adam), await streamOf(there.adam)]
    await here.kim.api.availability.setCells({ week: w48, cells })
    expect(await mine.next()).toEqual({ event: 'stale', data: ['availability'] })
    await there.kim.api.availability.setCells({ week: w48, cells })
    // the first thing the other organisation hears is its own
    const heard = await theirs.next()
    expect(heard).toEqual({ event: 'stale', data: ['availability'] })
    expect((await there.kim.api.availability.week({ week: w48 })).version).toBe(1)
  })

  it('tells the person alone that what only they read of a week has changed, whoever has marked it and how', async () => {
    const { id, adam, kim } = await world.office()
    const heard = new Map<string, string[]>([adam, kim].map(person => [person.id, []]))
    for (const person of [adam, kim]) {
      const hear = (event: { readonly kind: string; readonly topics?: readonly string[] }) =>
        void heard.get(person.id)?.push(...(event.topics ?? []))
      undo.push(world.staffel.services.live.listen({ organizationId: id, profileId: person.id, hear }))
    }
    const deeds = [
      () => kim.api.availability.setCells({ week: w48, cells }),
      () => adam.api.availability.setCells({ week: w48, profileId: kim.id, cells }),
      () => kim.api.availability.copy({ from: w48, to: [week('2026-W49')] }),
    ]
    for (const deed of deeds) {
      heard.set(kim.id, [])
      await deed()
      await until(() => heard.get(kim.id)?.includes('availability/own') === true, { what: 'the word to read again' })
    }
    expect(heard.get(adam.id)).toContain('availability')
    expect(heard.get(adam.id)).not.toContain('availability/own')
  })

  it('hears what was changed on another server process', async () => {
    const { adam, kim } = await world.office()
    const { url } = await startBeside(world)
    const stream = await streamOf(adam)
    expect(await (await adam.fetch('/metrics')).text()).toMatch(/^staffel_open_streams [1-9]/m)
    const answer = await kim.fetch(new URL('/api/v1/availability/2026-W48', url).href, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cells: [{ ...cells[0], date: '2199-12-30' }] }),
    })
    // the second process lives in the present: only a far day is sure to be ahead of it
    expect(answer.status).toBe(422)
    const far = await kim.fetch(new URL('/api/v1/availability/2199-W52', url).href, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cells: [{ ...cells[0], date: '2199-12-27' }] }),
    })
    expect(far.status).toBe(200)
    let heard = await stream.next()
    // a server that starts tells everyone to read again, which may arrive after the stream was opened
    while (heard.event === 'resync') heard = await stream.next()
    expect(heard).toEqual({ event: 'stale', data: ['availability'] })
  })

  it('says first what has become stale since the browser began to read, of its own organisation', {
    tags: ['all'],
  }, async () => {
    const [here, there] = [await world.office(), await world.office('Ostwind')]
    const { live } = world.staffel.services
    const stream = await streamOf(here.adam)
    // everything is in doubt for a minute after a server has started, so the clock moves past that
    vi.useFakeTimers({ toFake: ['performance'], now: 0 })
    onTestFinished(() => void vi.useRealTimers())
    vi.advanceTimersByTime(1_000_000_000)
    const since = 5_000
    vi.advanceTimersByTime(since)
    await here.kim.api.availability.setCells({ week: w48, cells })
    const heard = await stream.next()
    // with what only its person has heard: what is read once too often is not wrong
    const all = [...(heard.data as string[]), 'availability/own']
    expect(live.missed(here.id, since)).toEqual({ kind: 'stale', topics: all })
    expect(live.missed(there.id, since)).toBeUndefined()
    expect(await (await streamOf(here.adam, '0')).next()).toEqual({ event: 'stale', data: all })
  })

  it.each(['60001', 'long ago', '', '-5'])(
    'says that all is in doubt to whoever began to read %j ms ago',
    async since => {
      const { adam } = await world.office()
      expect((await (await streamOf(adam, since)).next()).event).toBe('resync')
    },
  )

  it('says that a week was published, and that somebody has come to a published seat', async () => {
    const office = await world.office()
    const { adam, lea, kim, kofi } = office
    const groupId = await addGroup(world, office, 'Luna')
    const seat = { groupId, date: day('2026-11-23'), shiftId: 'early', seat: 1, reason: 'geht' }
    await adam.api.schedule.assign({ ...seat, profileId: kim.id })
    const stream = await streamOf(lea)
    // what was said before may still be on its way
    const hears = async (topic: string): Promise<unknown> => {
      const { data } = await stream.next()
      return Array.isArray(data) && data.includes(topic) ? data : hears(topic)
    }
    const { version } = await adam.api.schedule.plan({ groupId, week: w48 })
    await adam.api.schedule.publish({ groupId, week: w48, version })
    expect(await hears('schedule/published')).toContain('schedule')
    // what somebody is to do next, and what is free
    await adam.api.schedule.assign({ ...seat, shiftId: 'late', profileId: kofi.id })
    expect(await hears('attendance/own')).toEqual(expect.arrayContaining(['schedule', 'market']))
  })

  it('says that it may have missed something when its own connection was lost', async () => {
    const { adam, kim } = await world.office()
    const stream = await streamOf(adam)
    await world.staffel.services.database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'staffel live' and datname = current_database()",
    )
    expect(await stream.next()).toEqual({ event: 'resync', data: {} })
    await kim.api.availability.setCells({ week: w48, cells })
    expect(await stream.next()).toEqual({ event: 'stale', data: ['availability'] })
  })

  it.each(['endSessions', 'lock'] as const)('ends at once with the sessions it belongs to: %s', async deed => {
    const { adam, kim, kofi } = await world.office()
    const [theirs, others] = [await streamOf(kim), await streamOf(kofi)]
    await adam.api.team[deed]({ id: kim.id })
    let event = ''
    while (event !== 'closed') event = (await theirs.next()).event
    expect((await kim.fetch('/api/events')).status).toBe(401)
    expect((await others.next()).event).toBe('stale')
  })

  it('tells an open plan that somebody likes other shifts now', async () => {
    const { adam, kim } = await world.office()
    const stream = await streamOf(adam)
    const { preferences } = await kim.api.preferences.find({})
    await kim.api.preferences.save({ preferences: preferences.toReversed() })
    expect(await stream.next()).toEqual({ event: 'stale', data: ['preferences', 'schedule'] })
  })

  it('loses nothing of what is said while the next event waits', async () => {
    const { adam, kim, id } = await world.office()
    const { live, database } = world.staffel.services
    // with so many open pages the next event waits for half a second
    const silent = Array.from({ length: 8000 }, () => live.listen({ organizationId: id, profileId: '', hear() {} }))
    undo.push(...silent)
    const stream = await streamOf(adam)
    await kim.api.availability.setCells({ week: w48, cells })
    expect(await stream.next()).toEqual({ event: 'stale', data: ['availability'] })
    const topics = ['preferences', 'schedule', 'availability'] as const
    for (const topic of topics) await database.tenant(id, async tx => tx.invalidate(topic))
    const heard = new Set<unknown>()
    while (heard.size < topics.length) {
      const { data } = await stream.next()
      for (const topic of Array.isArray(data) ? data : []) heard.add(topic)
    }
    expect(heard).toEqual(new Set(topics))
  })

  it('lets nobody read again what shows another their own', async () => {
    const { adam, kim, id } = await world.office()
    const [theirs, others] = [await streamOf(kim), await streamOf(adam)]
    await world.staffel.services.database.tenant(id, async tx => tx.invalidateOf(kim.id, 'attendance/own'))
    expect(await theirs.next()).toEqual({ event: 'stale', data: ['attendance/own'] })
    await world.staffel.services.database.tenant(id, async tx => {
      tx.invalidate('attendance/onDuty')
      tx.invalidateOf(kim.id, 'attendance/own')
    })
    expect(await theirs.next()).toEqual({ event: 'stale', data: ['attendance/onDuty', 'attendance/own'] })
    expect(await others.next()).toEqual({ event: 'stale', data: ['attendance/onDuty'] })
  })

  it('is closed to a browser that does not read, before what waits for it grows', async () => {
    const { kim, id } = await world.office()
    const { staffel } = world
    const before = staffel.services.live.listeners()
    const { hostname, port } = new URL(world.url)
    const socket = connect(Number(port), hostname)
    undo.push(() => socket.destroy())
    socket.on('error', () => {})
    const cookie = [...kim.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    socket.pause().write(`GET /api/events HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${cookie}\r\n\r\n`)
    await until(() => staffel.services.live.listeners() > before)
    // more than both ends of a connection hold back
    let lastSent = 0
    for (; lastSent < 25 && staffel.services.live.listeners() > before; lastSent++) {
      await staffel.services.database.pool.query(
        `select pg_notify('staffel_live', json_build_object('organizationId', $1::text, 'topics', array[repeat('x', 7800) || n])::text)
         from generate_series(1, 100) as n`,
        [id],
      )
    }
    await until(() => staffel.services.live.listeners() === before, { what: 'the end of the stream' })
    expect(lastSent).toBeGreaterThan(0)
  })

  it('says nothing of a deed that was rolled back', async () => {
    const { adam, kim, id } = await world.office()
    const stream = await streamOf(adam)
    const { database } = world.staffel.services
    await database
      .tenant(id, async tx => {
        tx.invalidate('schedule')
        throw new Error('not today')
      })
      .catch(() => {})
    await kim.api.availability.setCells({ week: w48, cells })
    expect(await stream.next()).toEqual({ event: 'stale', data: ['availability'] })
  })
})
