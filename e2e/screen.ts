import type { Page } from '@playwright/test'

/** Somebody of the sample agency; undefined is nobody signed in. */
type Who = 'owner' | 'admin' | 'lead' | 'chatter' | 'locked' | undefined

export interface Screen {
  readonly name: string
  readonly path: string
  readonly who: Who
  /** On an installation that nobody has set up yet. */
  readonly isFresh?: boolean
  /** What to do after the screen stands, before looking at it. */
  readonly after?: (page: Page) => Promise<void>
}
