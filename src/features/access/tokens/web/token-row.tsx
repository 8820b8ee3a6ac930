import { KeyRound } from 'lucide-react'
import { day } from '#kit/day.ts'
import { formatDateText } from '#kit/locale.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import type { ApiToken } from '../schema.ts'
import type { TokenOwnerKind } from './queries.ts'
import { Moment } from '#platform/web/ui/time.tsx'
import { Dotted } from '#platform/web/ui/dotted.tsx'

interface Props {
  readonly token: ApiToken
  readonly of: TokenOwnerKind
  readonly onRevoke: () => void
}

export function TokenRow({ token, of, onRevoke }: Props) {
  const texts = useTexts('tokens')
  const language = useLanguage()
  const { name, maker, scopes, createdAt, usedAt, expiresOn, state } = token
  const facts = [
    <Moment
      key="made"
      at={createdAt}
      withDay
      say={time => (of === 'organization' ? texts.madeBy(maker, time) : texts.madeOn(time))}
    />,
    usedAt === null ? texts.unused : <Moment key="used" at={usedAt} withDay say={texts.used} />,
    expiresOn === null
      ? texts.forever
      : texts.until(formatDateText(day(expiresOn), language, { day: 'numeric', month: 'long', year: 'numeric' })),
    scopes.length === 0 ? texts.everybodys : texts.scopeCount(scopes.length),
  ]
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3">
      <KeyRound aria-hidden size={18} className="shrink-0 text-text-3" />
      <span className="flex min-w-0 flex-[1_1_14rem] flex-col">
        <span className="font-medium wrap-anywhere text-text">{name}</span>
        <span className="text-13 text-text-2">
          <Dotted parts={facts} />
        </span>
      </span>
      <Badge {...(state === 'works' ? { hue: 'green' } : {})}>{texts.states[state]}</Badge>
      {state === 'works' && (
        <Button hasConsequence size="sm" aria-label={texts.revokeNamed(name)} onClick={onRevoke}>
          {texts.revoke}
        </Button>
      )}
    </li>
  )
}
