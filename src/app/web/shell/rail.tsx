import { Link, useLocation } from '@tanstack/react-router'
import { BookOpen, PanelLeftOpen, Search } from 'lucide-react'
import { initialsOf } from '#kit/text.ts'
import { type CurrentMember, useMay } from '#features/access/sign-in/web/session.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { isPathOfNavigationItem, navigationFor } from './navigation.ts'
import { useNavigationCounts } from './navigation-counts.tsx'

interface Props {
  readonly member: CurrentMember
  readonly onSearch: () => void
  readonly onUnfold: () => void
}

const square =
  'relative flex size-9 items-center justify-center rounded-control text-text-2 transition-colors hover:bg-sunken hover:text-text pointer-coarse:size-11'

/** The sidebar as icons, where a board wants the room. */
export function IconSidebar({ member, onSearch, onUnfold }: Props) {
  const nav = useTexts('nav')
  const { handbook } = useTexts('shell')
  const items = navigationFor(member, useMay())
  const path = useLocation({ select: ({ pathname }) => pathname })
  const countOf = useNavigationCounts()
  return (
    <div className="flex h-full flex-col items-center gap-1 px-2 py-5">
      <button type="button" aria-label={nav.search} data-tooltip={nav.search} onClick={onSearch} className={square}>
        <Search aria-hidden size={17} strokeWidth={1.75} />
      </button>
      <nav aria-label={nav.label} className="flex min-h-0 flex-1 flex-col items-center gap-1 overflow-y-auto">
        {items.map(item => {
          const Icon = item.icon
          const isHere = isPathOfNavigationItem(item, path)
          const { count, label: said } = countOf(item.links)
          const label = count > 0 ? `${nav[item.label]}: ${said}` : nav[item.label]
          return (
            <Link
              key={item.id}
              to={item.links[0].to}
              aria-label={label}
              data-tooltip={label}
              aria-current={isHere ? 'true' : undefined}
              className={`${square} ${isHere ? 'bg-sunken text-accent' : ''}`}
            >
              <Icon aria-hidden size={17} strokeWidth={1.75} />
              {count > 0 && <span aria-hidden className="absolute top-1.5 right-1.5 size-2 rounded-full bg-accent" />}
            </Link>
          )
        })}
      </nav>
      <Link
        to="/handbook/{-$page}"
        search={{ at: path }}
        aria-label={handbook}
        data-tooltip={handbook}
        className={square}
      >
        <BookOpen aria-hidden size={17} strokeWidth={1.75} />
      </Link>
      <button type="button" aria-label={nav.unfold} data-tooltip={nav.unfold} onClick={onUnfold} className={square}>
        <PanelLeftOpen aria-hidden size={17} strokeWidth={1.75} />
      </button>
      <Link to="/profile" data-tooltip={nav.profile} className={square}>
        <span className="sr-only">
          {nav.profile} {member.fullName}
        </span>
        <Avatar id={member.profileId} initials={initialsOf(member.fullName)} image={member.avatarImage} />
      </Link>
    </div>
  )
}
