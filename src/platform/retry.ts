/**
 * How one try to send something ended. `never`: it will not work another time either. `isWished`: nothing has failed, it is
 * not wanted before.
 */
export type SendResult =
  | { readonly kind: 'sent' }
  | { readonly kind: 'later'; readonly why: string; readonly afterSeconds?: number; readonly isWished?: true }
  | { readonly kind: 'never'; readonly why: string }

/** A mail server or a bot that is away for a weekend loses nothing. */
export const givesUpAfterHours = 96

/** How long something is tried, and how rarely. */
export interface RetryPolicy {
  readonly givesUpAfterHours: number
  readonly maxPauseSeconds: number
}

const defaultPatience: RetryPolicy = { givesUpAfterHours, maxPauseSeconds: 900 }

/**
 * Seconds until the next try after that many tries: 2, 4, 8 … 15 minutes, give or take a quarter so that what failed
 * together does not come back together. `luck` is 0 to 1. Undefined: it is too old, somebody has to look at it.
 */
export function retryDelaySeconds(
  tries: number,
  ageHours: number,
  luck: number,
  { givesUpAfterHours: maximum, maxPauseSeconds }: RetryPolicy = defaultPatience,
): number | undefined {
  if (ageHours >= maximum) return undefined
  const pause = Math.min(maxPauseSeconds, 2 ** Math.min(tries, 20))
  return pause * (0.75 + luck / 2)
}

interface AnswerHeaders {
  readonly 'retry-after'?: string | undefined
  readonly date?: string | undefined
}

/**
 * Seconds that an answer asks to wait (RFC 9110, 10.2.3), by number or by date; 0 if it does not say so readably. A date is
 * compared with the answer's own clock: ours may differ.
 *
 * @param now milliseconds, for an answer without a date
 */
export function retryAfterSeconds({ 'retry-after': wanted = '', date = '' }: AnswerHeaders, now: number): number {
  if (/^\d+$/.test(wanted)) return Number(wanted)
  const until = httpDate(wanted)
  return Number.isNaN(until) ? 0 : Math.max(0, Math.ceil((until - (httpDate(date) || now)) / 1000))
}

/** The oldest of the three forms names no zone; all are in UTC. */
const httpDate = (text: string): number =>
  /^[A-Z][a-z]{2,8},? /.test(text) ? Date.parse(text.endsWith(' GMT') ? text : `${text} GMT`) : Number.NaN
