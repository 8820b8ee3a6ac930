import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { Check, ChevronDown } from 'lucide-react'
import { useMember } from '#features/access/sign-in/web/session.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Menu } from '#platform/web/ui/menu.tsx'
import { tabClass, tabListClass } from '#platform/web/ui/tab-class.ts'

const personal = [
  { to: '/settings/language', label: 'language' },
  { to: '/settings/telegram', label: 'telegram' },
  { to: '/settings/notifications', label: 'notifications' },
  { to: '/settings/account', label: 'account' },
] as const

const ofOrganization = [
  { to: '/organization/settings/general', label: 'organizationGeneral' },
  { to: '/organization/settings/platforms', label: 'organizationPlatforms' },
  { to: '/organization/settings/shifts', label: 'organizationShifts' },
  { to: '/organization/settings/planning', label: 'organizationPlanning' },
  { to: '/organization/settings/contacts', label: 'organizationContacts' },
  { to: '/organization/settings/discord', label: 'organizationDiscord' },
  { to: '/organization/settings/features', label: 'organizationFeatures' },
  { to: '/organization/api', label: 'organizationApi' },
] as const

interface Props {
  readonly label: 'settings' | 'organization'
  readonly tabs: readonly ((typeof personal)[number] | (typeof ofOrganization)[number])[]
}

/** The sections of one settings page, each with an address of its own; on a phone they would take three rows. */
function SectionTabs({ label, tabs }: Props) {
  const nav = useTexts('nav')
  return (
    <nav aria-label={nav[label]}>
      <div className={`${tabListClass} max-sm:hidden`}>
        {tabs.map(tab => (
          <Link key={tab.to} to={tab.to} className={tabClass}>
            {nav[tab.label]}
          </Link>
        ))}
      </div>
      <SectionMenu label={label} tabs={tabs} />
    </nav>
  )
}

function SectionMenu({ label, tabs }: Props) {
  const nav = useTexts('nav')
  const navigate = useNavigate()
  const at = useLocation({ select: ({ pathname }) => pathname })
  const current = tabs.find(({ to }) => to === at)
  return (
    <Menu
      align="start"
      trigger={
        <Button className="w-full sm:hidden [&>span]:w-full [&>span]:justify-between">
          {nav[current?.label ?? label]}
          <ChevronDown aria-hidden size={16} />
        </Button>
      }
      items={tabs.map(({ to, label: section }) => ({
        label: nav[section],
        icon: to === at ? <Check aria-hidden size={15} /> : undefined,
        onSelect: () => void navigate({ to }),
      }))}
    />
  )
}

export const SettingsTabs = () => <SectionTabs label="settings" tabs={personal} />
/** The contact persons are the owner's alone (docs/product/en/agency.md#contacts). */
export function OrganizationTabs() {
  const isOwner = useMember().role === 'owner'
  const tabs = ofOrganization.filter(tab => isOwner || tab.label !== 'organizationContacts')
  return <SectionTabs label="organization" tabs={tabs} />
}
