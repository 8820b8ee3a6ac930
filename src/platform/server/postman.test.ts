import { afterAll, expect, it } from 'vitest'
import { openSmtp } from '#test/smtp.ts'
import { openSmtpSender } from './postman.ts'

const smtp = await openSmtp()
afterAll(() => smtp.close())

const letter = (to: string) => ({
  id: crypto.randomUUID(),
  toAddress: to,
  subject: 'Einladung',
  text: 'Hallo',
  html: '<p>Hallo</p>',
  unsubscribe: null,
})

it('sends nothing to a mail server without encryption where encryption is required', async () => {
  const sender = openSmtpSender(smtp.url, 'Staffel <staffel@example.test>', 'required')
  expect(await sender.send(letter('kim@example.test'))).toMatchObject({
    kind: 'later',
    why: expect.stringContaining('TLS'),
  })
  expect(smtp.tries).toEqual([])
  sender.close()
})

it.each(['opportunistic', 'off'] as const)('sends to a mail server without encryption: %s', async tls => {
  const sender = openSmtpSender(smtp.url, 'Staffel <staffel@example.test>', tls)
  expect(await sender.send(letter(`${tls}@example.test`))).toEqual({ kind: 'sent' })
  expect(smtp.received.map(({ to }) => to)).toContain(`${tls}@example.test`)
  sender.close()
})
