import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { monthYear } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import type { ExpectedPayment } from '../schema.ts'
import { Awaited } from '#platform/web/ui/shown-whole.tsx'
import { usePayFormats } from './formats.ts'
import { payApi } from './queries.ts'

/** What the next payday brings; nothing where nobody has said how one is paid. */
export function ExpectedPay() {
  const read = useQuery(payApi.expected.queryOptions())
  return (
    <Loaded read={read} skeleton={<Awaited />}>
      {pay => pay && <Line {...pay} />}
    </Loaded>
  )
}

function Line({ month, total, currency, isClosed }: NonNullable<ExpectedPayment>) {
  const { payday: texts } = useTexts('pay')
  const language = useLanguage()
  const { money } = usePayFormats()
  return (
    <p className="border-t border-line px-4 py-2.5 text-13">
      <Link
        to="/my-pay"
        search={{ month }}
        className="tabular text-text-2 underline-offset-2 hover:text-text hover:underline"
      >
        {texts[isClosed ? 'closed' : 'expected'](money(total, currency), monthYear(month, language))}
      </Link>
    </p>
  )
}
