import { Link, useLocation } from '@tanstack/react-router'
import { BookOpen, ChevronDown, LogOut, PanelLeftClose, Search } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { initialsOf } from '#kit/text.ts'
import { type CurrentMember, useMay } from '#features/access/sign-in/web/session.tsx'
import { useUnreadCount } from '#features/messages/notifications/web/queries.ts'
import { useMarketCount } from '#features/planning/market/web/counts.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Logo } from '#platform/web/ui/logo.tsx'
import { registerToastPlace } from '#platform/web/ui/toast-place.ts'
import { useSignOut } from '#features/access/sign-in/web/sign-out.ts'
import { isPathOfNavigationItem, type NavigationItem, navigationFor } from './navigation.ts'

const entry =
  'relative flex h-9 items-center gap-2.5 rounded-control px-2.5 text-[14px] text-text-2 transition-colors hover:bg-sunken hover:text-text pointer-coarse:h-11'
// an address that others begin with, such as the organisation's, is not current with them
const exactly = { exact: true, includeSearch: false }
const isApple = /Mac|iPhone|iPad/.test(navigator.platform)
const here = 'font-medium text-text [&_svg:first-child]:text-accent'
const current = 'bg-sunken font-medium text-text [&_svg]:text-accent'

interface Props {
  readonly member: CurrentMember
  readonly onNavigate?: () => void
  readonly onSearch: () => void
  /** Makes it a rail of icons. */
  readonly onFold?: (() => void) | undefined
}

