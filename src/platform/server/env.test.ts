import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { publicUrl, readEnv, unusable, variableNames } from './env.ts'
import { bucketOf } from './files.ts'

it('has a default for everything', () => {
  expect(readEnv({})).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 3000,
    REGISTRATION: 'open',
    ROLE: 'all',
  })
  expect(readEnv({ PORT: '' })).toMatchObject({ PORT: 3000 })
})

it.each([
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['SECRET', 'short'],
  ['REGISTRATION', 'maybe'],
  ['PASSWORD_MIN', '3'],
  ['PUBLIC_URL', 'staffel.example'],
  ['PUBLIC_URL', 'https://staffel.example/app'],
  ['PUBLIC_URL', 'https://staffel.example/?a=b'],
  ['HOST', '999.1.1.1'],
  ['HOST', 'a b'],
  ['MAIL_FROM', 'Staffel'],
  ['MAIL_FROM', 'Staffel <staffel@a> <b@c>'],
  ['TZ', 'Europe/Berln'],
  ['BACKUP_AT', '25:00'],
  ['BACKUP_ZONE', 'Berlin'],
  ['SECURITY_CONTACT', 'security@example.com'],
  ['APP_HOST', 'a b'],
  ['ROLE', 'queen'],
  ['SMTP_TLS', 'yes'],
  ['DATABASE_TLS', 'maybe'],
  ['S3_TLS', '1'],
  ['HSTS_MAX_AGE', '-1'],
  ['DISCORD_APPLICATION_ID', 'staffel'],
  ['DISCORD_PUBLIC_KEY', 'abc'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'mail.example.com'],
  ['PUSH_SERVICES', 'nonsense'],
  ['PUSH_SERVICES', 'https://push.example.org,http://push.example.org'],
  ['PUSH_SERVICES', 'https://push.example.org/path'],
  ['PUSH_SERVICES', '*'],
  ['S3_BUCKET', 'Bad Bucket!'],
  ['S3_REGION', 'no region!'],
])('names the variable that stops the start: %s=%s', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(
    new RegExp(`^The environment variable ${name} is not usable: expected .+\\.$`),
  )
})

it.each([
  ['HOST', '::1'],
  ['HOST', 'staffel.internal'],
  ['PUBLIC_URL', 'https://staffel.example:8443/'],
  ['MAIL_FROM', 'plan@staffel.example'],
  ['MAIL_FROM', '"Staffel, Nord" <plan@staffel.example>'],
  ['TZ', 'UTC'],
  ['TZ', ':/etc/localtime'],
])('accepts %s=%s as it is', (name, value) => {
  expect(readEnv({ [name]: value })).toMatchObject({ [name]: value })
})

it('reads a secret from its file, without the line break at its end', () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-env-')), 'secret')
  fs.writeFileSync(file, `${'x'.repeat(32)}\n`)
  expect(readEnv({ SECRET_FILE: file }).SECRET).toBe('x'.repeat(32))
  expect(() => readEnv({ SECRET_FILE: file, SECRET: 'y'.repeat(32) })).toThrow(
    'Either SECRET or SECRET_FILE may be set, not both.',
  )
  fs.writeFileSync(file, 'short')
  expect(() => readEnv({ SECRET_FILE: file })).toThrow(/^The environment variable SECRET is not usable: expected .+\.$/)
  fs.rmSync(path.dirname(file), { recursive: true })
  expect(() => readEnv({ SMTP_URL_FILE: file })).toThrow(
    `The environment variable SMTP_URL_FILE is not usable: ${file} cannot be read; expected a file, such as /run/secrets/staffel.`,
  )
})

it('has an example in each refusal of a value', () => {
  const words = /: expected (?:one of .+|.*\bsuch as .+)\.$/
  for (const name of variableNames)
    expect(() => {
      throw unusable(name as Parameters<typeof unusable>[0])
    }, name).toThrow(words)
})

it('wants the token of Telegram with the secret of its webhook', () => {
  expect(() => readEnv({ TELEGRAM_WEBHOOK_SECRET: 'x'.repeat(16) })).toThrow(
    /^The environment variable TELEGRAM_BOT_TOKEN is missing, .+ such as .+\.$/,
  )
})

it('wants all of Discord or nothing', () => {
  expect(() => readEnv({ DISCORD_APPLICATION_ID: '1100000000000000001' })).toThrow(
    /^The environment variable DISCORD_PUBLIC_KEY is missing: Discord needs .+\.$/,
  )
})

