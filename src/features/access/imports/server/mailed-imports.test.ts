import { afterAll, expect, it } from 'vitest'
import { openSmtp } from '#test/smtp.ts'
import { until } from '#test/until.ts'
import { useWorld } from '#test/world.ts'
import { de } from '#features/access/invitations/messages.de.ts'
import { en } from '#features/access/invitations/messages.en.ts'

const smtp = await openSmtp()
const world = useWorld({ SMTP_URL: smtp.url })
afterAll(() => smtp.close())

it('mails everybody of an import in the language that the file says', async () => {
  const { olivia } = await world.office()
  // somebody who was written to often enough lately
  await world.staffel.services.database.pool.query(
    "insert into attempts (key, count, window_ends_at) values ('mailTo:viel@example.test', 5, '2026-11-20T12:00:00Z')",
  )
  const lines = [
    { line: 2, email: 'nora@example.test', language: 'en' as const },
    { line: 3, email: 'viel@example.test' },
    { line: 4, email: 'ivo@example.test' },
  ]
  const { hasMailServer, invited } = await olivia.api.imports.send({ fileName: 'team.csv', lines })
  expect(hasMailServer).toBe(true)
  expect(invited.map(({ email, isMailed }) => [email, isMailed])).toEqual([
    ['nora@example.test', true],
    ['viel@example.test', false],
    ['ivo@example.test', true],
  ])
  await until(() => smtp.received.length === 2)
  const subjects = smtp.received.map(({ to, raw }) => [to, /^Subject: (.*)$/m.exec(raw)?.[1]?.trim()])
  expect(new Map(subjects.map(([to, subject]) => [to, subject]))).toEqual(
    new Map([
      ['nora@example.test', en.mail.subject('Nordlicht')],
      ['ivo@example.test', de.mail.subject('Nordlicht')],
    ]),
  )
})
