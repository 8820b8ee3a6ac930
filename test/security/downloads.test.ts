import { describe, expect, it } from 'vitest'
import { aFile } from '../factories.ts'
import { picture } from '../pictures.ts'
import { type Person, useWorld } from '../world.ts'

const world = useWorld({ ROLE: 'web' })
const month = '2026-11'
/** A table as well as a page. */
const deceiving = 'Chatter;Umsatz\nKim Albers;1,00\nKim Albers;1,00;<script>alert(1)</script>\n'

/** What makes a browser keep a file instead of showing it. */
async function keeping(person: Person, path: string, init?: RequestInit) {
  const { status, headers } = await person.fetch(path, init)
  return {
    status,
    disposition: headers.get('content-disposition')?.split(';')[0],
    type: headers.get('x-content-type-options'),
    policy: headers.get('content-security-policy'),
  }
}
const kept = { status: 200, disposition: 'attachment', type: 'nosniff', policy: "sandbox; default-src 'none'" }

async function anUpload({ olivia }: { olivia: Person }) {
  const wish = { file: aFile(deceiving, 'umsatz.csv'), month }
  const { fingerprint } = await olivia.api.scoreboard.preview(wish)
  return olivia.api.scoreboard.save({ ...wish, fingerprint })
}

describe('a file that somebody uploaded', () => {
  it('is kept, never shown, in both forms of the API', async () => {
    const office = await world.office()
    const { id } = await anUpload(office)
    expect(await keeping(office.olivia, `/api/v1/scoreboard/uploads/${id}/file`)).toEqual(kept)
    const headers = { 'content-type': 'application/json' }
    const call = { method: 'POST', headers, body: JSON.stringify({ json: { id } }) }
    // there it is a part of a form, which no browser shows
    const form = await office.olivia.fetch('/api/rpc/scoreboard/original', call)
    expect(form.headers.get('content-type')).toMatch(/^multipart\/form-data;/)
    expect(form.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await office.olivia.api.scoreboard.original({ id })).name).toBe('umsatz.csv')
  })

  it('as a picture is drawn anew, and kept as well', async () => {
    const { kim } = await world.office()
    const { id } = await kim.api.images.upload({ file: new File([new Uint8Array(await picture('png'))], 'bild.png') })
    expect(await keeping(kim, `/api/images/${id}/320.webp`)).toEqual(kept)
  })
})

it('a table that was made for somebody is kept too', async () => {
  const office = await world.office()
  await anUpload(office)
  const headers = { 'content-type': 'application/json' }
  const call = { method: 'POST', headers, body: JSON.stringify({ month }) }
  expect(await keeping(office.olivia, '/api/v1/scoreboard/exports/xlsx', call)).toEqual(kept)
})
