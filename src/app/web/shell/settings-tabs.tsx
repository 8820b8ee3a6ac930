import { Link } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n.tsx'
import { tabClass, tabListClass } from '#platform/web/ui/tab-class.ts'

const tabs = [
  { to: '/settings/language', label: 'language' },
  { to: '/settings/account', label: 'account' },
] as const

/** The sections of the personal settings, each with an address of its own. */
export function SettingsTabs() {
  const { nav } = useTexts('shell')
  return (
    <nav aria-label={nav.settings} className={tabListClass}>
      {tabs.map(({ to, label }) => (
        <Link key={to} to={to} className={tabClass}>
          {nav[label]}
        </Link>
      ))}
    </nav>
  )
}
