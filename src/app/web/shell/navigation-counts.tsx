import { useMay } from '#features/access/sign-in/web/session.tsx'
import { useUnreadCount } from '#features/messages/notifications/web/queries.ts'
import { useMarketCounts } from '#features/planning/market/web/counts.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import type { NavigationTarget } from './navigation.ts'

interface NavigationCount {
  readonly count: number
  /** For screen readers, such as “3 unread”. */
  readonly label: string
}

/** @returns what waits for this person at the pages that a link of the navigation stands for */
export function useNavigationCounts(): (links: readonly Pick<NavigationTarget, 'places'>[]) => NavigationCount {
  const nav = useTexts('nav')
  const may = useMay()
  const unread = useUnreadCount(may('page_notifications')) ?? 0
  const market = useMarketCounts(may('page_shifts'))
  const counts: Readonly<Record<string, number>> = {
    '/notifications': unread,
    '/market': market.own,
    '/exchange': market.waiting,
  }
  return links => {
    const places = links.flatMap(link => link.places)
    const count = places.reduce((sum, place) => sum + (counts[place] ?? 0), 0)
    return { count, label: places.includes('/notifications') ? nav.unread(count) : nav.waits(count) }
  }
}

/** A badge; nothing for 0. */
export function Count({ count, label }: NavigationCount) {
  if (count === 0) return null
  return (
    <>
      <span
        aria-hidden
        className="tabular ml-auto min-w-5 rounded-full bg-accent px-1.5 text-center text-12 leading-5 font-medium text-on-accent"
      >
        {count >= 100 ? '99+' : count}
      </span>
      <span className="sr-only">{label}</span>
    </>
  )
}