it.each([
  [{ SMTP_TLS: 'off', SMTP_URL: 'smtps://mail.example.com' }, 'SMTP_TLS'],
  [{ DATABASE_URL: 'postgres://u@db.example.com/x?sslmode=nonsense' }, 'DATABASE_URL'],
  [{ DATABASE_TLS: 'off', DATABASE_URL: 'postgres://u@db.example.com/x?sslmode=require' }, 'DATABASE_TLS'],
])('refuses settings that contradict each other: %j', (env, name) => {
  expect(() => readEnv(env)).toThrow(new RegExp(`^The environment variable ${name} is not usable: .+\\.$`))
})

it.each([
  ['postgres://u:p@db.example.com/x', undefined, 'postgres://u:p@db.example.com/x?sslmode=verify-full'],
  ['postgres://u:p@10.0.0.7/x', undefined, 'postgres://u:p@10.0.0.7/x?sslmode=verify-full'],
  [
    'postgres://u:p@a,b/x?target_session_attrs=read-write',
    undefined,
    /target_session_attrs=read-write&sslmode=verify-full$/,
  ],
  ['postgres://u:p@127.0.0.1,db/x?target_session_attrs=primary', undefined, /&sslmode=verify-full$/],
  ['postgres://u:p@db.example.com/x?sslmode=disable', undefined, 'postgres://u:p@db.example.com/x?sslmode=disable'],
  ['postgres://u:p@db.example.com/x?sslmode=require', undefined, 'postgres://u:p@db.example.com/x?sslmode=verify-full'],
  ['postgres://u:p@db.example.com/x', 'require', 'postgres://u:p@db.example.com/x?sslmode=no-verify'],
  ['postgres://u:p@db.example.com/x', 'off', 'postgres://u:p@db.example.com/x?sslmode=disable'],
  ['postgres://u:p@localhost/x', undefined, 'postgres://u:p@localhost/x'],
  ['postgres://u:p@[::1]:5432/x', undefined, 'postgres://u:p@[::1]:5432/x'],
  ['postgres://u:p@127.0.0.1/x', 'verify', 'postgres://u:p@127.0.0.1/x?sslmode=verify-full'],
  ['postgres:///x?host=/run/postgresql', undefined, 'postgres:///x?host=/run/postgresql'],
])('encrypts the way to a database on another machine: %s, DATABASE_TLS=%s', (DATABASE_URL, DATABASE_TLS, expected) => {
  expect(readEnv({ DATABASE_URL, DATABASE_TLS }).DATABASE_URL).toMatch(
    typeof expected === 'string' ? new RegExp(`^${RegExp.escape(expected)}$`) : expected,
  )
})

it.each([
  ['smtp://mail.example.com', undefined, 'required'],
  ['smtp://localhost:1025', undefined, 'opportunistic'],
  ['smtp://localhost:1025', 'required', 'required'],
  ['smtp://mail.example.com', 'off', 'off'],
])('encrypts the way to a mail server on another machine: %s, SMTP_TLS=%s', (SMTP_URL, SMTP_TLS, expected) => {
  expect(readEnv({ SMTP_URL, SMTP_TLS }).SMTP_TLS).toBe(expected)
})

it('refuses to send files to a bucket in the clear', () => {
  const bucket = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }
  const of = (more: object) => () => bucketOf(readEnv({ ...bucket, ...more }))
  expect(of({ S3_ENDPOINT: 'http://minio.example.com:9000' })).toThrow(/^S3_ENDPOINT has to begin with https:.+\.$/)
  expect(of({ S3_ENDPOINT: 'http://minio.example.com:9000', S3_TLS: 'off' })()).toMatchObject({ name: 'files' })
  expect(of({ S3_ENDPOINT: 'https://minio.example.com' })()).toMatchObject({ name: 'files' })
  expect(of({ S3_ENDPOINT: 'http://127.0.0.1:9000' })()).toMatchObject({ name: 'files' })
})

it('tells where people reach the installation', () => {
  expect(publicUrl(readEnv({}), 4000)).toBe('http://localhost:4000')
  for (const HOST of ['0.0.0.0', '::', '::1']) expect(publicUrl(readEnv({ HOST }), 4000)).toBe('http://localhost:4000')
  expect(publicUrl(readEnv({ HOST: 'fd00::7' }), 4000)).toBe('http://[fd00::7]:4000')
  expect(publicUrl(readEnv({ PUBLIC_URL: 'https://plan.example/' }), 4000)).toBe('https://plan.example')
})
