import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import path from 'node:path'
import { z } from 'zod'
import { isTimeOfDay, timeOfDay } from '#kit/time-of-day.ts'
import { isZone } from '#kit/zone.ts'
import { isOnThisMachine } from './address.ts'
import { isDatabaseUrl, withTls } from './primary.ts'
import { SetupError } from './setup-error.ts'

const flag = z.enum(['0', '1', 'true', 'false']).transform(value => value === '1' || value === 'true')
const host = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9.-]+$/)
const url = (...schemes: string[]) =>
  z.string().refine(text => {
    const parsed = URL.parse(text)
    return parsed !== null && schemes.includes(parsed.protocol.slice(0, -1)) && parsed.hostname !== ''
  })
const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max)

const variables = z.object({
  HOST: z.string().refine(isListenable).default('127.0.0.1'),
  PORT: whole(0, 65_535).default(3000),
  PUBLIC_URL: z.string().refine(isOrigin).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.string().refine(isDatabaseUrl).optional(),
  /** `verify`: encrypted, with a certificate that is checked. Left out: that, and `off` for a database on this machine. */
  DATABASE_TLS: z.enum(['verify', 'require', 'off']).optional(),
  SECRET: z.string().min(32).optional(),
  SMTP_URL: url('smtp', 'smtps').optional(),
  /** Left out: `required`, and `opportunistic` for a mail server on this machine. */
  SMTP_TLS: z.enum(['required', 'opportunistic', 'off']).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/)
    .default('Staffel <staffel@localhost>'),
  TELEGRAM_BOT_TOKEN: z.string().min(10).optional(),
  TELEGRAM_API_ROOT: url('http', 'https').default('https://api.telegram.org'),
  /** With it Telegram calls us; without it one node asks Telegram. */
  TELEGRAM_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\w-]{16,256}$/)
    .optional(),
  DISCORD_APPLICATION_ID: z
    .string()
    .regex(/^\d{5,20}$/)
    .optional(),
  DISCORD_PUBLIC_KEY: z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/)
    .optional(),
  DISCORD_BOT_TOKEN: z.string().min(10).optional(),
  DISCORD_API_ROOT: url('http', 'https').default('https://discord.com/api/v10'),
  /** Origins of push services beside those of the browsers' makers. */
  PUSH_SERVICES: z
    .string()
    .default('')
    .transform(text => text.split(',').filter(origin => origin !== ''))
    .refine(origins => origins.every(isPushService)),
  /** Webhooks may go to this machine and its networks, and without encryption. */
  WEBHOOK_PRIVATE: flag.default(false),
  REGISTRATION: z.enum(['open', 'closed']).default('open'),
  PASSWORD_MIN: whole(6, 64).optional(),
  /** Seconds for which browsers that came over https use nothing else; 0 ends that. */
  HSTS_MAX_AGE: whole(0, 63_072_000).default(31_536_000),
  APEX_HOST: host.optional(),
  LOGIN_HOST: host.optional(),
  APP_HOST: host.optional(),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  TRUSTED_PROXIES: whole(0, 8).default(0),
  /** For `npm run backup`, `npm run restore` and the nightly backups. */
  BACKUP_PASSPHRASE: z.string().optional(),
  /** By themselves, every night. Left out: on the embedded database. */
  BACKUPS: z.enum(['daily', 'off']).optional(),
  /** There already; left out: `backups` in `DATA_DIR`, which is made. */
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_KEEP: whole(1, 1000).default(14),
  /** By the clock of `BACKUP_ZONE`. */
  BACKUP_AT: z.string().refine(isTimeOfDay).default(timeOfDay('03:30')),
  BACKUP_ZONE: z.string().refine(isZone).default('Europe/Berlin'),
  /** How long a picture or a table may take to be read; slow machines need more. */
  FILE_SECONDS: whole(1, 120).default(5),
  /** Windows, tabs and devices of one person that a node notifies of changes at once. */
  STREAMS_PER_PERSON: whole(1, 10_000).default(20),
  /** Uploaded files in S3, or what speaks its protocol, instead of `DATA_DIR`. */
  S3_BUCKET: z
    .string()
    .regex(/^[\w.-]{3,63}$/)
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/)
    .default('us-east-1'),
  S3_ENDPOINT: url('http', 'https').optional(),
  /** `off`: the endpoint may begin with `http://`. On this machine it always may. */
  S3_TLS: z.enum(['required', 'off']).default('required'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Where to report security problems of this installation, for `/.well-known/security.txt`. */
  SECURITY_CONTACT: z
    .string()
    .regex(/^(?:https:\/\/|mailto:)\S+$/)
    .optional(),
  /** Shown by whoever asks for `/metrics` from elsewhere. */
  METRICS_TOKEN: z.string().min(16).optional(),
  DEMO_PASSWORD: z.string().min(6).max(200).optional(),
  STAFFEL_DEMO: flag.default(false),
  /** Read by Node itself, for which an unknown zone is UTC. */
  TZ: z
    .string()
    .refine(text => /^:?\//.test(text) || isZone(text.replace(/^:/, '')))
    .optional(),
})

