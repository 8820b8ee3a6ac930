import type { TelegramClient } from './bot.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database.ts'
import type { DiscordClient } from './discord.ts'
import type { Env } from './env.ts'
import type { FileStore } from './files.ts'
import type { Jobs } from './jobs.ts'
import type { LiveEvents } from './live.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail.ts'
import type { PushClient } from './push.ts'
import type { WebhookClient } from './webhook-line.ts'

/** What the machine lends to the product, opened once at start and handed down. */
export interface Services {
  readonly env: Env
  readonly log: Log
  readonly clock: Clock
  readonly database: Database
  readonly jobs: Jobs
  readonly files: FileStore
  readonly mailer: Mailer
  /** Undefined: no bot is configured. */
  readonly bot: TelegramClient | undefined
  /** Undefined: no application is configured. */
  readonly discord: DiscordClient | undefined
  /** To browsers that want to be told. */
  readonly push: PushClient
  /** To receivers of webhooks. */
  readonly webhooks: WebhookClient
  readonly live: LiveEvents
  /** Signs cookies; 32 random bytes or more. */
  readonly secret: string
  /** Without a slash at the end. */
  readonly publicUrl: string
}
