import { useTexts } from '#platform/web/i18n.tsx'
import { assignmentStates } from '#features/planning/assignments/states.ts'
import { StateMark } from '#features/planning/assignments/web/state-mark.tsx'

export function PlanLegend() {
  const { status } = useTexts('schedule')
  return (
    <ul data-hue="gray" className="flex flex-wrap gap-x-4 gap-y-2 text-13 text-text-2">
      {assignmentStates.map(state => (
        <li key={state} className="flex items-center gap-1.5">
          <span
            data-hue={state === 'declined' ? 'red' : 'gray'}
            className={state === 'declined' ? 'text-hue-line' : ''}
          >
            <StateMark state={state} />
          </span>
          {status[state]}
        </li>
      ))}
    </ul>
  )
}
