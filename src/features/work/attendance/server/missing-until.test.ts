import { expect, it } from 'vitest'
import { aDuty, at } from '#test/duty-office.ts'
import { textOfPdf } from '#test/pdf-text.ts'
import { useWorld } from '#test/world.ts'

const world = useWorld()
const clock = (time: string) => world.clock.set(Temporal.Instant.from(at(time)).toString())
const month = '2026-11'

it('names in files until when a member was missing who came after all', async () => {
  const { kim, assignmentId } = await aDuty(world)
  clock('08:16')
  await world.staffel.planning.sweep()
  await kim.api.attendance.checkIn({ assignmentId })
  clock('17:00')
  await world.staffel.planning.sweep()
  const wish = { month, profileId: kim.id }
  const { csv } = await kim.api.attendance.exportCsv(wish)
  expect(csv).toContain('"fehlte bis 08:16"')
  const file = await kim.api.attendance.exportPdf(wish)
  const text = textOfPdf(Buffer.from(await file.arrayBuffer()))
  expect(text).toContain('fehltebis08:16')
  expect(text).not.toContain('gefehlt,')
})
