import { expect, it } from 'vitest'
import { insertAccounts } from '#features/access/sign-in/server/account-store.ts'
import * as people from '#features/foundation/people/server/store.ts'
import { newId } from '#kit/id.ts'
import { callsDuring } from '#test/calls-during.ts'
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
      new Date(world.clock.now().epochMilliseconds),
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
  async (_, make) => {
    const { id, olivia, kim } = await world.office()
    await crowd(id)
    const wish = { file: make(), month }
    const board = () => kim.api.scoreboard.board({ month, limit: 20 })
    const { result, answers } = await callsDuring(olivia.api.scoreboard.preview(wish), 50, board)
    expect(answers).toBe(50)
    const { fingerprint, people: found, problemCount } = result
    const saved = await olivia.api.scoreboard.save({ ...wish, fingerprint })
    expect([found.length, problemCount, saved.people]).toEqual([count, 0, count])
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