type Name = keyof typeof variables.shape

const oneOf = (...words: string[]) => `one of ${words.join(', ')}`
const switchedOn = '1 or 0, such as 1'
const number = (min: number, max: number, example: number) => `a whole number from ${min} to ${max}, such as ${example}`

/** Follows “expected” in the refusal of a wrong value: the allowed values, with an example. */
const expected: Readonly<Record<Name, string>> = {
  HOST: 'an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them',
  PORT: number(0, 65_535, 3000),
  PUBLIC_URL: 'an http or https address without a path, such as https://plan.example.com',
  DATA_DIR: 'a folder that Staffel may write, such as /var/lib/staffel',
  DATABASE_URL:
    'a URL such as postgres://staffel:password@db.example.com:5432/staffel, of several servers with target_session_attrs=read-write',
  DATABASE_TLS: oneOf('verify', 'require', 'off'),
  SECRET: '32 characters or more, such as the output of openssl rand -base64 32',
  SMTP_URL: 'a URL such as smtp://user:password@mail.example.com:587 or smtps://mail.example.com',
  SMTP_TLS: oneOf('required', 'opportunistic', 'off'),
  MAIL_FROM: 'an email address, such as Staffel <staffel@example.com>',
  TELEGRAM_BOT_TOKEN: 'the token from @BotFather, such as 110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw',
  TELEGRAM_API_ROOT: 'an http or https address, such as https://api.telegram.org',
  TELEGRAM_WEBHOOK_SECRET: '16 to 256 letters, digits, - or _, such as the output of openssl rand -hex 32',
  DISCORD_APPLICATION_ID: 'the number of an application, such as 1100000000000000001',
  DISCORD_PUBLIC_KEY: `the 64 hexadecimal digits that “General Information” of the application shows, such as ${'4f2a'.repeat(16)}`,
  DISCORD_BOT_TOKEN: 'the token that “Bot” of the application shows, such as MTEw.GmZq.0aQ1',
  DISCORD_API_ROOT: 'an http or https address, such as https://discord.com/api/v10',
  PUSH_SERVICES: 'origins separated by commas, such as https://push.example.com,https://*.example.org',
  WEBHOOK_PRIVATE: switchedOn,
  REGISTRATION: oneOf('open', 'closed'),
  PASSWORD_MIN: number(6, 64, 12),
  HSTS_MAX_AGE: number(0, 63_072_000, 31_536_000),
  APEX_HOST: 'a host name, such as example.com',
  LOGIN_HOST: 'a host name, such as login.example.com',
  APP_HOST: 'a host name, such as app.example.com',
  ROLE: oneOf('all', 'web', 'worker'),
  LOG_LEVEL: oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'),
  TRUSTED_PROXIES: number(0, 8, 1),
  BACKUP_PASSPHRASE: 'a passphrase of 12 characters or more, such as the output of openssl rand -base64 24',
  BACKUPS: oneOf('daily', 'off'),
  BACKUP_DIR: 'a folder that exists and that Staffel may write, such as /mnt/backups',
  BACKUP_KEEP: number(1, 1000, 14),
  BACKUP_AT: 'a time of day, such as 03:30',
  BACKUP_ZONE: 'a time zone, such as Europe/Berlin',
  FILE_SECONDS: number(1, 120, 5),
  STREAMS_PER_PERSON: number(1, 10_000, 20),
  S3_BUCKET: 'the name of a bucket, such as staffel-files',
  S3_REGION: 'a region, such as eu-central-1',
  S3_ENDPOINT: 'an http or https address, such as https://minio.example.com',
  S3_TLS: oneOf('required', 'off'),
  S3_ACCESS_KEY_ID: 'the id of a key, such as staffel-files',
  S3_SECRET_ACCESS_KEY: 'the secret of that key, such as the output of openssl rand -hex 20',
  SECURITY_CONTACT: 'an address such as mailto:security@example.com or https://example.com/security',
  METRICS_TOKEN: '16 characters or more, such as the output of openssl rand -hex 16',
  DEMO_PASSWORD: '6 to 200 characters, such as try-it-out',
  STAFFEL_DEMO: switchedOn,
  TZ: 'a time zone, such as Europe/Berlin',
}

/** Can be read from a file that `<name>_FILE` names, as container platforms provide secrets. */
/** Never shown, nor logged. */
export const secrets = [
  'DATABASE_URL',
  'SECRET',
  'SMTP_URL',
  'TELEGRAM_BOT_TOKEN',
  'TELEGRAM_WEBHOOK_SECRET',
  'DISCORD_BOT_TOKEN',
  'BACKUP_PASSPHRASE',
  'S3_SECRET_ACCESS_KEY',
  'METRICS_TOKEN',
  'DEMO_PASSWORD',
] as const satisfies readonly Name[]

/** All or none. */
const ofDiscord = ['DISCORD_APPLICATION_ID', 'DISCORD_PUBLIC_KEY', 'DISCORD_BOT_TOKEN'] as const

export const variableNames: readonly string[] = Object.keys(variables.shape)
/** Names of files that hold the value of a secret. */
export const secretFileNames: readonly string[] = secrets.map(name => `${name}_FILE`)

