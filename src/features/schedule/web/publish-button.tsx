import { Send } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import type { Plan } from '../schema.ts'
import { useIsPlanChanging, usePublish } from './queries.ts'
import { draftsIn } from './seats.ts'

/** What state the week is in, what publishing would change, and the button; waits while seats are still being saved. */
export function PublishButton({ plan }: { plan: Plan }) {
  const texts = useTexts('schedule')
  const { group, week, state, version } = plan
  const publish = usePublish(group.id, week)
  const isChanging = useIsPlanChanging(group.id, week)
  const drafts = draftsIn(plan)
  const isDone = state === 'published' && drafts === 0
  return (
    <Button variant="primary" disabled={isDone || isChanging} onClick={() => publish.mutate(version)}>
      <Send aria-hidden size={15} />
      {texts.publish}
      {drafts > 0 && <span className="tabular font-normal opacity-75">{texts.changes(drafts)}</span>}
    </Button>
  )
}

export function PlanBadge({ state }: Pick<Plan, 'state'>) {
  const { planStates } = useTexts('schedule')
  return <Badge {...(state === 'published' ? { hue: 'green' } : {})}>{planStates[state]}</Badge>
}
