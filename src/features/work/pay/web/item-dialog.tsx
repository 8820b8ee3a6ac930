import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type Currency, fractionDigitsOf } from '#kit/money.ts'
import { monthYear } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { textIn } from '#platform/web/ui/form.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { type ItemKind, itemKinds, maxReasonLength } from '../rules.ts'
import type { Statement } from '../schema.ts'
import { parseUnits } from '../typed.ts'
import { payApi } from './queries.ts'

interface Props {
  readonly statement: Statement
  readonly currency: Currency
  readonly onClose: () => void
}

/** A bonus or a deduction, with its reason. */
export function PayItemDialog({ statement: { profileId, fullName, month }, currency, onClose }: Props) {
  const texts = useTexts('pay')
  const language = useLanguage()
  const toast = useToast()
  const [kind, setKind] = useState<ItemKind>('bonus')
  const add = useMutation(
    payApi.addItem.mutationOptions({
      onSuccess: () => {
        toast.success(texts.itemAdded)
        onClose()
      },
    }),
  )
  const submit = (values: FormData) =>
    add.mutate({
      profileId,
      month,
      kind,
      amount: parseUnits(textIn(values, 'amount'), fractionDigitsOf(currency), language),
      reason: textIn(values, 'reason'),
    })
  return (
    <FormDialog
      title={texts.itemOf(fullName, monthYear(month, language))}
      submitLabel={texts.save}
      isPending={add.isPending}
      error={add.error}
      failed={texts.failed}
      draft={kind}
      onSubmit={submit}
      onClose={onClose}
    >
      <Segmented<ItemKind>
        label={texts.kind}
        value={kind}
        options={itemKinds.map(value => ({ value, label: texts.kinds[value] }))}
        onChange={setKind}
      />
      <TextField
        label={texts.amount(currency)}
        name="amount"
        inputMode="decimal"
        maxLength={16}
        className="tabular text-right"
        required
      />
      <TextField label={texts.reason} name="reason" maxLength={maxReasonLength} required />
    </FormDialog>
  )
}
