import { writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { formatHours } from '#kit/hours.ts'
import { pagesIn, textOfPdf } from '#test/pdf-text.ts'
import { aCrew } from '#test/pay-crew.ts'
import { refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()

const bytesOf = async (file: File): Promise<Buffer> => Buffer.from(await file.arrayBuffer())
const bare = (text: string): string => text.replaceAll(/\s/g, '')

/** Where somebody wants to look at what was made. */
const kept = process.env['PAPERS']
const keep = (name: string, bytes: Uint8Array) => kept && writeFileSync(`${kept}/${name}`, bytes)

const month = '2026-10'

async function aMonth() {
  world.clock.set('2026-10-01T10:00:00Z')
  const office = await world.office()
  const crew = await aCrew(world, office, { people: 3, first: '2026-10-01', shifts: 31 })
  world.clock.set('2026-11-02T10:00:00Z')
  return { ...office, profileId: crew[0]?.id ?? '' }
}

it('has the thirty-one shifts of a month with what was worked of each, and their sum', async () => {
  const { adam, profileId } = await aMonth()
  const { sums } = await adam.api.attendance.sheet({ month, profileId })
  const file = await adam.api.attendance.exportPdf({ month, profileId })
  expect(file.name).toBe('stunden-2026-10-zoë-łukasiewicz-ďurčanská-000.pdf')
  const bytes = await bytesOf(file)
  keep('sheet-de.pdf', bytes)
  const text = textOfPdf(bytes)
  const hours = formatHours(sums.worked, 'de')
  for (const said of [
    'Stundenzettel Oktober 2026',
    'Zoë Łukasiewicz-Ďurčanská 000',
    'Offen, Stand 2. November 2026',
    'Do., 1. Okt.Spät',
    'Sa., 31. Okt.Spät',
    `Summe${hours}`,
    `Seite 1 von ${pagesIn(bytes)}`,
  ]) {
    expect(text).toContain(bare(said))
  }
  await adam.api.attendance.close({ month })
  await adam.api.people.setLanguage({ language: 'en' })
  const english = await bytesOf(await adam.api.attendance.exportPdf({ month, profileId }))
  keep('sheet-en.pdf', english)
  expect(textOfPdf(english)).toContain(bare('Closed on November 2, 2026'))
  expect(textOfPdf(english)).toContain(bare('Sat, Oct 31'))
})

it('of everybody has a line each', async () => {
  const { adam } = await aMonth()
  const bytes = await bytesOf(await adam.api.attendance.exportPdf({ month, profileId: null }))
  keep('sheets-de.pdf', bytes)
  const { people } = await adam.api.attendance.sheets({ month })
  for (const { fullName } of people) expect(textOfPdf(bytes)).toContain(bare(fullName))
})

it('is given to oneself and to who keeps the hours, and written down', async () => {
  const { adam, kim, lea } = await aMonth()
  const missing = { code: 'permissions.missing' }
  expect(await refusalOf(lea.api.attendance.exportPdf({ month, profileId: kim.id }))).toMatchObject(missing)
  expect(await refusalOf(lea.api.attendance.exportPdf({ month, profileId: null }))).toMatchObject(missing)
  expect(textOfPdf(await bytesOf(await lea.api.attendance.exportPdf({ month, profileId: lea.id })))).toContain(
    bare('Diese Person hat in diesem Monat keine Schichten.'),
  )
  const { entries } = await adam.api.auditLog.list({ kind: 'attendance.exported' })
  expect(entries).toMatchObject([{ change: { format: 'pdf', month, rows: 0 } }])
})
