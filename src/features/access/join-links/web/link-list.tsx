import { useQuery } from '@tanstack/react-query'
import { useMember } from '#features/access/sign-in/web/session.tsx'
import { mayInvite } from '#features/access/invitations/policy.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { LoadedList } from '#platform/web/ui/loaded-list.tsx'
import { useRemoval } from '#platform/web/use-removal.ts'
import type { LinkState } from '../rules.ts'
import type { JoinLink } from '../schema.ts'
import { joinLinksApi } from './queries.ts'
import { Moment } from '#platform/web/ui/time.tsx'

const hues: Readonly<Record<LinkState, string | undefined>> = {
  open: 'green',
  full: 'blue',
  expired: 'orange',
  ended: undefined,
}

/** Links that many can join by, and how far they are used; nothing at all while there is none. */
export function JoinLinkList() {
  const { list: texts } = useTexts('joinLinks')
  const read = useQuery(joinLinksApi.list.queryOptions())
  return (
    <LoadedList title={texts.title} read={read}>
      {links => (
        <Card title={texts.title}>
          <ul className="divide-y divide-line">
            {links.map(link => (
              <Row key={link.id} link={link} />
            ))}
          </ul>
        </Card>
      )}
    </LoadedList>
  )
}

function Row({ link: { id, role, joins, maxUses, state, creatorName, expiresAt } }: { link: JoinLink }) {
  const { list: texts } = useTexts('joinLinks')
  const { roles } = useTexts('permissions')
  const member = useMember()
  const end = useRemoval(joinLinksApi.end.call, joinLinksApi.key(), texts)
  const hue = hues[state]
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 pr-2 pl-4">
      <span className="flex min-w-0 flex-[1_1_12rem] flex-col">
        <span className="tabular font-medium text-text">{texts.joins(joins, maxUses)}</span>
        <span className="text-13 wrap-anywhere text-text-2">
          {[roles[role], creatorName === null ? '' : texts.by(creatorName)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Badge {...(hue === undefined ? {} : { hue })}>{texts.states[state]}</Badge>
      {state !== 'expired' && (
        <span className="text-13 text-text-3">
          <Moment at={expiresAt} withDay say={texts.until} />
        </span>
      )}
      {mayInvite(member, role) && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={texts.endOf(roles[role], joins, maxUses)}
          onClick={() => void end({ id, name: '' })}
        >
          {texts.end}
        </Button>
      )}
    </li>
  )
}
