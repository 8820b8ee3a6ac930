import path from 'node:path'
import { z } from 'zod'
import { isTimeOfDay, timeOfDay } from '#kit/time-of-day.ts'
import { isZone } from '#kit/zone.ts'
import { isOnThisMachine } from './address.ts'
import { isDatabaseUrl, withTls } from './primary.ts'

const flag = z.enum(['0', '1', 'true', 'false']).transform(value => value === '1' || value === 'true')
const host = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9.-]+$/)
const url = (...schemes: string[]) =>
  z.string().refine(text => URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)), {
    message: `a URL that starts with ${schemes.map(scheme => `${scheme}://`).join(' or ')}`,
  })

const variables = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: url('http', 'https').optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .refine(
      isDatabaseUrl,
      'a URL that starts with postgres:// or postgresql://, of several servers with target_session_attrs=read-write',
    )
    .optional(),
  /** `verify`: encrypted, with a certificate that is checked. Left out: that, and `off` for a database on this machine. */
  DATABASE_TLS: z.enum(['verify', 'require', 'off']).optional(),
  SECRET: z.string().min(32).optional(),
  SMTP_URL: url('smtp', 'smtps').optional(),
  /** Left out: `required`, and `opportunistic` for a mail server on this machine. */
  SMTP_TLS: z.enum(['required', 'opportunistic', 'off']).optional(),
  MAIL_FROM: z.string().min(3).default('Staffel <staffel@localhost>'),
  TELEGRAM_BOT_TOKEN: z.string().min(10).optional(),
  TELEGRAM_API_ROOT: url('http', 'https').default('https://api.telegram.org'),
  /** With it Telegram calls us; without it one node asks Telegram. */
  TELEGRAM_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\w-]{16,256}$/, '16 to 256 letters, digits, - or _')
    .optional(),
  DISCORD_APPLICATION_ID: z
    .string()
    .regex(/^\d{5,20}$/, 'the number of an application')
    .optional(),
  DISCORD_PUBLIC_KEY: z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/, '64 hexadecimal digits')
    .optional(),
  DISCORD_BOT_TOKEN: z.string().min(10).optional(),
  DISCORD_API_ROOT: url('http', 'https').default('https://discord.com/api/v10'),
  /** Origins of push services beside those of the browsers' makers. */
  PUSH_SERVICES: z
    .string()
    .default('')
    .transform(text => text.split(',').filter(origin => origin !== '')),
  /** Webhooks may go to this machine and its networks, and without encryption. */
  WEBHOOK_PRIVATE: flag.default(false),
  REGISTRATION: z.enum(['open', 'closed']).default('open'),
  PASSWORD_MIN: z.coerce.number().int().min(6).max(64).optional(),
  /** Seconds for which browsers that came over https use nothing else; 0 ends that. */
  HSTS_MAX_AGE: z.coerce.number().int().min(0).max(63_072_000).default(31_536_000),
  APEX_HOST: host.optional(),
  LOGIN_HOST: host.optional(),
  APP_HOST: host.optional(),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(8).default(0),
  /** Of `npm run backup`, `npm run restore` and the nightly backups. */
  BACKUP_PASSPHRASE: z.string().optional(),
  BACKUP_PASSPHRASE_FILE: z.string().optional(),
  /** By themselves, every night. Left out: on the embedded database. */
  BACKUPS: z.enum(['daily', 'off']).optional(),
  /** There already; left out: `backups` in `DATA_DIR`, which is made. */
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(14),
  /** By the clock of `BACKUP_ZONE`. */
  BACKUP_AT: z.string().refine(isTimeOfDay, 'a time of day such as 03:30').default(timeOfDay('03:30')),
  BACKUP_ZONE: z.string().refine(isZone, 'a time zone such as Europe/Berlin').default('Europe/Berlin'),
  /** How long a picture or a table may take to be read; slow machines need more. */
  FILE_SECONDS: z.coerce.number().int().min(1).max(120).default(5),
  /** Windows, tabs and devices of one person that a node tells at once. */
  STREAMS_PER_PERSON: z.coerce.number().int().min(1).max(10_000).default(20),
  /** Uploaded files in S3, or what speaks its protocol, instead of `DATA_DIR`. */
  S3_BUCKET: z.string().min(3).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ENDPOINT: url('http', 'https').optional(),
  /** `off`: the endpoint may begin with `http://`. On this machine it always may. */
  S3_TLS: z.enum(['required', 'off']).default('required'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Where to report security problems of this installation, for `/.well-known/security.txt`. */
  SECURITY_CONTACT: z
    .string()
    .regex(/^(?:https:\/\/|mailto:)\S+$/, 'an address that begins with https:// or mailto:')
    .optional(),
  /** Shown by whoever asks for `/metrics` from elsewhere. */
  METRICS_TOKEN: z.string().min(16).optional(),
  DEMO_PASSWORD: z.string().min(6).max(200).optional(),
  STAFFEL_DEMO: flag.default(false),
})

/** All or none. */
const ofDiscord = ['DISCORD_APPLICATION_ID', 'DISCORD_PUBLIC_KEY', 'DISCORD_BOT_TOKEN'] as const

export const variableNames: readonly string[] = Object.keys(variables.shape)

type Variables = z.infer<typeof variables>

export interface Env extends Omit<Variables, 'SMTP_TLS'> {
  readonly SMTP_TLS: NonNullable<Variables['SMTP_TLS']>
  /** Absolute. */
  readonly DATA_DIR: string
}

/**
 * The environment, read and checked in this one place.
 * @throws Error with one sentence that names the variable and what it should hold
 */
export function readEnv(from: Readonly<Record<string, string | undefined>>): Env {
  const present = Object.fromEntries(Object.entries(from).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = variables.safeParse(present)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(`The environment variable ${issue?.path.join('.')} is not usable: ${issue?.message}.`)
  }
  const missing = ofDiscord.filter(name => parsed.data[name] === undefined)
  if (missing.length > 0 && missing.length < ofDiscord.length)
    throw new Error(`The environment variable ${missing[0]} is missing: Discord needs ${ofDiscord.join(', ')}.`)
  const { DATABASE_URL, DATABASE_TLS, SMTP_URL, SMTP_TLS } = parsed.data
  if (SMTP_TLS === 'off' && SMTP_URL?.startsWith('smtps:'))
    throw new Error(
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

/** Where people reach this installation, without a slash at the end. */
export function publicUrl(env: Env, port = env.PORT): string {
  const machine = env.HOST === '127.0.0.1' || env.HOST === '0.0.0.0' ? 'localhost' : env.HOST
  return (env.PUBLIC_URL ?? `http://${env.APP_HOST ?? machine}:${port}`).replace(/\/+$/, '')
}
