import { once } from 'node:events'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/** What the server does with a mail instead of taking it. `after`: it takes it, and the answer is what goes wrong. */
type Mischief =
  | { readonly kind: 'slow'; readonly milliseconds: number }
  | { readonly kind: 'later' | 'never' | 'answersTwice' }
  | { readonly kind: 'closes'; readonly after?: boolean }

interface Received {
  /** The name with which the client greeted. */
  readonly greeting: string
  readonly to: string
  readonly id: string
  readonly raw: string
}

/** An SMTP server on loopback that misbehaves as told. */
export async function openSmtp(port = 0) {
  const received: Received[] = []
  const tries: string[] = []
  let mischief: (to: string) => Mischief | undefined = () => undefined
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      tries.push(address)
      const trouble = mischief(address)
      if (trouble?.kind === 'later') return done(refusal(450, 'come back later'))
      if (trouble?.kind === 'never') return done(refusal(550, 'no such mailbox'))
      return done()
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      const to = session.envelope.rcptTo[0]?.address ?? ''
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => void take(Buffer.concat(chunks).toString(), to, session, done))
    },
  })
  // a connection that the test breaks off
  server.on('error', () => {})

  async function take(
    raw: string,
    to: string,
    session: SMTPServerSession,
    done: (error?: Error | null) => void,
  ): Promise<void> {
    const trouble = mischief(to)
    const connection = [...connectionsOf(server)].find(one => one.session === session)
    if (trouble?.kind === 'slow') await new Promise(wait => setTimeout(wait, trouble.milliseconds))
    if (trouble?.kind === 'closes' && !trouble.after) return connection?._socket.destroy()
    received.push({
      greeting: session.hostNameAppearsAs,
      to,
      id: raw.match(/^message-id: *(\S+)/im)?.[1] ?? '',
      raw,
    })
    if (trouble?.kind === 'closes') return connection?._socket.destroy()
    done()
    if (trouble?.kind === 'answersTwice') connection?.send(250, 'OK, and once more')
  }

  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const bound = typeof address === 'object' && address !== null ? address.port : 0
  return {
    port: bound,
    url: `smtp://127.0.0.1:${bound}`,
    received,
    /** Every address that somebody tried to write to, as often as it was tried. */
    tries,
    misbehave(next: typeof mischief) {
      mischief = next
    },
    close: () => new Promise<void>(closed => server.close(closed)),
  }
}

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

interface Connection {
  readonly session: object
  readonly _socket: { destroy(): void }
  send(code: number, text: string): void
}

/** The library knows its connections, its types do not. */
const connectionsOf = (server: SMTPServer): Set<Connection> => Reflect.get(server, 'connections') as Set<Connection>

/** A header of a mail in one line, as a reader sees it. */
export function headerOf({ raw }: Received, name: string): string {
  const head = raw.split('\r\n\r\n')[0]?.replaceAll(/\r\n[ \t]+/g, ' ') ?? ''
  const line = head.split('\r\n').find(one => one.toLowerCase().startsWith(`${name.toLowerCase()}:`)) ?? ''
  return line
    .slice(name.length + 1)
    .trim()
    .replaceAll(/\?= +=\?UTF-8\?Q\?/gi, '')
    .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, word: string) => unquoted(word.replaceAll('_', ' ')))
}

/** The body of a mail in one of its forms, as a reader sees it. */
export function bodyOf({ raw }: Received, form: 'plain' | 'html' = 'plain'): string {
  const part = raw.split(`Content-Type: text/${form}`)[1]?.split(/\r\n\r\n([\s\S]*)/)[1] ?? ''
  // soft line breaks first: what follows one may begin as a boundary does, such as a token with two hyphens
  return unquoted(part.replaceAll('=\r\n', '').split(/\r\n--/)[0] ?? '')
}

const unquoted = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()
