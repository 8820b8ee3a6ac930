import { useTexts } from '#platform/web/i18n.tsx'
import { cellStatuses } from '../packed.ts'
import { StatusIcon, statusAttributes } from './status-mark.tsx'

export function AvailabilityLegend() {
  const { status: names } = useTexts('availability')
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-2 text-[13px] text-text-2">
      {cellStatuses.map(status => {
        const { className, ...hue } = statusAttributes(status)
        return (
          <li key={status} className="flex items-center gap-2">
            <span
              {...hue}
              className={`flex size-5 items-center justify-center rounded-chip ${className} ${status === 'none' ? 'border border-line' : ''}`}
            >
              <StatusIcon status={status} size={12} />
            </span>
            {names[status]}
          </li>
        )
      })}
    </ul>
  )
}
