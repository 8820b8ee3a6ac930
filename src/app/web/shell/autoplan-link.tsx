import { Link } from '@tanstack/react-router'
import { Sparkles } from 'lucide-react'
import type { Week } from '#kit/week.ts'
import { useMember } from '#features/access/sign-in/web/session.tsx'
import { mayPlanAutomatically } from '#features/planning/autoplan/policy.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { buttonClass } from '#platform/web/ui/button-class.ts'

/** From a plan to the proposals for its week; of one group, where it is the plan of one. */
export function AutoplanLink({ week, group }: { week: Week; group?: string }) {
  const { title } = useTexts('autoplan')
  const { role, locked, permissions } = useMember()
  if (!mayPlanAutomatically({ role, locked, permissions: new Set(permissions) })) return null
  return (
    <Link
      to="/schichtplan/automatisch"
      search={{ week, ...(group === undefined ? {} : { group }) }}
      aria-label={title}
      className={buttonClass()}
    >
      <Sparkles aria-hidden size={15} />
      <span className="max-[1399px]:hidden">{title}</span>
    </Link>
  )
}
