import { type Reward, unitsOfCash } from '../rules.ts'
import { useFormats } from './formats.ts'

/** `Gold: 250,00 € + ein freier Tag`, as far as it says anything. */
export function RewardLine({ reward }: { reward: Reward }) {
  const { money } = useFormats()
  const cash = reward.cash_amount > 0 ? money(unitsOfCash(reward.cash_amount), reward.cash_currency) : ''
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
