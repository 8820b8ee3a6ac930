import { describe, expect, it } from 'vitest'
import { aMarket } from '#test/market-office.ts'
import { useWorld } from '#test/world.ts'

const world = useWorld()

async function read(url: string, headers: Record<string, string> = {}) {
  const answer = await world.visitor().fetch(new URL(url).pathname, { headers })
  const text = await answer.text()
  return { status: answer.status, etag: answer.headers.get('etag') ?? '', text, lines: unfolded(text) }
}

/** Content lines (RFC 5545, 3.1). */
const unfolded = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n')
const valueOf = (lines: readonly string[], name: string): string =>
  lines.find(line => line.startsWith(`${name}:`))?.slice(name.length + 1) ?? ''

/** The properties of an event that depend on its last change. */
async function revisionOf(url: string) {
  const { lines } = await read(url)
  const [stamp, modified] = [valueOf(lines, 'DTSTAMP'), valueOf(lines, 'LAST-MODIFIED')]
  return { stamp, modified, sequence: Number(valueOf(lines, 'SEQUENCE')) }
}

describe('the calendar file', () => {
  it('is made of folded lines of at most 75 octets that end with CRLF, with escaped texts', async () => {
    const { kim, id, groupId } = await aMarket(world)
    const { pool } = world.staffel.services.database
    const group = 'Lüna, „Söl“; \\ Größe äöüÄÖÜßäöüÄÖÜßäöüÄÖÜß 🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊'
    await pool.query('update creator_groups set name = $2 where id = $1', [groupId, group])
    await pool.query('update organizations set name = $2 where id = $1', [id, 'Nord, Licht; GmbH \\ Ümlaut & Söhne'])
    const { text, lines } = await read((await kim.api.calendar.renew()).url)
    expect(text.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(text.split('\r\n').filter(line => Buffer.byteLength(line) > 75)).toEqual([])
    expect(text).not.toContain('\uFFFD')
    expect(lines.filter(line => !/^(?:[A-Z-]+(?:;[^:]+)?:.*)?$/u.test(line))).toEqual([])
    const begun = lines.flatMap(line => /^BEGIN:(.+)/.exec(line)?.[1] ?? [])
    expect(begun).toEqual(['VCALENDAR', 'VEVENT'])
    expect(lines.flatMap(line => /^END:(.+)/.exec(line)?.[1] ?? [])).toEqual(begun.toReversed())
    for (const name of ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SEQUENCE', 'LAST-MODIFIED', 'SUMMARY', 'STATUS']) {
      expect(lines.filter(line => line.startsWith(`${name}:`))).toHaveLength(1)
    }
    expect(valueOf(lines, 'SUMMARY')).toContain('Lüna\\, „Söl“\\; \\\\ Größe')
    const name = 'Nord\\, Licht\\; GmbH \\\\ Ümlaut & Söhne'
    expect([valueOf(lines, 'NAME'), valueOf(lines, 'X-WR-CALNAME')]).toEqual([name, name])
  })

  it('stays the same until something changes, and is not sent again', async () => {
    const { kim, assignmentId } = await aMarket(world)
    const { url } = await kim.api.calendar.renew()
    const first = await read(url)
    world.clock.set('2026-11-20T13:00:00Z')
    expect(await read(url)).toEqual(first)
    expect(first.etag).toMatch(/^"[^"]+"$/)
    for (const known of [first.etag, `W/${first.etag}`, `"other", ${first.etag}`]) {
      expect(await read(url, { 'if-none-match': known })).toMatchObject({ status: 304, etag: first.etag, text: '' })
    }
    await kim.api.ownShifts.confirm({ assignmentId })
    const second = await read(url, { 'if-none-match': first.etag })
    expect(second.status).toBe(200)
    expect(second.etag).not.toBe(first.etag)
  })

  it('raises the sequence of an event with everything that changes it', async () => {
    const { kim, kofi, olivia, assignmentId, groupId } = await aMarket(world)
    const { url } = await kim.api.calendar.renew()
    expect(await revisionOf(url)).toEqual({ stamp: '20261120T110000Z', modified: '20261120T110000Z', sequence: 0 })
    const creator = await olivia.api.creators.create({
      name: 'Mila',
      creatorPlatforms: [{ platform: 'onlyfans', url: 'https://onlyfans.com/mila' }],
    })
    let offerId = ''
    const changes: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['20261120T120000Z', () => kim.api.ownShifts.confirm({ assignmentId })],
      [
        '20261120T130000Z',
        async () => ({ offerId } = await kim.api.market.give({ assignmentId, to: [kofi.id], note: '' })),
      ],
      ['20261120T140000Z', () => kim.api.market.withdraw({ offerId })],
      [
        '20261120T150000Z',
        async () => {
          const { version } = await olivia.api.creatorGroups.get({ id: groupId })
          const creatorLinkIds = [creator.creatorPlatforms[0]?.id ?? '']
          await olivia.api.creatorGroups.update({ id: groupId, name: 'Sol', creatorLinkIds, version })
        },
      ],
      [
        '20261120T160000Z',
        async () => {
          const base = await olivia.api.organizationSettings.organization()
          await olivia.api.organizationSettings.saveOrganization({ base, change: { time_zone: 'Europe/Lisbon' } })
        },
      ],
    ]
    let before = 0
    for (const [at, change] of changes) {
      world.clock.set(at.replace(/^(\d{4})(\d\d)(\d\dT)(\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3$4:$5:$6'))
      await change()
      const revision = await revisionOf(url)
      expect(revision).toMatchObject({ stamp: at, modified: at })
      expect(revision.sequence).toBeGreaterThan(before)
      before = revision.sequence
    }
  })
})
