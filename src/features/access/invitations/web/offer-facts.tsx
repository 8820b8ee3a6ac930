import { useTexts } from '#platform/web/i18n.tsx'
import type { InvitationOffer } from '../schema.ts'
import { Moment } from '#platform/web/ui/time.tsx'

/** Organisation, role, inviter and expiry, as whoever holds the link sees them. */
export function OfferFacts({ organizationName, role, inviterName, expiresAt }: InvitationOffer) {
  const { join: texts } = useTexts('invitations')
  const { roles } = useTexts('permissions')
  const facts = [
    [texts.organization, organizationName],
    [texts.role, roles[role]],
    ...(inviterName === null ? [] : [[texts.inviter, inviterName] as const]),
    [texts.expires, <Moment key="until" at={expiresAt} withDay />],
  ] as const
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 rounded-card border border-line bg-surface px-4 py-3 shadow-card">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-text-2">{name}</dt>
          <dd className="min-w-0 text-right font-medium text-text wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
