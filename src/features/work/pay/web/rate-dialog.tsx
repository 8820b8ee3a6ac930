import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { currencies, type Currency, fractionDigitsOf } from '#kit/money.ts'
import { firstDayOf } from '#kit/month.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { DateField } from '#platform/web/ui/date-field.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { textIn } from '#platform/web/ui/form.tsx'
import { useCities } from '#platform/web/ui/organization-clock.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { Rates } from '../schema.ts'
import { percentPlaces, formatUnits, parseUnitsOrZero, parseUnits } from '../typed.ts'
import { payApi } from './queries.ts'

interface Props {
  readonly rates: Rates
  /** From whose first day it is proposed to hold. */
  readonly month: string
  readonly onClose: () => void
}

const percents = ['night', 'weekend', 'commission'] as const

/** A rate from a day on; it starts as the latest one was. */
export function RateDialog({ rates, month, onClose }: Props) {
  const texts = useTexts('pay')
  const language = useLanguage()
  const toast = useToast()
  const [last] = rates.rates
  const [from, setFrom] = useState<string>(firstDayOf(month))
  const [chosen, setCurrency] = useState<Currency>()
  // as the server decides: only a first rate, or one that replaces the only rate, changes the currency
  const isCurrencyFree =
    rates.currency === null || (rates.isCurrencyFree && rates.rates.every(rate => rate.from === from))
  const currency = (isCurrencyFree ? chosen : undefined) ?? rates.currency ?? 'EUR'
  const save = useMutation(
    payApi.saveRate.mutationOptions({
      onSuccess: () => {
        toast.success(texts.rateSaved)
        onClose()
      },
    }),
  )
  const submit = (values: FormData) => {
    const percentOf = (name: (typeof percents)[number]) =>
      parseUnitsOrZero(textIn(values, name), percentPlaces, language)
    save.mutate({
      profileId: rates.profileId,
      from,
      currency,
      hourly: parseUnits(textIn(values, 'hourly'), fractionDigitsOf(currency), language),
      night: percentOf('night'),
      weekend: percentOf('weekend'),
      commission: percentOf('commission'),
    })
  }
  const currencyHint = isCurrencyFree
    ? texts.currencyHint
    : rates.isCurrencyFree
      ? texts.currencyFixedByRate
      : texts.currencyFixed
  const { organization } = useCities()
  const hints = { night: texts.nightHint(organization), weekend: texts.weekendHint, commission: texts.commissionHint }
  return (
    <FormDialog
      title={texts.rateOf(rates.fullName)}
      description={texts.rateText}
      submitLabel={texts.save}
      isPending={save.isPending}
      error={save.error}
      failed={texts.failed}
      draft={[from, currency]}
      onSubmit={submit}
      onClose={onClose}
    >
      <DateField label={texts.from} name="from" value={from} onChange={setFrom} />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={texts.hourly}
          required
          name="hourly"
          inputMode="decimal"
          maxLength={16}
          className="tabular text-right"
          defaultValue={last ? formatUnits(last.hourly, fractionDigitsOf(currency), language) : ''}
        />
        <Select<Currency>
          label={texts.currency}
          name="currency"
          hint={currencyHint}
          disabled={!isCurrencyFree}
          options={currencies.map(value => ({ value, label: value }))}
          value={currency}
          onChange={setCurrency}
        />
        {percents.map(name => (
          <TextField
            key={name}
            label={texts[name]}
            name={name}
            hint={hints[name]}
            inputMode="decimal"
            maxLength={8}
            placeholder="0"
            className="tabular text-right"
            defaultValue={last && last[name] > 0 ? formatUnits(last[name], percentPlaces, language) : ''}
          />
        ))}
      </div>
    </FormDialog>
  )
}
