import { Send } from 'lucide-react'
import { Suspense, useState } from 'react'
import { daysOfWeek } from '#kit/week.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { lazily } from '#platform/web/lazily.ts'
import type { Plan } from '../schema.ts'
import { useIsPlanChanging } from './queries.ts'
import { countPlanDrafts } from './seats.ts'

const PublishDialog = lazily(() => import('./publish-dialog.tsx'), 'PublishDialog')

/** What publishing would change, and the way to it; waits while seats are still being saved. */
export function PublishButton({ plan }: { plan: Plan }) {
  const texts = useTexts('schedule')
  const { group, week, state } = plan
  const [isOpen, setOpen] = useState(false)
  const isChanging = useIsPlanChanging(group.id, week)
  const drafts = countPlanDrafts(plan)
  const isDone = state === 'published' && drafts === 0
  return (
    <>
      <Button variant="primary" disabled={isDone || isChanging} onClick={() => setOpen(true)}>
        <Send aria-hidden size={15} />
        {texts.publish}
        {drafts > 0 && <span className="tabular font-normal opacity-75">{texts.changes(drafts)}</span>}
      </Button>
      <Suspense>
        {isOpen && <PublishDialog plan={plan} days={daysOfWeek(week)} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}

export function PlanBadge({ state }: Pick<Plan, 'state'>) {
  const { planStates } = useTexts('schedule')
  return <Badge {...(state === 'published' ? { hue: 'green' } : {})}>{planStates[state]}</Badge>
}
