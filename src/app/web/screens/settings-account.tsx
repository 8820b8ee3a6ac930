import { useMember, useSession } from '#features/accounts/web/session.tsx'
import { PasswordCard } from '#features/own-account/web/password-card.tsx'
import { SessionsCard } from '#features/own-account/web/sessions-card.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'

/** One's own account. The role stands there for the owner only (B §2). */
export function SettingsAccountScreen() {
  const texts = useTexts('ownAccount')
  const { roles } = useTexts('permissions')
  const member = useMember()
  const session = useSession()
  const facts = [
    [texts.info.name, member.fullName],
    [texts.info.email, session?.email ?? ''],
    [texts.info.organization, member.organization.name],
    ...(member.role === 'owner' ? [[texts.info.role, roles.owner] as const] : []),
  ] as const
  return (
    <div className="mx-auto flex max-w-[720px] flex-col gap-4">
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <Card title={texts.info.title}>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 p-4">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-text-2">{name}</dt>
              <dd className="min-w-0 text-text wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <PasswordCard />
      <SessionsCard />
    </div>
  )
}
