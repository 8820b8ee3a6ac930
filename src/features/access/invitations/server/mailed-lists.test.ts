import { afterAll, expect, it } from 'vitest'
import { openSmtp } from '#test/smtp.ts'
import { until } from '#test/until.ts'
import { password, useWorld } from '#test/world.ts'

const smtp = await openSmtp()
const world = useWorld({ SMTP_URL: smtp.url })
afterAll(() => smtp.close())

it('mails each one a link of their own that proves the address, and says whom it does not mail', async () => {
  const { olivia } = await world.office()
  // somebody who was written to often enough lately
  await world.staffel.services.database.pool.query(
    "insert into attempts (key, count, window_ends_at) values ('mailTo:viel@example.test', 5, '2026-11-20T12:00:00Z')",
  )
  const text = 'nora@example.test\nviel@example.test\nivo@example.test'
  const { hasMailServer, invited } = await olivia.api.invitations.sendList({ text })
  expect(hasMailServer).toBe(true)
  expect(invited.map(({ email, isMailed }) => [email, isMailed])).toEqual([
    ['nora@example.test', true],
    ['viel@example.test', false],
    ['ivo@example.test', true],
  ])
  await until(() => smtp.received.length === 2)
  expect(smtp.received.map(({ to }) => to).toSorted()).toEqual(['ivo@example.test', 'nora@example.test'])
  const raw = smtp.received.find(({ to }) => to === 'nora@example.test')?.raw ?? ''
  const token = /\/join\/([\w-]{43})/.exec(raw.replaceAll('=\r\n', ''))?.[1] ?? ''
  expect(invited[0]?.link).not.toContain(token)
  const visitor = world.visitor()
  await visitor.api.invitations.register({ token, fullName: 'Nora Neu', password })
  expect(await visitor.api.signIn.session()).toMatchObject({ emailProven: true, member: { role: 'chatter' } })
})
