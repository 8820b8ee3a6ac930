import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Day } from '#kit/day.ts'
import { longDay } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { type Duration, durations } from '../durations.ts'
import { isRequestOpen, lastDayAsked, newestRound } from '../rules.ts'
import type { InvitedChatter } from '../schema.ts'
import { ChatterList } from './chatter-list.tsx'
import { requestsApi } from './queries.ts'

/** For how long, whom, and how it goes (docs/product/en/messages.md#rounds). */
export function RequestAvailabilityTab({ today }: { today: Day }) {
  const texts = useTexts('availabilityRequests')
  const read = useQuery(requestsApi.chatters.queryOptions())
  return (
    <Loaded read={read} skeleton={<Skeletons rows={5} className="h-10" />}>
      {chatters =>
        chatters.length === 0 ? (
          <Notice kind="info">{texts.empty}</Notice>
        ) : (
          <Requesting chatters={chatters} today={today} />
        )
      }
    </Loaded>
  )
}

function Requesting({ chatters, today }: { chatters: readonly InvitedChatter[]; today: Day }) {
  const texts = useTexts('availabilityRequests')
  const language = useLanguage()
  const toast = useToast()
  const [chosen, setChosen] = useState<Duration>('1week')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const send = useMutation(
    requestsApi.send.mutationOptions({
      onSuccess: ({ requested }) => toast.success(texts.sent(requested)),
      onError: error => toast.error(messageOf(error, texts.sendFailed)),
    }),
  )
  const remind = useMutation(
    requestsApi.remind.mutationOptions({
      onSuccess: ({ requested }) => toast.success(texts.remindedToast(requested)),
      onError: error => toast.error(messageOf(error, texts.sendFailed)),
    }),
  )
  // on the last day of a month nobody can enter anything until its end
  const offered = durations.filter(one => isRequestOpen({ endDate: lastDayAsked(one, today) }, today))
  const duration = offered.find(one => one === chosen) ?? '1week'
  const reached = chatters.filter(({ chat }) => chat === 'active')
  const wanted = reached.filter(({ id }) => !left.has(id)).map(({ id }) => id)
  const missing = reached.filter(
    ({ request }) => request && !request.completed && isRequestOpen({ endDate: request.endDate }, today),
  )
  const toggle = (id: string) =>
    setLeft(before => (before.has(id) ? new Set([...before].filter(one => one !== id)) : new Set([...before, id])))
  return (
    <div className="flex flex-col gap-4">
      <p className="text-13 text-text-2">{texts.text}</p>
      <Select
        label={texts.duration}
        hint={texts.until(longDay(lastDayAsked(duration, today), language))}
        name="duration"
        value={duration}
        onChange={next => setChosen(offered.find(one => one === next) ?? duration)}
        options={offered.map(value => ({ value, label: texts.durations[value] }))}
      />
      {reached.length === 0 && <Notice kind="info">{texts.nobodyLinked}</Notice>}
      <RequestProgress chatters={chatters} />
      <ChatterList chatters={chatters} left={left} onToggle={toggle} />
      <div className="flex flex-wrap gap-2">
        <Button
          hasConsequence
          variant="primary"
          loading={send.isPending}
          disabled={wanted.length === 0}
          onClick={() => send.mutate({ duration, profileIds: wanted })}
        >
          {texts.send(wanted.length)}
        </Button>
        {missing.length > 0 && (
          <Button hasConsequence loading={remind.isPending} onClick={() => remind.mutate(undefined)}>
            {texts.remind(missing.length)}
          </Button>
        )}
      </div>
    </div>
  )
}

/** How far the newest round is: how many messages have arrived, and how many people have answered. */
function RequestProgress({ chatters }: { chatters: readonly InvitedChatter[] }) {
  const texts = useTexts('availabilityRequests')
  const round = newestRound(chatters.flatMap(({ request }) => request ?? []))
  if (round.length === 0) return null
  const sent = round.filter(({ message }) => message.state === 'sent').length
  const answered = round.filter(({ completed }) => completed).length
  const isUnderWay = round.some(({ message }) => message.state === 'waiting')
  return (
    <div className="flex flex-col gap-1.5 text-13 text-text-2" role="status">
      <span className="flex flex-wrap justify-between gap-2">
        <span>{texts.progress(sent, round.length)}</span>
        <span>{texts.answered(answered, round.length)}</span>
      </span>
      {isUnderWay && <progress className="h-1.5 w-full accent-accent" value={sent} max={round.length} />}
    </div>
  )
}
