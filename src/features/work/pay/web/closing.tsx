import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { monthYear } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { type PayAmount, changesBetween, type PayChange } from '../changes.ts'
import type { Omission } from '../rules.ts'
import type { PayMonth } from '../schema.ts'
import { usePayFormats } from './formats.ts'
import { PaySums } from './pay-table.tsx'
import { payApi } from './queries.ts'

const maxShown = 5

/** Closes what it shows: what comes while it is open is said, and has to be seen before. */
export function ClosePayRunDialog({ pay, onClose }: { readonly pay: PayMonth; readonly onClose: () => void }) {
  const texts = useTexts('pay')
  const toast = useToast()
  const queries = useQueryClient()
  const name = monthYear(pay.month, useLanguage())
  const [seen, setSeen] = useState(pay)
  const close = useMutation(
    payApi.close.mutationOptions({
      onSuccess: () => {
        toast.success(texts.isClosed(name))
        onClose()
      },
      // somebody else was faster, or something has changed: what is known is stale
      onError: () => void queries.invalidateQueries({ queryKey: payApi.month.key() }),
    }),
  )
  // a run that somebody else has closed meanwhile has no mark: the server says who was faster
  const isNews = pay.mark !== '' && pay.mark !== seen.mark
  const countOf = (...reasons: Omission[]) =>
    seen.people.filter(({ omitted }) => omitted.some(({ why }) => reasons.includes(why))).length
  const missing = countOf('noRate')
  const unpaid = countOf('otherCurrency')
  return (
    <FormDialog
      title={texts.close}
      description={texts.closeText(name)}
      submitLabel={texts.close}
      isPending={close.isPending}
      isDisabled={isNews}
      error={close.error}
      failed={texts.failed}
      onSubmit={() => close.mutate({ month: pay.month, mark: seen.mark })}
      onClose={onClose}
    >
      <PaySums sums={seen.sums} />
      {missing > 0 && <p className="text-13 text-orange-fg">{texts.closeMissing(missing)}</p>}
      {unpaid > 0 && <p className="text-13 text-orange-fg">{texts.closeOtherCurrency(unpaid)}</p>}
      {isNews && (
        <News
          changes={changesBetween(seen.people, pay.people)}
          onSeen={() => {
            setSeen(pay)
            close.reset()
          }}
        />
      )}
    </FormDialog>
  )
}

function News({ changes, onSeen }: { readonly changes: readonly PayChange[]; readonly onSeen: () => void }) {
  const texts = useTexts('pay')
  const { money } = usePayFormats()
  const sum = ({ total, currency }: PayAmount) => (currency === null ? '–' : money(total, currency))
  return (
    <Notice kind="warning" title={texts.news.title}>
      {changes.length === 0 ? (
        <p>{texts.news.same}</p>
      ) : (
        <ul className="my-1 flex flex-col gap-0.5">
          {changes.slice(0, maxShown).map(({ profileId, fullName, before, after }) => (
            <li key={profileId} className="wrap-anywhere">
              {texts.news.person(fullName, sum(before), sum(after))}
            </li>
          ))}
          {changes.length > maxShown && <li>{texts.news.more(changes.length - maxShown)}</li>}
        </ul>
      )}
      <Button size="sm" className="mt-1.5" onClick={onSeen}>
        {texts.news.seen}
      </Button>
    </Notice>
  )
}
