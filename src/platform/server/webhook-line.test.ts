import { afterEach, describe, expect, it } from 'vitest'
import { answering, openReceiver, type Receiver } from '#test/receiver.ts'
import { openWebhookClient } from './webhook-line.ts'

const open: Receiver[] = []
async function receiver(): Promise<Receiver> {
  const one = await openReceiver()
  open.push(one)
  return one
}
afterEach(() => open.splice(0).forEach(one => one.close()))

const strict = openWebhookClient({ allowsPrivate: false })
const lenient = openWebhookClient({ allowsPrivate: true, patience: 300 })

describe('an address', () => {
  it.each([
    ['https://receiver.example/staffel', undefined],
    ['https://93.184.216.34/', undefined],
    ['http://receiver.example/', 'http'],
    ['ftp://receiver.example/', 'url'],
    ['receiver.example', 'url'],
    ['https://user:word@receiver.example/', 'url'],
    ['https://receiver.example/#part', 'url'],
    ['https://localhost/', 'private'],
    ['https://intranet/', 'private'],
    ['https://printer.local/', 'private'],
    ['https://127.0.0.1/', 'private'],
    ['https://2130706433/', 'private'],
    ['https://0x7f.1/', 'private'],
    ['https://[::1]/', 'private'],
    ['https://[::ffff:10.0.0.1]/', 'private'],
    ['https://169.254.169.254/latest/meta-data', 'private'],
  ])('%s is refused for %s', (url, why) => expect(strict.whyNot(url)).toBe(why))

  it('of this machine is fine where the installation allows it', () => {
    expect(lenient.whyNot('http://127.0.0.1:3000/')).toBeUndefined()
  })
})

describe('a try', () => {
  it('is not connected to what the name leads to by then: public at the first look, this machine at the second', async () => {
    const { url, received } = await receiver()
    const { port } = new URL(url)
    const looks = ['93.184.216.34', '127.0.0.1']
    const resolve = (_: string, done: (error: null, found: { address: string; family: number }[]) => void) =>
      done(null, [{ address: looks.shift() ?? '127.0.0.1', family: 4 }])
    const line = openWebhookClient({ allowsPrivate: false, resolve, patience: 500 })
    resolve('receiver.example', () => {})
    expect(await line.post(`https://receiver.example:${port}/`, {}, '{}')).toEqual({
      kind: 'failed',
      why: 'The name leads to no address on the internet',
    })
    expect(looks).toEqual([])
    expect(received).toEqual([])
  })

  it.each([
    ['in the middle of its answer', { 'content-length': '1000' }, { kind: 'answered', status: 200, said: 'half' }],
    ['in the middle of a part of it', {}, { kind: 'answered', status: 200, said: 'half' }],
  ])('is over when the receiver hangs up %s', async (_, headers, posted) => {
    const one = await receiver()
    one.behave((_request, response) => {
      response.writeHead(200, headers)
      response.write('half', () => response.socket?.destroy())
    })
    expect(await lenient.post(one.url, {}, '{}')).toMatchObject(posted)
  })

  it('is over when the receiver hangs up before it, or says nothing for too long', async () => {
    const one = await receiver()
    one.behave((_, response) => void response.socket?.destroy())
    expect(await lenient.post(one.url, {}, '{}')).toMatchObject({ kind: 'failed' })
    one.behave((_, response) => void response.write('one letter'))
    expect(await lenient.post(one.url, {}, '{}')).toEqual({ kind: 'failed', why: 'The receiver takes too long' })
  })

  it('goes to the public one of several addresses alone', async () => {
    const asked: string[] = []
    const found = [
      { address: '10.0.0.1', family: 4 },
      { address: '::1', family: 6 },
    ]
    const line = openWebhookClient({
      allowsPrivate: false,
      resolve: (name, done) => (asked.push(name), done(null, found)),
    })
    expect(await line.post('https://receiver.example/', {}, '{}')).toMatchObject({ kind: 'failed' })
    expect(asked).toEqual(['receiver.example'])
  })

  it('goes where the name leads, with what was signed', async () => {
    const { url, received } = await receiver()
    const { port } = new URL(url)
    const resolve = (_: string, done: (error: null, found: { address: string; family: number }[]) => void) =>
      done(null, [{ address: '127.0.0.1', family: 4 }])
    const line = openWebhookClient({ allowsPrivate: true, resolve })
    const posted = await line.post(`http://receiver.example:${port}/x`, { 'webhook-id': 'msg_1' }, '{"a":1}')
    expect(posted).toMatchObject({ kind: 'answered', status: 200 })
    expect(received).toMatchObject([{ body: '{"a":1}', headers: { 'webhook-id': 'msg_1' } }])
  })

  it('says when there is no such name', async () => {
    expect(await strict.post('https://nowhere.invalid/', {}, '{}')).toMatchObject({ kind: 'failed' })
  })

  it('reads the seconds that the receiver asks to wait, also as a date', async () => {
    const busy = await receiver()
    const asked = async (headers: Record<string, string>) => {
      busy.behave(answering(503, headers))
      return lenient.post(busy.url, {}, '{}')
    }
    expect(await asked({ 'retry-after': '120' })).toMatchObject({ retryAfter: 120 })
    const dates = { date: 'Fri, 20 Nov 2026 11:00:00 GMT', 'retry-after': 'Fri, 20 Nov 2026 11:02:00 GMT' }
    expect(await asked(dates)).toMatchObject({ retryAfter: 120 })
  })

  it('follows no redirect', async () => {
    const [first, second] = [await receiver(), await receiver()]
    first.behave(answering(302, { location: second.url }))
    expect(await lenient.post(first.url, {}, '{}')).toMatchObject({ kind: 'answered', status: 302 })
    expect(second.received).toEqual([])
  })

  it('ends when the receiver takes too long, with the head or with what it says', async () => {
    const slow = await receiver()
    slow.behave(() => {})
    expect(await lenient.post(slow.url, {}, '{}')).toEqual({ kind: 'failed', why: 'The receiver takes too long' })
    slow.behave((_, response) => void response.writeHead(200).write('a'))
    expect(await lenient.post(slow.url, {}, '{}')).toEqual({ kind: 'failed', why: 'The receiver takes too long' })
  })

  it('reads no more of an answer than the log shows', async () => {
    const talker = await receiver()
    talker.behave((_, response) => {
      response.writeHead(200)
      const talk = () => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
        if (!response.destroyed) response.once('drain', talk)
      }
      talk()
    })
    const posted = await lenient.post(talker.url, {}, '{}')
    expect(posted).toMatchObject({ kind: 'answered', status: 200 })
    expect(posted.kind === 'answered' && posted.said.length).toBe(2000)
  })

  it('says when nobody is there, and asks for a certificate that holds', async () => {
    const gone = await receiver()
    gone.close()
    expect(await lenient.post(gone.url, {}, '{}')).toMatchObject({ kind: 'failed' })
    const plain = await receiver()
    expect(await lenient.post(plain.url.replace('http:', 'https:'), {}, '{}')).toMatchObject({ kind: 'failed' })
    expect(plain.received).toEqual([])
  })
})
