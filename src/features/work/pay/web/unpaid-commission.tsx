import { useQuery } from '@tanstack/react-query'
import type { Currency } from '#kit/money.ts'
import type { Month } from '#kit/month.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { payApi } from './queries.ts'

interface Props {
  readonly month: Month
  /** The currencies of each person's uploaded revenue. */
  readonly revenue: readonly { readonly profileId: string; readonly currency: Currency }[]
  /** The reader may see the pay of others. */
  readonly isPayVisible: boolean
}

const maxShown = 5

/** Names people whose commission would not be paid, as their revenue is in another currency than their pay. */
export function UnpaidCommission({ month, revenue, isPayVisible }: Props) {
  const texts = useTexts('payUpload')
  const { data: pay } = useQuery(payApi.month.queryOptions({ input: { month }, enabled: isPayVisible }))
  if (!isPayVisible) return <p className="text-13 text-text-2">{texts.general}</p>
  const people = (pay?.people ?? []).flatMap(({ profileId, fullName, currency: paidIn, hasCommission }) => {
    const others = revenue.filter(each => each.profileId === profileId && each.currency !== paidIn)
    const currencies = [...new Set(others.map(({ currency }) => currency))]
    return paidIn !== null && hasCommission && currencies.length > 0
      ? [{ profileId, fullName, paidIn, currencies }]
      : []
  })
  if (people.length === 0) return null
  return (
    <Notice kind="warning" title={texts.title}>
      <ul>
        {people.slice(0, maxShown).map(({ profileId, fullName, paidIn, currencies }) => (
          <li key={profileId} className="wrap-anywhere">
            {texts.person(fullName, currencies.join(', '), paidIn)}
          </li>
        ))}
        {people.length > maxShown && <li>{texts.more(people.length - maxShown)}</li>}
      </ul>
      <p className="mt-1">{texts.advice}</p>
    </Notice>
  )
}
