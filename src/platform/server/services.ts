import type { BotLine } from './bot.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database.ts'
import type { DiscordLine } from './discord.ts'
import type { Env } from './env.ts'
import type { Files } from './files.ts'
import type { Jobs } from './jobs.ts'
import type { Live } from './live.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail.ts'
import type { PushLine } from './push.ts'
import type { WebhookLine } from './webhook-line.ts'

/** What the machine lends to the product, opened once at start and handed down. */
export interface Services {
  readonly env: Env
  readonly log: Log
  readonly clock: Clock
  readonly database: Database
  readonly jobs: Jobs
  readonly files: Files
  readonly mailer: Mailer
  /** Undefined: no bot is configured. */
  readonly bot: BotLine | undefined
  /** Undefined: no application is configured. */
  readonly discord: DiscordLine | undefined
  /** To browsers that want to be told. */
  readonly push: PushLine
  /** To receivers of webhooks. */
  readonly webhooks: WebhookLine
  readonly live: Live
  /** Signs cookies; 32 random bytes or more. */
  readonly secret: string
  /** Without a slash at the end. */
  readonly publicUrl: string
}
