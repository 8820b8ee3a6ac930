import { writeFileSync } from 'node:fs'
import { expect } from 'vitest'
import { day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import { addGroup } from './groups.ts'
import { textOfPdf } from './pdf-text.ts'
import type { Person, World } from './world.ts'

export const w48 = week('2026-W48')
export const monday = day('2026-11-23')

/** A folder in which the documents are stored, to look at them. */
const kept = process.env['PAPERS']

const bare = (text: string): string => text.replaceAll(/\s/g, '')
export async function textOf(file: File): Promise<string> {
  const bytes = Buffer.from(await file.arrayBuffer())
  if (kept) writeFileSync(`${kept}/${file.name}`, bytes)
  return textOfPdf(bytes)
}
/** The time of a cell with a day and a time. */
export const timeIn = (cell: unknown): string => String(cell).slice(11)
export const expectText = (text: string, ...said: string[]) => said.forEach(each => expect(text).toContain(bare(each)))

/** Luna is published with Kim on Monday, Nova a draft with Kofi at night on Tuesday. */
export async function twoGroups(world: World) {
  const office = await world.office()
  const { adam, kim, kofi } = office
  const luna = await addGroup(world, office, 'Luna')
  const nova = await addGroup(world, office, 'Nova', { chatterCount: 1 })
  const seat = (groupId: string, person: Person, date: string, shiftId: string) =>
    adam.api.schedule.assign({ groupId, date: day(date), shiftId, seat: 1, profileId: person.id, reason: 'Test' })
  const publish = async (groupId: string) => {
    const { version } = await adam.api.schedule.plan({ groupId, week: w48 })
    await adam.api.schedule.publish({ groupId, week: w48, version })
  }
  await seat(luna, kim, monday, 'early')
  await publish(luna)
  await seat(nova, kofi, '2026-11-24', 'night')
  await adam.api.schedule.setNote({ groupId: luna, date: monday, shiftId: 'early', seat: 2, note: 'Mila ist\nkrank' })
  return { ...office, luna, nova, seat, publish }
}
