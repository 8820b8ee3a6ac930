import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { changeHostIfNeeded } from './shell/change-host.ts'

/** `inside`: what everybody reads behind the sign-in; the others: what only some screens say. */
export type TextPart =
  | 'administration'
  | 'app'
  | 'attendance'
  | 'entry'
  | 'inside'
  | 'inbox'
  | 'market'
  | 'imports'
  | 'newcomers'
  | 'office'
  | 'own'
  | 'palette'
  | 'requests'
  | 'scoreboard'
  | 'shifts'
  | 'widgets'

export interface RouterContext {
  readonly queries: QueryClient
  /** Sentences that are not there from the start; a route loads them before it shows. */
  readonly loadTexts: (...parts: TextPart[]) => Promise<void>
}

export const root = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location }) => changeHostIfNeeded(location.href),
  component: Outlet,
})

/** Of the address: a text that says something, or nothing. */
export const nonEmptyText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined
