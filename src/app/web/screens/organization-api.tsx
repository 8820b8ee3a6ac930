import { TokensCard } from '#features/access/tokens/web/tokens-card.tsx'
import { mayReadChange } from '#features/members/audit-log/policy.ts'
import { WebhooksCard } from '#features/outreach/webhooks/web/webhooks-card.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { OrganizationPage } from '../shell/organization-page.tsx'

/** What other programs get of the organisation. */
export function OrganizationApiScreen() {
  const { page: texts } = useTexts('tokens')
  return (
    <OrganizationPage title={texts.title} subtitle={texts.subtitle}>
      <TokensCard of="organization" />
      <WebhooksCard mayRead={mayReadChange} />
    </OrganizationPage>
  )
}
