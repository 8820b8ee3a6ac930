import { Link, useLocation } from '@tanstack/react-router'
import { BookOpen, ChevronDown, LogOut, PanelLeftClose, Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { initialsOf } from '#kit/text.ts'
import { type CurrentMember, useMay } from '#features/access/sign-in/web/session.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Logo } from '#platform/web/ui/logo.tsx'
import { registerToastPlace } from '#platform/web/ui/toast-place.ts'
import { useSignOut } from '#features/access/sign-in/web/sign-out.ts'
import { currentLinkOf, isPathOfNavigationItem, type NavigationItem, navigationFor } from './navigation.ts'
import { Count, useNavigationCounts } from './navigation-counts.tsx'
import { Revealed } from './revealed.tsx'

const entry =
  'relative flex h-9 items-center gap-2.5 rounded-control px-2.5 text-[14px] text-text-2 transition-colors hover:bg-sunken hover:text-text pointer-coarse:h-11'
// an address that others begin with, such as the organisation's, is not current with them
const exactly = { exact: true, includeSearch: false }
const isApple = /Mac|iPhone|iPad/.test(navigator.platform)
const group = 'font-medium text-text [&_svg:first-child]:text-accent'
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
  const at = useLocation({ select: ({ pathname }) => pathname })
  const { open, toggle } = useOpenDropdown(items.find(item => item.isDropdown && isPathOfNavigationItem(item, at))?.id)
  const list = useRef<HTMLElement>(null)
  const countOf = useNavigationCounts()
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
      <Revealed key={`${at} ${open}`} list={list} />
      <nav ref={list} aria-label={nav.label} className="flex-1 overflow-y-auto">
        <ul className="flex flex-col gap-0.5">
          {items.map(item => (
            <li key={item.id}>
              {item.isDropdown ? (
                <Dropdown
                  item={item}
                  path={at}
                  countOf={countOf}
                  isOpen={open === item.id}
                  onToggle={() => toggle(item.id)}
                  onNavigate={onNavigate}
                />
              ) : (
                <Single item={item} path={at} countOf={countOf} onNavigate={onNavigate} />
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

interface ItemProps {
  readonly item: NavigationItem
  readonly path: string
  readonly countOf: ReturnType<typeof useNavigationCounts>
  readonly onNavigate: (() => void) | undefined
}

function Single({ item, path, countOf, onNavigate }: ItemProps) {
  const nav = useTexts('nav')
  const Icon = item.icon
  const isHere = isPathOfNavigationItem(item, path)
  return (
    <Link to={item.links[0].to} className={`${entry} ${isHere ? current : ''}`} onClick={onNavigate}>
      <Icon aria-hidden size={17} strokeWidth={1.75} />
      {nav[item.label]}
      <Count {...countOf(item.links)} />
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

interface DropdownProps extends ItemProps {
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function Dropdown({ item, path, countOf, isOpen, onToggle, onNavigate }: DropdownProps) {
  const nav = useTexts('nav')
  const here = currentLinkOf(item, path)
  const Icon = item.icon
  return (
    <div data-open-group={isOpen || undefined}>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className={`${entry} w-full ${here ? (isOpen ? group : current) : ''}`}
      >
        <Icon aria-hidden size={17} strokeWidth={1.75} />
        <span className="flex-1 text-left">{nav[item.label]}</span>
        {!isOpen && <Count {...countOf(item.links)} />}
        <ChevronDown aria-hidden size={15} className={`transition-transform ${isOpen ? '' : '-rotate-90'}`} />
      </button>
      {isOpen && (
        <ul className="my-0.5 ml-[18px] flex flex-col gap-0.5 border-l border-line pl-2">
          {item.links.map(link => (
            <li key={link.label}>
              <Link
                to={link.to}
                activeOptions={exactly}
                className={`${entry} ${link === here ? current : ''}`}
                onClick={onNavigate}
              >
                {nav[link.label]}
                <Count {...countOf([link])} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
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

const dropdownKey = 'staffel.dropdown'

/**
 * The one open dropdown: the current page's, else the one that was open last on this device; at first none.
 * @param here the dropdown with the current page
 */
function useOpenDropdown(here: string | undefined) {
  const [state, setState] = useState(() => ({ here, open: here ?? localStorage.getItem(dropdownKey) ?? undefined }))
  // a page outside of dropdowns leaves open what was open
  if (state.here !== here) setState({ here, open: here ?? state.open })
  const { open } = state
  useEffect(() => {
    if (open === undefined) localStorage.removeItem(dropdownKey)
    else localStorage.setItem(dropdownKey, open)
  }, [open])
  return { open, toggle: (id: string) => setState({ here, open: open === id ? undefined : id }) }
}
