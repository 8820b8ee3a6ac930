import { Check, Clock, X } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import type { RequestStatus } from '../states.ts'

const looks = {
  pending: { hue: 'orange', icon: Clock },
  approved: { hue: 'green', icon: Check },
  rejected: { hue: 'red', icon: X },
} as const

export function RequestStatusBadge({ status }: { status: RequestStatus }) {
  const { statuses } = useTexts('vacation')
  const { hue, icon: Icon } = looks[status]
  return (
    <Badge hue={hue} icon={<Icon aria-hidden size={12} />}>
      {statuses[status]}
    </Badge>
  )
}
