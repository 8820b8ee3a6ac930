import { Link, useLocation } from '@tanstack/react-router'
import { useRef } from 'react'
import { useMay, useMember } from '#features/access/sign-in/web/session.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { tabClass } from '#platform/web/ui/tab-class.ts'
import { currentTabOf, tabsAt } from './navigation.ts'
import { Count, useNavigationCounts } from './navigation-counts.tsx'
import { Revealed } from './revealed.tsx'

/** Above a page that has tabs: the others, each with an address of its own. */
export function PageTabs() {
  const nav = useTexts('nav')
  const path = useLocation({ select: ({ pathname }) => pathname })
  const countOf = useNavigationCounts()
  const tabs = tabsAt(path, useMember(), useMay())
  const current = tabs && currentTabOf(tabs.links, path)
  const list = useRef<HTMLElement>(null)
  if (!tabs) return null
  return (
    <nav
      ref={list}
      aria-label={nav[tabs.label]}
      className="-mx-4 -mt-5 mb-5 flex gap-x-0.5 overflow-x-auto border-b border-line px-2 [scrollbar-width:none] sm:-mx-6 sm:flex-wrap sm:px-4 lg:mx-0 lg:-mt-4 lg:px-0 print:hidden"
    >
      <Revealed key={current?.to} list={list} />
      {tabs.links.map(tab => (
        <Link
          key={tab.to}
          to={tab.to}
          activeOptions={{ exact: true, includeSearch: false }}
          aria-current={tab === current ? 'page' : undefined}
          className={tabClass}
        >
          {nav[tab.label]}
          <Count {...countOf([{ places: [tab.to] }])} />
        </Link>
      ))}
    </nav>
  )
}
