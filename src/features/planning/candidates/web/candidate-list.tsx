import { useQuery } from '@tanstack/react-query'
import { Ban, CircleCheck, TriangleAlert, UserX } from 'lucide-react'
import { type KeyboardEvent, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Day } from '#kit/day.ts'
import { formatTimes } from '#kit/clock-text.ts'
import { initialsOf } from '#kit/text.ts'
import { cityOf } from '#kit/city.ts'
import { hasFailed } from '#platform/web/has-failed.ts'
import { shortWeekday } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { SearchField } from '#platform/web/ui/search-field.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useUiTexts } from '#platform/web/ui/texts.tsx'
import type { Candidate } from '../schema.ts'
import { suggestedCandidate, sortBySection, type Section as SectionName, sectionOf, sections } from '../sections.ts'
import { CandidateNotes } from './candidate-notes.ts'
import { findByName } from '../name-matches.ts'
import { candidatesQuery } from './queries.ts'
import { Reasons } from './reasons.tsx'

interface Props {
  readonly groupId: string
  readonly seat: { readonly date: Day; readonly shift: { readonly id: string } }
  /** What was typed before the list was there. */
  readonly typed?: string
  readonly onChoose: (candidate: Candidate) => void
}

/** Who could sit here, the best first, each with the reasons; whoever cannot stands below and cannot be chosen, whoever has said no last. */
export function CandidateList({ groupId, seat, typed: before = '', onChoose }: Props) {
  const { candidates: texts } = useTexts('schedule')
  const { loadFailed } = useUiTexts()
  const [typed, setTyped] = useState(before)
  const read = useQuery(candidatesQuery(groupId, seat))
  const found = findByName(sortBySection(read.data ?? []), typed)
  const best = suggestedCandidate(found, typed.trim())
  // whoever types faster than the list comes gets the best of it as soon as it is there
  const isAwaited = useRef(false)
  const takeBest = () => {
    isAwaited.current = read.data === undefined
    if (best) onChoose(best)
  }
  const onLoaded = useEffectEvent(() => {
    if (isAwaited.current) takeBest()
  })
  const isLoaded = read.data !== undefined
  useEffect(() => {
    if (isLoaded) onLoaded()
  }, [isLoaded])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-candidate]')]
    const here = stops.findIndex(stop => stop === document.activeElement)
    if (step !== undefined) {
      event.preventDefault()
      stops[Math.max(0, Math.min(stops.length - 1, here + step))]?.focus()
    }
    if (event.key === 'Enter' && here === 0) {
      event.preventDefault()
      takeBest()
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows walk over the controls within
    <div onKeyDown={onKeyDown} className="flex min-h-0 flex-col">
      <SearchField label={texts.search} value={typed} autoFocus onChange={setTyped} className="m-3 mb-2" />
      <div className="min-h-40 flex-1 overflow-y-auto overscroll-contain px-1.5 pb-2">
        {hasFailed(read) ? (
          <ErrorState text={messageOf(read.error, loadFailed)} onRetry={() => void read.refetch()} />
        ) : !read.data ? (
          <div className="p-2">
            <Skeletons rows={5} className="h-12" />
          </div>
        ) : found.length === 0 ? (
          <p className="px-2 py-6 text-center text-text-3">{texts.none}</p>
        ) : (
          sections.map(section => (
            <Section key={section} section={section} date={seat.date} found={found} onChoose={onChoose} />
          ))
        )}
      </div>
    </div>
  )
}

const marks = {
  fits: { icon: CircleCheck, hue: 'green' },
  warns: { icon: TriangleAlert, hue: 'orange' },
  blocked: { icon: Ban, hue: 'gray' },
  declined: { icon: UserX, hue: 'gray' },
} as const

interface Listed {
  /** Under which the plan has the seat. */
  readonly date: Day
  readonly onChoose: (candidate: Candidate) => void
}

function Section({
  section,
  found,
  ...listed
}: Listed & { readonly section: SectionName; readonly found: readonly Candidate[] }) {
  const { candidates: texts } = useTexts('schedule')
  const { icon: Icon, hue } = marks[section]
  const list = found.filter(candidate => sectionOf(candidate) === section)
  if (list.length === 0) return null
  return (
    <section data-hue={hue} aria-label={texts[section]}>
      <h3 className="flex items-center gap-1.5 px-2 pt-2 pb-1 text-12 font-semibold text-text-2">
        <Icon aria-hidden size={13} className="text-hue-line" />
        {texts[section]}
        <span className="font-normal text-text-3">{list.length}</span>
      </h3>
      <ul>
        {list.map(candidate => (
          <li key={candidate.profileId} className="[contain-intrinsic-size:auto_52px] [content-visibility:auto]">
            <Row candidate={candidate} {...listed} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({ candidate, date, onChoose }: Listed & { readonly candidate: Candidate }) {
  const texts = useTexts('schedule')
  const note = use(CandidateNotes)(candidate.profileId)
  const isBlocked = candidate.fit === 'blocked'
  return (
    <button
      type="button"
      data-candidate
      aria-disabled={isBlocked}
      onClick={() => isBlocked || onChoose(candidate)}
      className={`flex w-full items-start gap-2.5 rounded-control px-2 py-2 text-left -outline-offset-2 ${isBlocked ? 'cursor-default' : 'hover:bg-hover'}`}
    >
      <span className={isBlocked ? 'opacity-50' : ''}>
        <Avatar id={candidate.profileId} initials={initialsOf(candidate.fullName)} size={28} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-2">
          <span translate="no" className={`truncate font-medium ${isBlocked ? 'text-text-3' : 'text-text'}`}>
            {candidate.fullName}
          </span>
          <span className="tabular shrink-0 text-12 text-text-3" title={texts.weekHours(candidate.weekHours)}>
            {texts.shortHours(candidate.weekHours)}
          </span>
        </span>
        <span className="mt-0.5 flex flex-wrap gap-x-2.5 gap-y-0.5">
          <Reasons reasons={candidate.reasons} />
          {candidate.local && <LocalTimes local={candidate.local} date={date} />}
          {note && (
            <span className="tabular text-12 text-text-3" title={note.meaning}>
              {note.text}
            </span>
          )}
        </span>
      </span>
    </button>
  )
}

/** `Auckland Di 04:00–14:00`: when the shift is where the person lives, with the weekday if it is another. */
function LocalTimes({ local, date }: Pick<Listed, 'date'> & { readonly local: NonNullable<Candidate['local']> }) {
  const texts = useTexts('schedule').candidates
  const language = useLanguage()
  const weekday = local.date === date ? '' : `${shortWeekday(local.date, language)} `
  return (
    <span data-time className="tabular text-12 text-text-3" title={texts.local(local.zone)}>
      {`${cityOf(local.zone, language)} ${weekday}${formatTimes(local, language)}`}
    </span>
  )
}
