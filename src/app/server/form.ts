import { openAsBlob } from 'node:fs'
import { isTooDeepOrLong } from './json-size.ts'

/** A form of ours has a few parts: files, and one with everything else. */
const maxParts = 40
const maxHead = 4096
const maxText = 1_000_000

/**
 * The parts of a form that lies in a file. A file within it stays where it is until somebody reads it. Undefined: it is no
 * such form.
 */
export async function readForm(file: string, contentType: string): Promise<FormData | undefined> {
  const boundary = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i.exec(contentType)
  const name = boundary?.[1] ?? boundary?.[2]
  if (name === undefined) return undefined
  const whole = await openAsBlob(file)
  const mark = `\r\n--${name}`
  const marks = await marksIn(whole, Buffer.from(mark))
  if (marks === undefined || marks.length < 2) return undefined
  const form = new FormData()
  let texts = 0
  for (const [at, start] of marks.slice(0, -1).entries()) {
    const part = await partOf(whole.slice(start + mark.length, marks[at + 1]))
    if (!part) return undefined
    if (part.fileName !== undefined) {
      form.append(part.name, new File([part.body], part.fileName, { type: part.type }))
      continue
    }
    texts += part.body.size
    if (texts > maxText) return undefined
    const text = await part.body.text()
    if (isTooDeepOrLong(Buffer.from(text))) return undefined
    form.append(part.name, text)
  }
  const [last = 0] = marks.slice(-1)
  return (await whole.slice(last + mark.length, last + mark.length + 2).text()) === '--' ? form : undefined
}

/** Where the marks between parts begin, up to the one that ends the form; the first may lack its line break. */
async function marksIn(whole: Blob, mark: Buffer): Promise<number[] | undefined> {
  const found: number[] = []
  // as if a line break stood before everything
  let [rest, place] = [Buffer.from('\r\n'), -2]
  for await (const chunk of whole.stream()) {
    const bytes = Buffer.concat([rest, chunk])
    for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + mark.length)) {
      found.push(place + at)
      if (found.length > maxParts) return undefined
    }
    // a mark may lie across two chunks, but none is found twice
    rest = bytes.subarray(Math.max(0, bytes.length - mark.length + 1))
    place += bytes.length - rest.length
  }
  return found
}

async function partOf(part: Blob) {
  const start = Buffer.from(await part.slice(0, maxHead).arrayBuffer())
  const end = start.indexOf('\r\n\r\n')
  if (end === -1 || start.subarray(0, 2).toString('latin1') !== '\r\n') return undefined
  const head = start.subarray(2, end).toString('utf8').split('\r\n')
  const valueOf = (field: string) =>
    head
      .find(line => line.toLowerCase().startsWith(`${field}:`))
      ?.slice(field.length + 1)
      .trim() ?? ''
  const disposition = valueOf('content-disposition')
  const named = (field: string) => {
    const value = new RegExp(`;\\s*${field}="([^"]*)"`, 'i').exec(disposition)?.[1]
    return value?.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n')
  }
  const name = named('name')
  if (name === undefined) return undefined
  return { name, fileName: named('filename'), type: valueOf('content-type'), body: part.slice(end + 4) }
}
