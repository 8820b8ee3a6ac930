import { afterAll, expect, it } from 'vitest'
import { openSmtp } from '#test/smtp.ts'
import { openSmtpSender, smtpProblem } from './postman.ts'

const smtp = await openSmtp()
afterAll(() => smtp.close())

const from = 'Staffel <staffel@example.test>'

const letter = (to: string) => ({
  id: crypto.randomUUID(),
  toAddress: to,
  subject: 'Einladung',
  text: 'Hallo',
  html: '<p>Hallo</p>',
  unsubscribe: null,
})

it('sends nothing to a mail server without encryption where encryption is required', async () => {
  const sender = openSmtpSender({ url: smtp.url, from, tls: 'required' })
  expect(await sender.send(letter('kim@example.test'))).toMatchObject({
    kind: 'later',
    why: expect.stringContaining('TLS'),
  })
  expect(smtp.tries).toEqual([])
  sender.close()
})

it.each(['opportunistic', 'off'] as const)('sends to a mail server without encryption: %s', async tls => {
  const sender = openSmtpSender({ url: smtp.url, from, tls })
  expect(await sender.send(letter(`${tls}@example.test`))).toEqual({ kind: 'sent' })
  expect(smtp.received.map(({ to }) => to)).toContain(`${tls}@example.test`)
  sender.close()
})

it('names the installation, and asks machines not to answer', async () => {
  const sender = openSmtpSender({ url: smtp.url, from, tls: 'off', hostName: 'plan.example.test' })
  const mail = { ...letter('headers@example.test'), unsubscribe: 'https://plan.example.test/unsubscribe/x' }
  await sender.send(mail)
  const { greeting, id, raw } = smtp.received.find(({ to }) => to === mail.toAddress) ?? expect.fail('no mail came')
  expect({ greeting, id }).toEqual({ greeting: 'plan.example.test', id: `<${mail.id}@example.test>` })
  expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(raw).toMatch(/^List-Unsubscribe: <https:\/\/plan\.example\.test\/unsubscribe\/x>\r$/m)
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  sender.close()
})

it.each([
  ['is not there', () => 'smtp://127.0.0.1:1', 'cannot be reached (ESOCKET)'],
  ['would accept mails', () => smtp.url, undefined],
])('says what is wrong with a mail server that %s', async (_, url, problem) => {
  expect(await smtpProblem(url(), 'opportunistic')).toBe(problem)
})
