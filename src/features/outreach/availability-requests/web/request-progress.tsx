import { useTexts } from '#platform/web/i18n.tsx'
import { newestRound } from '../rules.ts'
import type { InvitedChatter } from '../schema.ts'

/** How far the newest round is: how many messages have arrived, and how many people have answered. */
export function RequestProgress({ chatters }: { chatters: readonly InvitedChatter[] }) {
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
