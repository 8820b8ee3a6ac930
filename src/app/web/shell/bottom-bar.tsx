import { Link, useLocation } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { type CurrentMember, useMay } from '#features/access/sign-in/web/session.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { barFor, isPathOfNavigationItem } from './navigation.ts'
import { useNavigationCounts } from './navigation-counts.tsx'

const cell =
  'relative flex h-14 min-w-0 flex-col items-center justify-center gap-0.5 px-0.5 text-[11px] -outline-offset-2'

interface Props {
  readonly member: CurrentMember
  readonly onMenu: () => void
}

/** Four pages and the menu, below 1024 px. */
export function BottomBar({ member, onMenu }: Props) {
  const nav = useTexts('nav')
  const path = useLocation({ select: ({ pathname }) => pathname })
  const countOf = useNavigationCounts()
  return (
    <nav
      data-bottom-bar=""
      data-foot-bar=""
      aria-label={nav.bar}
      className="sticky bottom-0 z-20 grid auto-cols-fr grid-flow-col border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      {barFor(member, useMay()).map(item => {
        const Icon = item.icon
        const isHere = isPathOfNavigationItem(item, path)
        const { count, label } = countOf(item.links)
        return (
          <Link
            key={item.id}
            to={item.links[0].to}
            aria-current={isHere ? 'page' : undefined}
            className={`${cell} ${isHere ? 'font-medium text-accent' : 'text-text-2'}`}
          >
            <Icon aria-hidden size={20} strokeWidth={1.75} />
            <span className="max-w-full truncate">{nav[item.label]}</span>
            {count > 0 && (
              <>
                <span aria-hidden className="absolute top-2 left-[calc(50%+6px)] size-2.5 rounded-full bg-accent" />
                <span className="sr-only">{label}</span>
              </>
            )}
          </Link>
        )
      })}
      <button type="button" aria-label={nav.open} onClick={onMenu} className={`${cell} text-text-2`}>
        <Menu aria-hidden size={20} strokeWidth={1.75} />
        {nav.menu}
      </button>
    </nav>
  )
}
