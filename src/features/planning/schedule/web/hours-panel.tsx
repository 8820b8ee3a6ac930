import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useRef } from 'react'
import { initialsOf } from '#kit/text.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import type { Plan } from '../schema.ts'
import { personKey } from './seat-dragging.ts'
import { hoursByPerson } from './seats.ts'

/** How much everybody of this plan works this week, over all groups; the most first. */
export function HoursPanel({ plan }: { plan: Plan }) {
  const { hours: words } = useTexts('planBoard')
  const people = hoursByPerson(plan)
  const limit = plan.maxWeekHours ?? Number.POSITIVE_INFINITY
  const max = Math.max(plan.maxWeekHours ?? 0, 1, ...people.map(({ hours }) => hours))
  return (
    <Card title={words.title} className="print:hidden">
      {people.length === 0 ? (
        <p className="px-4 py-6 text-center text-13 text-text-3">{words.none}</p>
      ) : (
        <ul className="grid gap-x-6 py-1 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-1">
          {people.map(({ profileId, fullName, hours, shifts }) => (
            <PersonRow key={profileId} {...{ profileId, fullName, hours, shifts }} max={max} limit={limit} />
          ))}
        </ul>
      )}
    </Card>
  )
}

interface RowProps {
  readonly profileId: string
  readonly fullName: string
  readonly hours: number
  readonly shifts: number
  /** Of the whole bar. */
  readonly max: number
  /** More are too many. */
  readonly limit: number
}

/** Can be dragged onto an open seat; by keyboard, a seat finds the person by name. */
function PersonRow({ profileId, fullName, hours, shifts, max: maximum, limit }: RowProps) {
  const texts = useTexts('schedule')
  const { hours: words } = useTexts('planBoard')
  const element = useRef<HTMLLIElement>(null)
  useEffect(
    () =>
      element.current
        ? draggable({ element: element.current, getInitialData: () => ({ [personKey]: profileId }) })
        : undefined,
    [profileId],
  )
  return (
    <li ref={element} className="flex cursor-grab items-center gap-2.5 px-4 py-2">
      <Avatar id={profileId} initials={initialsOf(fullName)} size={26} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-2">
          <span className="truncate text-13 text-text" translate="no">
            {fullName}
          </span>
          <span className="tabular shrink-0 text-13 font-medium text-text">{texts.shortHours(hours)}</span>
        </span>
        <span className="mt-1 flex items-center gap-2">
          <span className="h-1 flex-1 rounded-full bg-sunken">
            <span
              aria-hidden
              data-hue={hours > limit ? 'orange' : 'indigo'}
              className="block h-full rounded-full bg-hue-line"
              style={{ width: `${(hours / maximum) * 100}%` }}
            />
          </span>
          <span className="shrink-0 text-12 text-text-3">{words.shifts(shifts)}</span>
        </span>
      </span>
    </li>
  )
}
