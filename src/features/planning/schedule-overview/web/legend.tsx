import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { letterLook } from './letter-look.ts'

const letters = ['a', 'p', 'r', 'v'] as const
const list = 'mt-3 flex flex-wrap gap-x-4 gap-y-2 text-13 text-text-2 print:hidden'

/** What the colours and signs of the overview mean, drawn as they are there. */
export function GroupLegend() {
  const { legend: texts } = useTexts('scheduleOverview')
  return (
    <ul aria-label={texts.title} className={list}>
      <Entry hue="green" text={texts.full} mark={<Count>{'2/2'}</Count>} />
      <Entry hue="orange" text={texts.open} mark={<Count>{'1/2'}</Count>} />
    </ul>
  )
}

export function ChatterLegend() {
  const { legend: texts, availability, draft } = useTexts('scheduleOverview')
  return (
    <ul aria-label={texts.title} className={list}>
      {letters.map(letter => (
        <Entry
          key={letter}
          text={availability[letter]}
          mark={
            <span
              data-letter={letter}
              className={`relative size-5 rounded-chip after:inset-0! after:flex after:items-center after:justify-center ${letterLook}`}
            />
          }
        />
      ))}
      <Entry hue="blue" text={texts.published} mark={<Chip className="bg-hue-bg" />} />
      <Entry hue="blue" text={draft} mark={<Chip className="border border-dotted border-hue-line bg-surface" />} />
    </ul>
  )
}

const Entry = ({ hue, mark, text }: { hue?: string; mark: ReactNode; text: string }) => (
  <li data-hue={hue} className="flex items-center gap-1.5">
    <span aria-hidden className="flex">
      {mark}
    </span>
    {text}
  </li>
)

const Count = ({ children }: { children: string }) => (
  <span className="rounded-chip bg-hue-bg px-1 text-12 font-medium text-hue-fg tabular">{children}</span>
)

const Chip = ({ className }: { className: string }) => <span className={`h-4 w-7 rounded-chip ${className}`} />
