import { useMutation } from '@tanstack/react-query'
import { FileText, Trash2 } from 'lucide-react'
import type { Currency } from '#kit/money.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { useConfirm } from '#platform/web/ui/confirm-dialog.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { Line } from '../rules.ts'
import type { Statement } from '../schema.ts'
import { usePayFormats } from './formats.ts'
import { payApi } from './queries.ts'

interface Props {
  readonly statement: Statement
  /** Whoever keeps pay takes amounts back. */
  readonly keeps: boolean
}

/** What a month brings somebody, line by line, with the total and what is not counted. */
export function StatementLines({ statement: { lines, omitted, total, currency }, keeps }: Props) {
  const texts = useTexts('pay')
  const formats = usePayFormats()
  return (
    <section aria-label={texts.lines} className="rounded-card border border-line bg-surface shadow-card">
      {lines.length === 0 || currency === null ? (
        <EmptyState icon={<FileText size={20} />} text={texts.noLines} />
      ) : (
        <>
          <ul className="divide-y divide-line">
            {lines.map((line, at) => (
              <LineRow
                // lines of the same kind are told apart by their place
                key={line.itemId ?? `${line.kind} ${at}`}
                line={line}
                currency={currency}
                keeps={keeps}
              />
            ))}
          </ul>
          <p className="flex items-baseline justify-between gap-3 border-t border-line px-4 py-3 font-semibold text-text">
            {texts.total}
            <span className="tabular text-16">{formats.money(total, currency)}</span>
          </p>
        </>
      )}
      {omitted.length > 0 && (
        <div className="border-t border-line px-4 py-3 text-13 text-text-2">
          <h3 className="font-semibold text-text">{texts.omittedTitle}</h3>
          <ul>
            {omitted.map(one => (
              <li key={`${one.kind} ${one.why} ${one.currency} ${one.amount}`}>{formats.omitted(one, currency)}</li>
            ))}
          </ul>
          {omitted.some(({ why }) => why === 'otherCurrency') && (
            <p className="mt-1">
              {keeps && currency !== null ? texts.otherCurrencyAdvice(currency) : texts.otherCurrencyAsk}
            </p>
          )}
        </div>
      )}
    </section>
  )
}

function LineRow({ line, currency, keeps }: { line: Line; currency: Currency; keeps: boolean }) {
  const texts = useTexts('pay')
  const formats = usePayFormats()
  return (
    <li className="flex items-center gap-3 px-4 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="text-text">{texts.kinds[line.kind]}</p>
        <p className="tabular text-13 wrap-anywhere text-text-2">{formats.line(line, currency)}</p>
      </div>
      <span className="tabular whitespace-nowrap text-text">{formats.money(line.amount, currency)}</span>
      {keeps && line.itemId !== null && <RemoveItem itemId={line.itemId} reason={line.text} />}
    </li>
  )
}

function RemoveItem({ itemId, reason }: { itemId: string; reason: string }) {
  const texts = useTexts('pay')
  const toast = useToast()
  const confirm = useConfirm()
  const remove = useMutation(
    payApi.removeItem.mutationOptions({
      onSuccess: () => toast.success(texts.itemRemoved),
      onError: error => toast.error(messageOf(error, texts.failed)),
    }),
  )
  const ask = async () => {
    const isSure = await confirm({
      type: 'danger',
      title: texts.removeItemAsk,
      text: reason,
      confirmLabel: texts.remove,
    })
    if (isSure) remove.mutate({ itemId })
  }
  return (
    <IconButton
      size="sm"
      label={texts.removeItem(reason)}
      icon={<Trash2 aria-hidden size={15} />}
      disabled={remove.isPending}
      onClick={() => void ask()}
    />
  )
}
