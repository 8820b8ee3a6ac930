import { useMutation, useQuery } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useConfirm } from '#platform/web/ui/confirm-dialog.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { Rates } from '../schema.ts'
import { usePayFormats } from './formats.ts'
import { payApi } from './queries.ts'
import { RateDialog } from './rate-dialog.tsx'

/** How somebody is paid, and was. */
export function RatesCard({ profileId, month }: { profileId: string; month: string }) {
  const texts = useTexts('pay')
  const [isAdding, setAdding] = useState(false)
  const read = useQuery(payApi.rates.queryOptions({ input: { profileId } }))
  return (
    <section aria-label={texts.ratesTitle} className="rounded-card border border-line bg-surface shadow-card">
      <div className="flex min-h-12 items-center justify-between gap-3 border-b border-line py-1.5 pr-2 pl-4">
        <h2 className="text-14 font-semibold text-text">{texts.ratesTitle}</h2>
        <Button size="sm" disabled={!read.data} onClick={() => setAdding(true)}>
          <Plus aria-hidden size={14} />
          {texts.addRate}
        </Button>
      </div>
      <Loaded
        read={read}
        skeleton={
          <div className="p-4">
            <Skeletons rows={2} className="h-10" />
          </div>
        }
      >
        {rates => (
          <>
            {rates.rates.length === 0 ? (
              <p className="px-4 py-3 text-13 text-text-2">{texts.noRates}</p>
            ) : (
              <ul className="divide-y divide-line">
                {rates.rates.map(rate => (
                  <RateRow key={rate.from} rates={rates} rate={rate} />
                ))}
              </ul>
            )}
            {isAdding && <RateDialog rates={rates} month={month} onClose={() => setAdding(false)} />}
          </>
        )}
      </Loaded>
    </section>
  )
}

function RateRow({ rates, rate }: { rates: Rates; rate: Rates['rates'][number] }) {
  const texts = useTexts('pay')
  const { money, percent, day } = usePayFormats()
  const confirm = useConfirm()
  const toast = useToast()
  const remove = useMutation(
    payApi.removeRate.mutationOptions({
      onSuccess: () => toast.success(texts.rateRemoved),
      onError: error => toast.error(messageOf(error, texts.failed)),
    }),
  )
  const ask = async () => {
    const isSure = await confirm({
      type: 'danger',
      title: texts.removeRateAsk,
      text: texts.removeRateText,
      confirmLabel: texts.remove,
    })
    if (isSure) remove.mutate({ profileId: rates.profileId, from: rate.from })
  }
  if (rates.currency === null) return null
  const more = [
    ...(rate.night > 0 ? [texts.rateNight(percent(rate.night))] : []),
    ...(rate.weekend > 0 ? [texts.rateWeekend(percent(rate.weekend))] : []),
    ...(rate.commission > 0 ? [texts.rateCommission(percent(rate.commission))] : []),
  ]
  return (
    <li className="flex items-center gap-3 py-2.5 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <p className="tabular text-text">
          {texts.rate(money(rate.hourly, rates.currency))}{' '}
          <span className="text-text-2">{texts.since(day(rate.from))}</span>
        </p>
        {more.length > 0 && <p className="tabular text-13 text-text-2">{more.join(' · ')}</p>}
        {!rate.isFree && <p className="text-13 text-text-3">{texts.rateFixed}</p>}
      </div>
      {rate.isFree && (
        <IconButton
          size="sm"
          label={texts.removeRate(day(rate.from))}
          icon={<Trash2 aria-hidden size={15} />}
          disabled={remove.isPending}
          onClick={() => void ask()}
        />
      )}
    </li>
  )
}
