import { describe, expect, it, vi } from 'vitest'
import { refusals as de } from '#features/foundation/images/messages.de.ts'
import { refusals as en } from '#features/foundation/images/messages.en.ts'
import { picture } from '../pictures.ts'
import { until } from '../until.ts'
import { type Person, refusalOf, useWorld } from '../world.ts'
import { claimingToBe, crowdedWorkbook, interlacedPng, largeAvif } from './heavy-files.ts'

const world = useWorld({ ROLE: 'web' })
const megabytes = 1_000_000

const draw = ({ api }: Person, bytes: Uint8Array) =>
  api.images.upload({ file: new File([new Uint8Array(bytes)], 'bild.png') })
const preview = ({ api }: Person, bytes: Uint8Array) =>
  api.scoreboard.preview({ file: new File([new Uint8Array(bytes)], 'umsatz.xlsx'), month: '2026-11' })

/** Number of child processes that this process waits for. */
const programsAtWork = () => process.getActiveResourcesInfo().filter(kind => kind === 'ProcessWrap').length

/** How much more this process, which is the server's, held at the worst moment of the work. */
async function growth(work: Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss()
  let maximum = before
  const watch = setInterval(() => {
    maximum = Math.max(maximum, process.memoryUsage.rss())
  }, 5)
  await work
  clearInterval(watch)
  return (maximum - before) / megabytes
}

describe('a picture that is far larger than its file', () => {
  it('is refused without the server growing by it, and the next one is drawn', { tags: ['all'] }, async () => {
    const { kim } = await world.office()
    const png = interlacedPng()
    expect(png.length).toBeLessThan(megabytes)
    let code = ''
    const more = await growth(refusalOf(draw(kim, png)).then(refusal => (code = refusal.code)))
    expect(['images.tooHeavy', 'images.tooSlow']).toContain(code)
    expect(more).toBeLessThan(150)
    expect(await draw(kim, await picture('jpeg'))).toHaveProperty('id')
  })

  it('as AVIF is refused by what its header says', { tags: ['all'] }, async () => {
    const { kim } = await world.office()
    const heavy = await largeAvif()
    expect(heavy.length).toBeLessThan(10_000)
    let code = ''
    const more = await growth(refusalOf(draw(kim, heavy)).then(refusal => (code = refusal.code)))
    expect(code).toBe('images.heifTooLarge')
    expect(more).toBeLessThan(100)
    const bytes = Buffer.concat([await picture('avif'), Buffer.alloc(2_100_000)])
    expect(await refusalOf(draw(kim, bytes))).toMatchObject({ code: 'images.heifTooLarge', field: 'file' })
  })

  it('is said in the reader’s language', async () => {
    const { kim } = await world.office()
    const heavy = claimingToBe(await picture('avif'), 12_000, 6600)
    expect((await refusalOf(draw(kim, heavy))).message).toBe(de.heifTooLarge)
    await world.staffel.services.database.pool.query("update profiles set language = 'en' where id = $1", [kim.id])
    expect((await refusalOf(draw(kim, heavy))).message).toBe(en.heifTooLarge)
  })
})

describe('a table that is far larger than its file', () => {
  it('is refused without the server growing by it, in silence, and the next one is read', {
    tags: ['all'],
  }, async () => {
    const { olivia } = await world.office()
    const table = crowdedWorkbook()
    const spoken = [vi.spyOn(console, 'error'), vi.spyOn(console, 'log'), vi.spyOn(process.stdout, 'write')]
    let code = ''
    const more = await growth(refusalOf(preview(olivia, table)).then(refusal => (code = refusal.code)))
    for (const spy of spoken) expect(spy).not.toHaveBeenCalled()
    expect(['spreadsheets.fileTooLarge', 'spreadsheets.fileTooSlow']).toContain(code)
    expect(more).toBeLessThan(150)
    const small = new TextEncoder().encode('Chatter;Umsatz\nKim Albers;1,00\n')
    expect((await preview(olivia, small)).people).toHaveLength(1)
  })
})

describe('eleven members who export as much as they can', () => {
  it('keep no upload of another organisation from being read', { tags: ['all'] }, async () => {
    const [one, other] = [await world.office(), await world.office()]
    const names = Array.from({ length: 11 }, (_, at) => `Chatter ${String.fromCharCode(65 + at)}`)
    const chatters = await Promise.all(names.map(name => world.join(one.id, 'chatter', name)))
    const before = programsAtWork()
    const answers: string[] = []
    const flood = chatters.flatMap(({ api }) =>
      Array.from({ length: 6 }, () =>
        api.planDocuments.ownShifts({ from: '2026-11-16', days: 31, format: 'pdf' }).then(
          () => answers.push('drawn'),
          (error: { code: string }) => answers.push(error.code),
        ),
      ),
    )
    await until(() => programsAtWork() > before, { what: 'a process that draws' })
    const small = await picture('jpeg')
    for (let count = 0; count < 5; count++) expect(await draw(other.kim, small)).toHaveProperty('id')
    const table = new TextEncoder().encode('Chatter;Umsatz\nKim Albers;1,00\n')
    expect((await preview(other.olivia, table)).people).toHaveLength(1)
    await Promise.all(flood)
    expect(new Set(answers)).toEqual(new Set(['drawn', 'papers.busy']))
  })
})

describe('who uploads much', () => {
  it('does not make another organisation wait for it', { tags: ['all'] }, async () => {
    const [one, other] = [await world.office(), await world.office()]
    const png = interlacedPng()
    const before = programsAtWork()
    let open = 3
    const flood = Array.from({ length: open }, () =>
      refusalOf(draw(one.kim, png)).finally(() => {
        open -= 1
      }),
    )
    const small = await picture('jpeg')
    await until(() => programsAtWork() > before, { what: 'a process that draws' })
    expect(await draw(other.kim, small)).toHaveProperty('id')
    expect(open).toBeGreaterThan(0)
    await Promise.all(flood)
  })

  it('is sent away when too much waits already, and may come again', { tags: ['all'] }, async () => {
    const { kim } = await world.office()
    const small = await picture('jpeg', 3000, 2000)
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        draw(kim, small).then(
          () => 'drawn',
          (error: { code: string }) => error.code,
        ),
      ),
    )
    expect(new Set(answers)).toEqual(new Set(['drawn', 'input.busy']))
    expect(await draw(kim, small)).toHaveProperty('id')
  })
})
