/** How often something may be tried; whoever counts declares it. */
export interface RateLimit {
  /** Tells its counts from those of other limits: two limits of one name are one. */
  readonly name: string
  /** Tries within the window. */
  readonly maxCalls: number
  /** The window, which begins with the first try. */
  readonly minutes: number
  /** The window begins anew with every try that is let through, so wherever one looks, so many minutes see no more. */
  readonly slides?: true
}