export function Sidebar({ member, onNavigate, onSearch, onFold }: Props) {
  const nav = useTexts('nav')
  const items = navigationFor(member, useMay())
  const list = useRef<HTMLElement>(null)
  const at = useLocation({ select: ({ pathname }) => pathname })
  return (
    <div className="flex h-full flex-col px-3 pt-5 pb-3">
      <div className="mb-4 flex items-center justify-between">
        <Link
          to="/dashboard"
          className="inline-flex rounded-control px-2 py-1"
          {...(onNavigate ? { onClick: onNavigate } : {})}
        >
          <Logo />
        </Link>
        {onFold && <IconButton label={nav.fold} icon={<PanelLeftClose aria-hidden size={16} />} onClick={onFold} />}
      </div>
      <button
        type="button"
        onClick={onSearch}
        className="mb-3 flex h-9 items-center gap-2.5 rounded-control border border-line bg-surface px-2.5 text-text-3 transition-colors hover:border-line-strong hover:text-text-2 pointer-coarse:h-11"
      >
        <Search aria-hidden size={16} />
        <span className="flex-1 text-left">{nav.search}</span>
        <span className="text-12 pointer-coarse:hidden">{isApple ? nav.searchKeys.apple : nav.searchKeys.other}</span>
      </button>
      <Revealed key={at} list={list} />
      <nav ref={list} aria-label={nav.label} className="flex-1 overflow-y-auto">
        <ul className="flex flex-col gap-0.5">
          {items.map(item => (
            <li key={item.id}>
              {item.isDropdown ? (
                <Dropdown item={item} onNavigate={onNavigate} />
              ) : (
                <Single item={item} onNavigate={onNavigate} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      {onNavigate && <div ref={registerToastPlace} className="shrink-0" />}
      <Handbook onNavigate={onNavigate} />
      <Person member={member} />
    </div>
  )
}

/** Scrolls to where one is, once for each address. */
function Revealed({ list }: { list: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    list.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })
  }, [list])
  return null
}

interface ItemProps {
  readonly item: NavigationItem
  readonly onNavigate: (() => void) | undefined
}

function Single({ item, onNavigate }: ItemProps) {
  const nav = useTexts('nav')
  const Icon = item.icon
  return (
    <Link to={item.links[0].to} className={entry} activeProps={{ className: current }} onClick={onNavigate}>
      <Icon aria-hidden size={17} strokeWidth={1.75} />
      {nav[item.label]}
      {item.id === 'notifications' && <UnreadCount />}
      {item.id === 'market' && <MarketCount />}
    </Link>
  )
}

/** About the screen one is on. */
function Handbook({ onNavigate }: Pick<ItemProps, 'onNavigate'>) {
  const at = useLocation({ select: ({ pathname }) => pathname })
  return (
    <Link to="/handbook/{-$page}" search={{ at }} className={`${entry} mt-1`} onClick={onNavigate}>
      <BookOpen aria-hidden size={17} strokeWidth={1.75} />
      {useTexts('shell').handbook}
    </Link>
  )
}

function UnreadCount() {
  const nav = useTexts('nav')
  return <Count count={useUnreadCount(true) ?? 0} label={nav.unread} />
}

function MarketCount() {
  const nav = useTexts('nav')
  return <Count count={useMarketCount(true)} label={nav.waits} />
}

function Count({ count, label }: { count: number; label: (count: number) => string }) {
  if (count === 0) return null
  return (
    <>
      <span
        aria-hidden
        className="tabular ml-auto min-w-5 rounded-full bg-accent px-1.5 text-center text-12 leading-5 font-medium text-on-accent"
      >
        {count >= 100 ? '99+' : count}
      </span>
      <span className="sr-only">{label(count)}</span>
    </>
  )
}

function Dropdown({ item, onNavigate }: ItemProps) {
  const nav = useTexts('nav')
  const isHere = useLocation({ select: ({ pathname }) => isPathOfNavigationItem(item, pathname) })
  const [isChosen, setChosen] = useState(() => openDropdowns().has(item.id))
  const [isFolded, setFolded] = useState(false)
  // where somebody is stands open until they fold it
  const isOpen = isHere ? !isFolded : isChosen
  const Icon = item.icon
  const toggle = () => {
    setFolded(isOpen)
    setChosen(!isOpen)
    rememberDropdown(item.id, !isOpen)
  }
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={toggle} className={`${entry} w-full ${isHere ? here : ''}`}>
        <Icon aria-hidden size={17} strokeWidth={1.75} />
        {nav[item.label]}
        <ChevronDown aria-hidden size={15} className={`ml-auto transition-transform ${isOpen ? '' : '-rotate-90'}`} />
      </button>
      {isOpen && (
        <ul className="my-0.5 ml-[18px] flex flex-col gap-0.5 border-l border-line pl-2">
          {item.links.map(link => (
            <li key={link.to}>
              <Link
                to={link.to}
                className={entry}
                activeOptions={exactly}
                activeProps={{ className: current }}
                onClick={onNavigate}
              >
                {nav[link.label]}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Person({ member }: { member: CurrentMember }) {
  const nav = useTexts('nav')
  const { roles } = useTexts('permissions')
  const signOut = useSignOut()
  return (
    <div className="mt-3 flex items-center gap-2 border-t border-line pt-3">
      <Link
        to="/profile"
        className="relative flex min-w-0 flex-1 items-center gap-2.5 rounded-control p-1.5 hover:bg-sunken"
      >
        <Avatar id={member.profileId} initials={initialsOf(member.fullName)} image={member.avatarImage} />
        <span className="sr-only">{nav.profile}</span>
        <span className="min-w-0">
          <span className="block truncate text-[13px] font-medium text-text" translate="no">
            {member.fullName}
          </span>
          <span className="block truncate text-[12px] text-text-3">{roles[member.role]}</span>
        </span>
      </Link>
      <IconButton label={nav.signOut} icon={<LogOut aria-hidden size={16} />} onClick={signOut} />
    </div>
  )
}

const dropdownsKey = 'staffel.dropdowns'

/** Which dropdowns of the sidebar stand open; at first the planning one. */
function openDropdowns(): ReadonlySet<string> {
  const stored = localStorage.getItem(dropdownsKey)
  return new Set(stored === null ? ['planning'] : stored.split(','))
}

function rememberDropdown(id: string, isOpen: boolean): void {
  const open = new Set(openDropdowns())
  if (isOpen) open.add(id)
  else open.delete(id)
  localStorage.setItem(dropdownsKey, [...open].join(','))
}
