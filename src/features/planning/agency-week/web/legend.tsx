import { Crown, Pin, StickyNote, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { seatedStates } from '#features/planning/assignments/states.ts'
import { seatClassName } from '#features/planning/assignments/web/seat-face.tsx'
import { StateMark } from '#features/planning/assignments/web/state-mark.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { tints } from './tints.ts'

/** Beside the filters, where a wide window has room for it: the pointer tells the rest. */
export function AgencyWeekLegend() {
  const { legend: texts } = useTexts('agencyWeek')
  return (
    <ul className="ml-auto hidden items-center gap-3 text-12 text-text-2 xl:flex">
      {seatedStates.map(state => (
        <Entry key={state} hue="gray" text={texts[state]} mark={<StateMark state={state} size={13} />} />
      ))}
      <Entry text={texts.pinned} mark={<Pin size={13} />} />
    </ul>
  )
}

/** Paper has no pointer: everything that stands on it is explained there. */
export function PrintedLegend({ isOfPeople }: { isOfPeople: boolean }) {
  const { legend: texts, free, people } = useTexts('agencyWeek')
  return (
    <ul aria-label={texts.title} className="mb-2 hidden flex-wrap gap-x-4 gap-y-1 text-12 text-text-2 print:flex">
      {!isOfPeople && (
        <Entry
          hue="red"
          text={free}
          mark={<span className={`h-4 w-6 rounded-[5px] ${seatClassName('free', 'gray')}`} />}
        />
      )}
      {seatedStates.map(state => (
        <Entry key={state} hue="blue" text={texts[state]} mark={<StateMark state={state} size={12} />} />
      ))}
      {isOfPeople ? (
        Object.entries(tints).map(([letter, tint]) => (
          <Entry
            key={letter}
            text={people.availability[letter] ?? ''}
            mark={<span className={`h-4 w-6 rounded-[5px] ${tint}`} />}
          />
        ))
      ) : (
        <>
          <Entry text={texts.pinned} mark={<Pin size={12} />} />
          <Entry text={texts.mainWanted} mark={<Crown size={12} className="opacity-70" />} />
          <Entry text={texts.mainThere} mark={<Crown size={12} className="fill-current" />} />
          <Entry hue="orange" text={texts.overridden} mark={<TriangleAlert size={12} className="text-hue-line" />} />
          <Entry text={texts.note} mark={<StickyNote size={12} />} />
        </>
      )}
    </ul>
  )
}

const Entry = ({ hue, mark, text }: { hue?: string; mark: ReactNode; text: string }) => (
  <li data-hue={hue} className="flex items-center gap-1.5">
    <span aria-hidden className={`flex ${hue === 'blue' ? 'text-hue-line' : ''}`}>
      {mark}
    </span>
    {text}
  </li>
)
