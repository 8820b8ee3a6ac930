import { Plus, Trash2 } from 'lucide-react'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import {
  canRemoveRank,
  emptyReward,
  maxPlaces,
  type RewardCurrency,
  rewardCurrencies,
  removeRewardRank,
  appendRewardRank,
} from '../rules.ts'
import { type RewardDraft, draftOf } from './reward-draft.ts'

interface Props {
  /** What its fields are called to the server. */
  readonly place: string
  readonly rewards: readonly RewardDraft[]
  readonly isDisabled?: boolean
  readonly onChange: (rewards: readonly RewardDraft[]) => void
}

/** A place each; the first three stay, one more comes at the end. */
export function RewardRanks({ place, rewards, isDisabled = false, onChange }: Props) {
  const { rewards: texts } = useTexts('scoreboard')
  const language = useLanguage()
  return (
    <fieldset disabled={isDisabled} className="flex min-w-0 flex-col gap-3">
      {rewards.map((reward, at) => (
        <PlaceFields
          // places are told apart by their number alone
          key={reward.rank}
          name={`${place}.${at}`}
          reward={reward}
          isDisabled={isDisabled}
          onChange={next => onChange(rewards.with(at, next))}
          onRemove={canRemoveRank(reward.rank) ? () => onChange(removeRewardRank(rewards, reward.rank)) : undefined}
        />
      ))}
      {rewards.length < maxPlaces && (
        <Button
          className="self-start"
          disabled={isDisabled}
          onClick={() => onChange(appendRewardRank(rewards, rank => draftOf(emptyReward(rank), language)))}
        >
          <Plus aria-hidden size={16} />
          {texts.add}
        </Button>
      )}
    </fieldset>
  )
}

interface PlaceProps {
  readonly name: string
  readonly reward: RewardDraft
  readonly isDisabled: boolean
  readonly onChange: (reward: RewardDraft) => void
  readonly onRemove: (() => void) | undefined
}

function PlaceFields({ name, reward, isDisabled, onChange, onRemove }: PlaceProps) {
  const { rewards: texts } = useTexts('scoreboard')
  const change = (values: Partial<RewardDraft>) => onChange({ ...reward, ...values })
  return (
    <section aria-label={texts.place(reward.rank)} className="rounded-card border border-line p-3">
      <div className="mb-2 flex min-h-8 items-center justify-between gap-2">
        <h3 className="font-semibold text-text">{texts.place(reward.rank)}</h3>
        {onRemove && (
          <IconButton
            size="sm"
            label={texts.remove(reward.rank)}
            icon={<Trash2 aria-hidden size={15} />}
            onClick={onRemove}
          />
        )}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <div className="flex items-start gap-2">
          <TextField
            name={`${name}.cash_amount`}
            label={texts.cash}
            inputMode="decimal"
            placeholder="0"
            maxLength={16}
            className="tabular text-right"
            value={reward.cash}
            onChange={event => change({ cash: event.currentTarget.value })}
          />
          {/* beside the field, whatever is said beneath it */}
          <div className="mt-6 shrink-0">
            <Segmented<RewardCurrency>
              label={texts.currency}
              value={reward.cash_currency}
              disabled={isDisabled}
              options={rewardCurrencies.map(value => ({ value, label: value }))}
              onChange={cash_currency => change({ cash_currency })}
            />
          </div>
        </div>
        <TextField
          name={`${name}.reward_text`}
          label={texts.rewardText}
          placeholder={texts.rewardTextHint}
          maxLength={200}
          value={reward.reward_text}
          onChange={event => change({ reward_text: event.currentTarget.value })}
        />
        <TextField
          name={`${name}.title`}
          label={texts.heading}
          maxLength={100}
          value={reward.title}
          onChange={event => change({ title: event.currentTarget.value })}
        />
        <TextArea
          name={`${name}.description`}
          label={texts.description}
          rows={1}
          maxLength={500}
          value={reward.description}
          onChange={event => change({ description: event.currentTarget.value })}
        />
      </div>
    </section>
  )
}
