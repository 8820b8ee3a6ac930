import type { Day } from '#kit/day.ts'
import type { Language } from '#kit/catalogue.ts'
import type { Actor } from './policy.ts'

/** Somebody signed in. Without `member`: an account that belongs to no organisation yet. */
export interface Session {
  readonly sessionId: string
  readonly userId: string
  readonly email: string
  /** Somebody who signs in here has opened a mail to the address: what is bound to it needs that. */
  readonly emailProven: boolean
  readonly name: string
  /** The last call, to the minute. By the machine's clock, like the next. */
  readonly usedAt: Date
  /** When the person last showed to be there: signed in, or gave the password once more. */
  readonly confirmedAt: Date
  /** A password reset was opened and not finished: protected pages wait (docs/product/en/sign-in.md#forgotten). */
  readonly recoveryActive: boolean
  /** Which transactions had written to the database when this was read, as `pg_current_snapshot()` says it. */
  readonly transactions: string
  readonly member: SessionMember | undefined
  /** Nobody signed in: a program calls, with an access token of the member. */
  readonly token?: SessionToken
}

interface SessionToken {
  readonly id: string
  readonly name: string
  /** The last moment at which it works; undefined: until it is revoked. */
  readonly until: Temporal.Instant | undefined
}

export interface SessionMember {
  readonly actor: Actor
  readonly fullName: string
  readonly language: Language
  readonly timeZone: string | null
  readonly avatarImage: string | null
  /** The organisation demands a second factor, the person has none, and from this day on nothing else is possible. */
  readonly secondFactorFrom: Day | null
  readonly organization: {
    readonly id: string
    readonly name: string
    readonly timeZone: string
    readonly scoreboardEnabled: boolean
    readonly attendanceEnabled: boolean
  }
}
