import { writeFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { anUpload } from '#test/factories.ts'
import { callsDuring } from '#test/calls-during.ts'
import { pagesIn, textOfPdf } from '#test/pdf-text.ts'
import { aCrew } from '#test/pay-crew.ts'
import { aWorkedMonth, closeNovember } from '#test/pay-office.ts'
import { refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()

const bytesOf = async (file: File): Promise<Buffer> => Buffer.from(await file.arrayBuffer())
const bare = (text: string): string => text.replaceAll(/\s/g, '')

/** Where somebody wants to look at what was made. */
const kept = process.env['PAPERS']
const keep = (name: string, bytes: Uint8Array) => kept && writeFileSync(`${kept}/${name}`, bytes)

describe('a statement on paper', () => {
  it('has every line with its rate, its source and the sum, and is a draft until the run is closed', async () => {
    const { adam, kim } = await aWorkedMonth(world)
    const question = { month: '2026-11', profileId: kim.id }
    const draft = await kim.api.pay.exportPdf(question)
    expect(draft.name).toBe('abrechnung-2026-11-kim-albers.pdf')
    expect(textOfPdf(await bytesOf(draft))).toContain('ENTWURF')
    await closeNovember({ adam })
    const bytes = await bytesOf(await kim.api.pay.exportPdf(question))
    keep('statement-de.pdf', bytes)
    const text = textOfPdf(bytes)
    expect(text).not.toContain('ENTWURF')
    const { lines, total } = await kim.api.pay.own({ month: '2026-11' })
    const money = (units: number) => bare(`${(units / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 })}€`)
    for (const line of lines) expect(text).toContain(money(line.amount))
    for (const said of [
      'Abrechnung November 2026',
      'Kim Albers',
      'Stunden14 h15,00 € pro StundeStundenzettel210,00 €',
      'Nachtzuschlag',
      `Summe${money(total)}`,
      'Gearbeitete Schichten',
      'Seite 1 von 1',
    ]) {
      expect(text).toContain(bare(said))
    }
  })

  it('says with both currencies why revenue in another one brings no commission', async () => {
    const office = await aWorkedMonth(world)
    const { adam, kim } = office
    await anUpload(office, 'Kim Albers;$500.00')
    const { people } = await adam.api.pay.month({ month: '2026-11' })
    expect(people.find(({ profileId }) => profileId === kim.id)).toMatchObject({
      commission: 0,
      hasCommission: true,
      omitted: [{ kind: 'commission', why: 'otherCurrency', amount: 50_000, currency: 'USD' }],
    })
    const text = textOfPdf(await bytesOf(await kim.api.pay.exportPdf({ month: '2026-11', profileId: kim.id })))
    expect(text).toContain(bare('500,00 $ Umsatz ohne Provision, weil der Lohn in EUR gezahlt wird'))
  })

  it('is in the language of whoever reads it', async () => {
    const { adam, kim } = await aWorkedMonth(world)
    await adam.api.people.setLanguage({ language: 'en' })
    const file = await adam.api.pay.exportPdf({ month: '2026-11', profileId: kim.id })
    expect(file.name).toBe('pay-2026-11-kim-albers.pdf')
    const bytes = await bytesOf(file)
    keep('statement-en.pdf', bytes)
    const text = textOfPdf(bytes)
    for (const said of ['Pay statement November 2026', 'DRAFT', '€15.00 per hour', 'Page 1 of 1', 'Sat, Nov 28']) {
      expect(text).toContain(bare(said))
    }
  })

  it('is given to oneself, and to who keeps pay and has just shown to be there', async () => {
    const { adam, kim, lea, olivia } = await aWorkedMonth(world)
    const ofKim = { month: '2026-11', profileId: kim.id }
    const missing = { code: 'permissions.missing' }
    expect(await refusalOf(lea.api.pay.exportPdf(ofKim))).toMatchObject(missing)
    expect(await refusalOf(kim.api.pay.exportPdf({ ...ofKim, profileId: lea.id }))).toMatchObject(missing)
    expect(await refusalOf(kim.api.pay.exportPdf({ ...ofKim, profileId: null }))).toMatchObject(missing)
    expect(await refusalOf(adam.api.pay.exportPdf({ ...ofKim, profileId: 'AAAAAAAAAAAA' }))).toMatchObject({
      code: 'pay.personNotFound',
    })
    expect(await refusalOf(adam.api.pay.exportPdf({ month: '2026-08', profileId: null }))).toMatchObject({
      code: 'pay.nobodyPaid',
    })
    await kim.api.pay.exportPdf(ofKim)
    await adam.api.pay.exportPdf({ ...ofKim, profileId: null })
    const { entries } = await olivia.api.auditLog.list({ kind: 'pay.exported' })
    expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set(['Adam Yıldız', 'Kim Albers']))
    for (const { change } of entries) expect(change).toMatchObject({ format: 'pdf', month: '2026-11', rows: 3 })
  })
})

// how long two hundred take is measured where nothing else runs: `npm run bench calls`
it('of a whole crew is a file each, and nobody else waits for it', { tags: ['all'] }, async () => {
  const month = '2026-10'
  world.clock.set('2026-10-01T10:00:00Z')
  const office = await world.office()
  const { adam } = office
  await aCrew(world, office, { people: 50, first: '2026-10-01', shifts: 31 })
  world.clock.set('2026-11-02T10:00:00Z')
  // rendering in the server's own thread would allow about one answer per document
  const exporting = adam.api.pay.exportPdf({ month, profileId: null })
  const { result, answers } = await callsDuring(exporting, 150, () => adam.api.people.list())
  expect(answers).toBe(150)
  const bytes = await bytesOf(result)
  const files = Object.entries(unzipSync(bytes))
  expect(files).toHaveLength(50)
  expect(new Set(files.map(([name]) => name)).size).toBe(50)
  const [first] = files
  keep('crew.pdf', first?.[1] ?? new Uint8Array())
  const paper = Buffer.from(first?.[1] ?? [])
  expect(pagesIn(paper)).toBe(2)
  expect(textOfPdf(paper)).toContain(bare('Zoë Łukasiewicz-Ďurčanská 000'))
  expect(textOfPdf(paper)).toContain(bare('Seite 2 von 2'))
})
