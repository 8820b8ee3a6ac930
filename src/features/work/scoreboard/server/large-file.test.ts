import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, it } from 'vitest'
import { insertAccounts } from '#features/access/sign-in/server/account-store.ts'
import * as people from '#features/foundation/people/server/store.ts'
import { newId } from '#kit/id.ts'
import { aFile } from '#test/factories.ts'
import { workbook } from '#test/tables.ts'
import { useWorld } from '#test/world.ts'

// a machine that is ten times slower says nothing about the code
const world = useWorld({ FILE_SECONDS: '60' })
const month = '2026-11'
const count = 400
const nameOf = (at: number) => `Chatter ${'ABCDEFGHIJKLMNOPQRST'.charAt(at % 20)}${String(at).padStart(3, '0')}`
const lines = Array.from({ length: 20_000 }, (_, at): [string, number, number, number, number, string] => [
  nameOf(at % count),
  (at % 997) + 0.25,
  at % 7,
  at % 31,
  (at % 5) + 0.5,
  'EUR',
])
const head = ['Chatter', 'Umsatz', 'Verkäufe', 'Nachrichten', 'Stunden', 'Währung']

async function crowd(organizationId: string): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => ({
    id: newId(),
    fullName: nameOf(at),
    email: `c${at}@${organizationId.toLowerCase()}.test`,
  }))
  await world.staffel.services.database.installation(async tx => {
    await insertAccounts(
      tx,
      'proven',
      rows.map(({ id, fullName, email }) => ({ id, name: fullName, email, passwordHash: '' })),
      new Date(),
    )
    await people.insert(
      tx,
      rows.map(row => ({
        ...row,
        organizationId,
        role: 'chatter' as const,
        language: 'de' as const,
        createdAt: world.clock.now(),
      })),
    )
  })
}

it.each([
  ['xlsx', () => aFile(workbook({ Nov: [head, ...lines] }), 'umsatz.xlsx')],
  [
    'csv',
    () =>
      aFile([head, ...lines].map(cells => cells.map(cell => String(cell).replace('.', ',')).join(';')).join('\r\n')),
  ],
])(
  'twenty thousand lines of %s are read and saved whole, while others are answered',
  { tags: ['all'] },
  async (kind, make) => {
    const { id, olivia, kim } = await world.office()
    await crowd(id)
    const wish = { file: make(), month }
    const waits: number[] = []
    let isDone = false
    const others = (async () => {
      while (!isDone) {
        const began = performance.now()
        await kim.api.scoreboard.board({ month, limit: 20 })
        waits.push(performance.now() - began)
        await new Promise(next => setTimeout(next, 20))
      }
    })()
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const began = performance.now()
    const { fingerprint, people: found, problemCount } = await olivia.api.scoreboard.preview(wish)
    const previewed = performance.now() - began
    const saved = await olivia.api.scoreboard.save({ ...wish, fingerprint })
    const all = performance.now() - began
    delay.disable()
    isDone = true
    await others
    waits.sort((a, b) => a - b)
    expect(waits.length).toBeGreaterThan(3)
    const worst = Math.round(waits.at(-1) ?? 0)
    process.stdout.write(
      `${kind}: preview ${Math.round(previewed)} ms, save ${Math.round(all - previewed)} ms; event loop held up ` +
        `p99 ${Math.round(delay.percentile(99) / 1e6)} ms, at most ${Math.round(delay.max / 1e6)} ms; ` +
        `${waits.length} other requests, median ${Math.round(waits[waits.length >> 1] ?? 0)} ms, longest ${worst} ms\n`,
    )
    expect([found.length, problemCount, saved.people]).toEqual([count, 0, count])
    // three seconds and one at rest: how fast it is says the bench, here that nothing hangs
    expect(previewed).toBeLessThan(30_000)
    expect(all - previewed).toBeLessThan(30_000)
    expect(worst).toBeLessThan(10_000)
    const { currencies } = await kim.api.scoreboard.board({ month, limit: 1 })
    expect(currencies).toEqual([
      {
        currency: 'EUR',
        people: count,
        revenue: lines.reduce((sum, [, revenue]) => sum + Math.round(revenue * 100), 0),
      },
    ])
  },
)
