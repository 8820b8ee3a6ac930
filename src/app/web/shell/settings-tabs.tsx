import { Link } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n.tsx'
import { tabClass, tabListClass } from '#platform/web/ui/tab-class.ts'

const personal = [
  { to: '/settings/language', label: 'language' },
  { to: '/settings/telegram', label: 'telegram' },
  { to: '/settings/account', label: 'account' },
] as const

const ofOrganization = [
  { to: '/organization/settings/platforms', label: 'organizationPlatforms' },
  { to: '/organization/settings/shifts', label: 'organizationShifts' },
  { to: '/organization/settings/planning', label: 'organizationPlanning' },
] as const

interface Props {
  readonly label: 'settings' | 'organization'
  readonly tabs: typeof personal | typeof ofOrganization
}

/** The sections of one settings page, each with an address of its own. */
function SectionTabs({ label, tabs }: Props) {
  const nav = useTexts('nav')
  return (
    <nav aria-label={nav[label]} className={tabListClass}>
      {tabs.map(tab => (
        <Link key={tab.to} to={tab.to} className={tabClass}>
          {nav[tab.label]}
        </Link>
      ))}
    </nav>
  )
}

export const SettingsTabs = () => <SectionTabs label="settings" tabs={personal} />
export const OrganizationTabs = () => <SectionTabs label="organization" tabs={ofOrganization} />
