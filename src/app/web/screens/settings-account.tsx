import { emailForDisplay } from '#kit/e-mail.ts'
import { goToSignInAfter } from '#features/access/sign-in/web/farewell.ts'
import { useMember, useSession } from '#features/access/sign-in/web/session.tsx'
import { UnprovenAddress } from '#features/access/sign-in/web/unproven-address.tsx'
import { ExportLeaveOrDeleteCard } from '#features/members/own-account/web/data-card.tsx'
import { InfoCard } from '#features/members/own-account/web/info-card.tsx'
import { PasswordCard } from '#features/members/own-account/web/password-card.tsx'
import { TotpAndPasskeysCard } from '#features/members/own-account/web/protection-card.tsx'
import { SessionsCard } from '#features/members/own-account/web/sessions-card.tsx'
import { TokensCard } from '#features/access/tokens/web/tokens-card.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'

/** One's own account. The role stands there for the owner only (docs/product/en/sign-in.md#account). */
export function SettingsAccountScreen() {
  const texts = useTexts('ownAccount')
  const { roles } = useTexts('permissions')
  const member = useMember()
  const session = useSession()
  return (
    <div className="flex max-w-reading flex-col gap-4">
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <UnprovenAddress />
      <InfoCard
        fullName={member.fullName}
        email={emailForDisplay(session?.email ?? '')}
        organization={member.organization.name}
        role={member.role === 'owner' ? roles.owner : undefined}
      />
      <PasswordCard />
      <TotpAndPasskeysCard />
      <SessionsCard />
      <TokensCard of="person" />
      <ExportLeaveOrDeleteCard organization={member.organization.name} onGone={goToSignInAfter} />
    </div>
  )
}
