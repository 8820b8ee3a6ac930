import type { FileWish } from '#features/work/scoreboard/server/table-file.ts'
import { readFigures } from '#features/work/scoreboard/server/figures-in-child.ts'

const defaults = { month: '2026-11', dateOrder: 'dayFirst', timeZone: 'Europe/Berlin', remembered: [] } as const

/** Read as an upload is, in a process of its own. */
export const read = async (
  bytes: Uint8Array,
  wish: Partial<FileWish> = {},
  limits: { milliseconds: number; megabytes?: number } = { milliseconds: 60_000 },
) => {
  const task = { bytes, wish: { ...defaults, ...wish } }
  return readFigures(asker, () => Promise.resolve(task), limits)
}
export const asker = { organizationId: 'nordlicht', personId: 'olivia' }

/** Who is in it, with what they have earned. */
export async function people(bytes: Uint8Array, wish: Partial<FileWish> = {}): Promise<string[]> {
  const answer = await read(bytes, wish)
  if (answer.kind !== 'done' || answer.done === 'crowded') throw new Error(JSON.stringify(answer))
  return answer.done.people.map(
    ({ name, figures }) => `${name} ${figures.map(each => `${each.revenue} ${each.currency}`).join(' ')}`,
  )
}
export const text = (content: string) => new Uint8Array(Buffer.from(content))
export const head = ['Chatter', 'Umsatz']
export const table = [head, ['Kim', 1840.5], ['Jörg', '12,50 €']]
