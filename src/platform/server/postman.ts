import { createTransport } from 'nodemailer'
import type { SendResult } from '../retry.ts'

interface Letter {
  readonly id: string
  readonly toAddress: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly unsubscribe: string | null
}

export interface SmtpSender {
  /** One try; throws nothing. */
  send(letter: Letter): Promise<SendResult>
  close(): void
}

/** Below the lease of the outbox: whoever still tries after it would not be alone. */
const maxTry = 30_000

type SmtpTls = 'required' | 'opportunistic' | 'off'

/** @param name with which we greet the server; left out: that of the machine */
const optionsOf = (url: string, tls: SmtpTls, name: string | undefined) => ({
  url,
  ...(name !== undefined && { name }),
  requireTLS: tls === 'required',
  ignoreTLS: tls === 'off',
  // a connection a mail: what a server says too much or too late on one is never taken for an answer about another
  connectionTimeout: 8_000,
  greetingTimeout: 8_000,
  dnsTimeout: 5_000,
  socketTimeout: 15_000,
})

/** Connects and signs in. Returns the rest of a sentence about the server; undefined: it accepts mails. */
export async function smtpProblem(url: string, tls: SmtpTls, hostName?: string): Promise<string | undefined> {
  const transport = createTransport(optionsOf(url, tls, hostName))
  try {
    await transport.verify()
    return undefined
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    if (code === 'EAUTH') return 'refuses the user or the password in it'
    return code === 'ETLS' ? 'offers no encryption (SMTP_TLS)' : `cannot be reached (${code})`
  } finally {
    transport.close()
  }
}

interface Sending {
  readonly url: string
  /** A mailbox, or a name with it in angle brackets. */
  readonly from: string
  /** For `smtp://`: `required` sends nothing to a server without STARTTLS; `smtps://` is encrypted from the start. */
  readonly tls?: SmtpTls
  /** With which it greets the server; left out: the name of the machine. */
  readonly hostName?: string
}

export function openSmtpSender({ url, from, tls = 'opportunistic', hostName }: Sending): SmtpSender {
  const transport = createTransport(optionsOf(url, tls, hostName), { from })
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ id, toAddress, subject, text, html, unsubscribe }) {
      const sending = transport.sendMail({
        // as it is: a comma in it must not make two recipients
        to: { name: '', address: toAddress },
        subject,
        text,
        html,
        // the same at every try, so that a mailbox recognizes a repetition
        messageId: `<${id}@${domain}>`,
        headers: {
          // no mailbox answers it with an absence note (RFC 3834)
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe !== null && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
      let timer: NodeJS.Timeout | undefined
      const tooLong = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('The mail server takes too long')), maxTry)
      })
      try {
        await Promise.race([sending, tooLong])
        return { kind: 'sent' }
      } catch (error) {
        return outcomeOf(error)
      } finally {
        clearTimeout(timer)
        sending.catch(() => {})
      }
    },
    close: () => transport.close(),
  }
}

/** What the server said to the recipient or to the mail itself with a 5 is final; all else may pass. */
function outcomeOf(error: unknown): SendResult {
  const why = error instanceof Error ? error.message : String(error)
  const has = (key: string): unknown => (error instanceof Error ? Reflect.get(error, key) : undefined)
  const [code, command, response] = [has('code'), has('command'), has('responseCode')]
  const isFinal = typeof response === 'number' && response >= 500
  const isAboutMail = (code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE'
  return isFinal && isAboutMail ? { kind: 'never', why } : { kind: 'later', why }
}
