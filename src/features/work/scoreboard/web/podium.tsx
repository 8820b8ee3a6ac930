import { Gift, Medal, Trophy } from 'lucide-react'
import { initialsOf } from '#kit/text.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { type Reward, cashInCents } from '../rules.ts'
import type { Board, BoardEntry } from '../schema.ts'
import { useScoreboardFormats } from './formats.ts'

const looks = {
  1: { hue: 'yellow', step: 'sm:pt-0', order: 'sm:order-2' },
  2: { hue: 'gray', step: 'sm:pt-8', order: 'sm:order-1' },
  3: { hue: 'orange', step: 'sm:pt-12', order: 'sm:order-3' },
} as const
type PodiumRank = keyof typeof looks
const places: readonly PodiumRank[] = [1, 2, 3]
const maxShown = 3

/** The first three places with their rewards; equals stand on the same one, and then the next is free. */
export function Podium({ board }: { board: Board }) {
  const texts = useTexts('scoreboard')
  const shown = places.filter(
    place => board.entries.some(({ rank }) => rank === place) || board.rewards.some(({ rank }) => rank === place),
  )
  if (shown.length === 0) return undefined
  return (
    <section aria-label={texts.podium} className="grid gap-3 sm:grid-cols-3 sm:items-stretch">
      {shown.map(place => (
        <Step
          key={place}
          place={place}
          entries={board.entries.filter(({ rank }) => rank === place)}
          reward={board.rewards.find(({ rank }) => rank === place)}
        />
      ))}
    </section>
  )
}

function Step({
  place,
  entries,
  reward,
}: {
  place: PodiumRank
  entries: readonly BoardEntry[]
  reward: Reward | undefined
}) {
  const texts = useTexts('scoreboard')
  const { hue, step, order } = looks[place]
  const Icon = place === 1 ? Trophy : Medal
  return (
    <div className={`flex flex-col ${step} ${order}`}>
      <div
        data-hue={hue}
        className="flex flex-1 flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card max-sm:gap-2 max-sm:py-3 inset-shadow-[0_3px_0_0_var(--hue-line)]"
      >
        <p className="flex items-center gap-2 text-13 font-semibold text-hue-fg">
          <span className="flex size-7 items-center justify-center rounded-full bg-hue-bg">
            <Icon aria-hidden size={15} />
          </span>
          {texts.rank(place)}
          {entries.length > 1 && <span className="font-normal text-text-2">{texts.shared(entries.length)}</span>}
        </p>
        {entries.slice(0, maxShown).map(entry => (
          <Winner key={entry.profileId} entry={entry} isFirst={place === 1} />
        ))}
        {entries.length === 0 && <p className="text-text-3">–</p>}
        {reward && (
          <p className="mt-auto flex items-start gap-2 text-13 text-text-2 sm:border-t sm:border-line sm:pt-3">
            <Gift aria-hidden size={15} className="mt-0.5 shrink-0 text-text-3" />
            <RewardLine reward={reward} />
          </p>
        )}
      </div>
    </div>
  )
}

function Winner({ entry, isFirst }: { entry: BoardEntry; isFirst: boolean }) {
  const { money } = useScoreboardFormats()
  return (
    <div className="flex items-center gap-3">
      <Avatar
        id={entry.profileId}
        initials={initialsOf(entry.fullName)}
        image={entry.avatarImage}
        size={isFirst ? 44 : 36}
      />
      <span className="min-w-0">
        <span className="block truncate font-medium text-text" translate="no">
          {entry.fullName}
        </span>
        <span className={`tabular block text-text ${isFirst ? 'text-22 font-semibold' : 'text-16 font-semibold'}`}>
          {money(entry.revenue, entry.currency)}
        </span>
      </span>
    </div>
  )
}

/** `Gold: 250,00 € + ein freier Tag`, as far as it says anything. */
function RewardLine({ reward }: { reward: Reward }) {
  const { money } = useScoreboardFormats()
  const cash = reward.cash_amount > 0 ? money(cashInCents(reward.cash_amount), reward.cash_currency) : ''
  const what = [cash, reward.reward_text].filter(Boolean).join(' ')
  return (
    <span className="min-w-0">
      {reward.title !== '' && <span className="font-medium text-text">{reward.title} </span>}
      {what !== '' && <span className="text-text">{what}</span>}
      {reward.title === '' && what === '' && '–'}
      {reward.description !== '' && <span className="block whitespace-pre-line">{reward.description}</span>}
    </span>
  )
}