type Variables = z.infer<typeof variables>
type Given = Readonly<Record<string, string | undefined>>

export interface Env extends Omit<Variables, 'SMTP_TLS'> {
  readonly SMTP_TLS: NonNullable<Variables['SMTP_TLS']>
  /** Absolute. */
  readonly DATA_DIR: string
}

/**
 * The environment, read and checked in this one place.
 * @throws SetupError with one sentence that names the variable, what it has to be, and an example
 */
export function readEnv(from: Given): Env {
  const parsed = variables.safeParse(withSecretsFromFiles(from))
  if (!parsed.success) {
    const name = z.enum(Object.keys(variables.shape) as Name[]).parse(parsed.error.issues[0]?.path[0])
    throw unusable(name)
  }
  const missing = ofDiscord.filter(name => parsed.data[name] === undefined)
  if (missing.length > 0 && missing.length < ofDiscord.length)
    throw new SetupError(`The environment variable ${missing[0]} is missing: Discord needs ${ofDiscord.join(', ')}.`)
  if (parsed.data.TELEGRAM_WEBHOOK_SECRET !== undefined && parsed.data.TELEGRAM_BOT_TOKEN === undefined)
    throw new SetupError(
      `The environment variable TELEGRAM_BOT_TOKEN is missing, which TELEGRAM_WEBHOOK_SECRET needs: ${expected.TELEGRAM_BOT_TOKEN}.`,
    )
  const { DATABASE_URL, DATABASE_TLS, SMTP_URL, SMTP_TLS } = parsed.data
  if (SMTP_TLS === 'off' && SMTP_URL?.startsWith('smtps:'))
    throw new SetupError(
      'The environment variable SMTP_TLS is not usable: SMTP_URL begins with smtps://, which is encrypted.',
    )
  return {
    ...parsed.data,
    DATA_DIR: path.resolve(parsed.data.DATA_DIR),
    ...(DATABASE_URL === undefined ? {} : { DATABASE_URL: withTls(DATABASE_URL, DATABASE_TLS) }),
    SMTP_TLS:
      SMTP_TLS ??
      (SMTP_URL !== undefined && isOnThisMachine(new URL(SMTP_URL).hostname) ? 'opportunistic' : 'required'),
  }
}

/** The sentence for a value that cannot be used. It never shows the value, which may be a secret. */
export const unusable = (name: Name): SetupError =>
  new SetupError(`The environment variable ${name} is not usable: expected ${expected[name]}.`)

/** Characters; a shorter passphrase can be guessed by a person who has a backup. An older backup may have one. */
const shortestPassphrase = 12

/** @throws SetupError with one sentence when backups would be encrypted with too short a passphrase */
export function requireStrongPassphrase(passphrase: string | undefined): void {
  if (passphrase !== undefined && passphrase.length < shortestPassphrase) throw unusable('BACKUP_PASSPHRASE')
}

/** Variables that are set, each secret from its file where one is named. Empty ones count as not set. */
function withSecretsFromFiles(from: Given): Given {
  const given = Object.fromEntries(Object.entries(from).filter(([, value]) => value !== undefined && value !== ''))
  const read = secrets.flatMap(name => {
    const file = given[`${name}_FILE`]
    if (file === undefined) return []
    if (given[name] !== undefined) throw new SetupError(`Either ${name} or ${name}_FILE may be set, not both.`)
    return [[name, contentOf(file, `${name}_FILE`)] as const]
  })
  return { ...given, ...Object.fromEntries(read) }
}

function contentOf(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch (cause) {
    throw new SetupError(
      `The environment variable ${name} is not usable: ${file} cannot be read; expected a file, such as /run/secrets/staffel.`,
      { cause },
    )
  }
}

/** A name, or an address that is one: `999.1.1.1` would be looked up as a name. */
function isListenable(host: string): boolean {
  return isIP(host) !== 0 || (/^[a-z0-9_.-]{1,253}$/i.test(host) && !/^[\d.]+$/.test(host))
}

/** `https://*.example.org` stands for all names below; on this machine without encryption, too. */
function isPushService(origin: string): boolean {
  const plain = origin.replace('://*.', '://')
  if (!isOrigin(plain) || plain.endsWith('/')) return false
  const { protocol, hostname } = new URL(plain)
  return protocol === 'https:' || isOnThisMachine(hostname)
}

/** Without a path, which links in mails would lose. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, pathname, search, hash, username } = new URL(text)
  return /^https?:$/.test(protocol) && `${pathname}${search}${hash}${username}` === '/'
}

/** Where people reach this installation, without a slash at the end. */
export function publicUrl(env: Env, port = env.PORT): string {
  const address = isIP(env.HOST) === 6 ? `[${env.HOST}]` : env.HOST
  const machine = ['127.0.0.1', '0.0.0.0', '::1', '::'].includes(env.HOST) ? 'localhost' : address
  return (env.PUBLIC_URL ?? `http://${env.APP_HOST ?? machine}:${port}`).replace(/\/+$/, '')
}
