import { useQuery } from '@tanstack/react-query'
import { Check, ChevronDown, CircleDashed, Minus } from 'lucide-react'
import { useId, useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { buttonClass } from '#platform/web/ui/button-class.ts'
import { Card } from '#platform/web/ui/card.tsx'
import { LoadedList } from '#platform/web/ui/loaded-list.tsx'
import type { FirstSteps } from '../contract.ts'
import type { StepState } from '../rules.ts'
import { firstStepsApi } from './queries.ts'
import { Moment } from '#platform/web/ui/time.tsx'

const isReady = ({ steps }: FirstSteps) => steps.every(({ state }) => state !== 'open')
const icons = { done: Check, open: CircleDashed, skipped: Minus } as const
const hues: Readonly<Record<StepState, string | undefined>> = { done: 'green', open: 'orange', skipped: undefined }

/** The first steps of each recently joined member: one line until it is opened, and nothing without new members. */
export function TeamFirstSteps() {
  const { team: texts } = useTexts('firstSteps')
  const read = useQuery(firstStepsApi.team.queryOptions())
  return (
    <LoadedList title={texts.title} read={read}>
      {people => <Steps people={people} />}
    </LoadedList>
  )
}

function Steps({ people }: { people: readonly FirstSteps[] }) {
  const { team: texts } = useTexts('firstSteps')
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const waiting = people.filter(one => !isReady(one))
  return (
    <Card
      title={texts.title}
      actions={
        <>
          <span className="tabular text-13 text-text-2">
            {texts.summary(people.length - waiting.length, people.length)}
          </span>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={listId}
            className={buttonClass({ variant: 'ghost', size: 'sm' })}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? texts.hide : texts.show}
            <ChevronDown aria-hidden size={15} className={isOpen ? 'rotate-180' : ''} />
          </button>
        </>
      }
    >
      <ul id={listId} hidden={!isOpen} className="divide-y divide-line">
        {isOpen && [...waiting, ...people.filter(isReady)].map(one => <Person key={one.profileId} one={one} />)}
      </ul>
    </Card>
  )
}

function Person({ one }: { one: FirstSteps }) {
  const { team: texts } = useTexts('firstSteps')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
      <span className="flex min-w-0 flex-[1_1_12rem] flex-col">
        <span className="truncate font-medium text-text" translate="no">
          {one.fullName}
        </span>
        <span className="text-13 text-text-2">
          <Moment at={one.joinedAt} withDay say={texts.joined} />
        </span>
      </span>
      <span className="flex flex-wrap gap-1.5">
        {isReady(one) ? (
          <Badge hue="green" icon={<Check aria-hidden size={12} />}>
            {texts.ready}
          </Badge>
        ) : (
          one.steps.map(({ step, state }) => <Step key={step} name={texts.steps[step]} state={state} />)
        )}
      </span>
    </li>
  )
}

function Step({ name, state }: { name: string; state: StepState }) {
  const { team: texts } = useTexts('firstSteps')
  const Icon = icons[state]
  const hue = hues[state]
  return (
    <span role="img" aria-label={texts.step(name, texts.states[state])}>
      <Badge {...(hue === undefined ? {} : { hue })} icon={<Icon aria-hidden size={12} />}>
        {name}
      </Badge>
    </span>
  )
}
