import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck, CircleDashed, CircleSlash } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { browserZone, findListedZone, timeZones } from '#platform/web/time-zones.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Combobox } from '#platform/web/ui/combobox.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { Widget } from '#platform/web/ui/widget.tsx'
import type { Steps } from '../contract.ts'
import type { FirstStep, StepState } from '../rules.ts'
import { firstStepsApi } from './queries.ts'

interface Props {
  readonly steps: Steps
  /** The organisation's. */
  readonly timeZone: string
}

/** What somebody who has joined does first, ticked off; each leads to where it is done. */
export function FirstStepsWidget({ steps, timeZone }: Props) {
  const { own: texts } = useTexts('firstSteps')
  const dismiss = useMutation(firstStepsApi.dismiss.mutationOptions({ onError: useFailed() }))
  const done = steps.filter(({ state }) => state !== 'open').length
  return (
    <Widget
      title={texts.title}
      className="shrink-0"
      actions={
        <>
          <span className="tabular text-13 text-text-2">{texts.progress(done, steps.length)}</span>
          <Button
            hasConsequence
            variant="ghost"
            size="sm"
            loading={dismiss.isPending}
            onClick={() => dismiss.mutate(undefined)}
          >
            {texts.dismiss}
          </Button>
        </>
      }
    >
      <ol className="divide-y divide-line">
        {steps.map(({ step, state }) => (
          <Step key={step} step={step} state={state} timeZone={timeZone} />
        ))}
      </ol>
    </Widget>
  )
}

const icons = { done: CircleCheck, open: CircleDashed, skipped: CircleSlash } as const

function Step({ step, state, timeZone }: { step: FirstStep; state: StepState; timeZone: string }) {
  const { own: texts } = useTexts('firstSteps')
  const { title, text } = texts.steps[step]
  const Icon = icons[state]
  const label = { done: texts.isDone, open: texts.isOpen, skipped: texts.isSkipped }[state]
  const isOpen = state === 'open'
  return (
    <li className="relative flex items-start gap-3 px-4 py-2.5 has-[a]:hover:bg-hover">
      <span data-hue={state === 'done' ? 'green' : 'gray'} className="mt-0.5 text-hue-fg">
        <Icon role="img" aria-label={label} size={17} />
      </span>
      <div className="min-w-0 flex-1">
        {isOpen ? <Title step={step}>{title}</Title> : <span className="block text-text-2">{title}</span>}
        {isOpen && <span className="block text-13 text-text-2">{text}</span>}
        {isOpen && step === 'timeZone' && <ZoneForm timeZone={timeZone} />}
        {isOpen && step === 'messenger' && <Skip />}
      </div>
    </li>
  )
}

const linkClass = "block font-medium text-text after:absolute after:inset-0 after:content-['']"

/** Where a step is taken; what is taken here, or comes by itself, leads nowhere. */
const places = {
  timeZone: undefined,
  messenger: { to: '/settings/telegram' },
  availability: { to: '/availability' },
  preferences: { to: '/availability', search: { open: 'preferences' } },
  confirmation: undefined,
} as const satisfies Record<FirstStep, object | undefined>

function Title({ step, children }: { step: FirstStep; children: ReactNode }) {
  const place = places[step]
  if (place === undefined) return <span className="block font-medium text-text">{children}</span>
  return (
    <Link {...place} className={linkClass}>
      {children}
    </Link>
  )
}

function ZoneForm({ timeZone }: { timeZone: string }) {
  const { own: texts } = useTexts('firstSteps')
  const [zone, setZone] = useState(() => browserZone() ?? findListedZone(timeZone) ?? timeZone)
  const save = useMutation(firstStepsApi.setTimeZone.mutationOptions({ onError: useFailed() }))
  return (
    <div className="relative mt-2 flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-[1_1_11rem]">
        <Combobox label={texts.zone} hideLabel name="timeZone" options={timeZones} value={zone} onChange={setZone} />
      </div>
      <Button loading={save.isPending} onClick={() => save.mutate({ timeZone: zone })}>
        {texts.save}
      </Button>
    </div>
  )
}

function Skip() {
  const { own: texts } = useTexts('firstSteps')
  const skip = useMutation(firstStepsApi.skipMessenger.mutationOptions({ onError: useFailed() }))
  return (
    <Button
      hasConsequence
      variant="ghost"
      size="sm"
      className="relative z-1 mt-1 -ml-2.5"
      loading={skip.isPending}
      onClick={() => skip.mutate(undefined)}
    >
      {texts.skip}
    </Button>
  )
}

function useFailed(): (error: Error) => void {
  const { own: texts } = useTexts('firstSteps')
  const toast = useToast()
  return error => toast.error(messageOf(error, texts.failed))
}
