import { FileSpreadsheet, FileText } from 'lucide-react'
import { useState } from 'react'
import { addMonths, type Day, day, daysBetween, monthOf } from '#kit/day.ts'
import { formatDateText } from '#kit/locale.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { ownDocument, useDocumentDownload } from './queries.ts'

/** As far as plans are usually made, and as far back as somebody asks after what they have worked. */
const [back, ahead] = [12, 3]

/** One's own shifts of a month, to take along. `today` is the organisation's. */
export function DownloadOwnShiftsCard({ today }: { readonly today: Day }) {
  const { own: texts, pdf, xlsx } = useTexts('planDocuments')
  const language = useLanguage()
  const thisMonth = day(`${monthOf(today)}-01`)
  const [first, choose] = useState<Day>(thisMonth)
  const months = Array.from({ length: back + ahead + 1 }, (_, at) => addMonths(thisMonth, ahead - at))
  const span = { from: first, days: daysBetween(first, addMonths(first, 1)) }
  const { isPending, handOut } = useDocumentDownload(ownDocument(span))
  return (
    <Card title={texts.title}>
      <div className="flex flex-col gap-3 p-4">
        <p className="text-text-2">{texts.text}</p>
        <div className="flex flex-wrap items-end gap-2">
          <Select<Day>
            label={texts.month}
            value={first}
            options={months.map(value => ({
              value,
              label: formatDateText(value, language, { month: 'long', year: 'numeric' }),
            }))}
            onChange={choose}
          />
          <Button loading={isPending} onClick={() => handOut('pdf')}>
            <FileText aria-hidden size={15} />
            {pdf}
          </Button>
          <Button loading={isPending} onClick={() => handOut('xlsx')}>
            <FileSpreadsheet aria-hidden size={15} />
            {xlsx}
          </Button>
        </div>
      </div>
    </Card>
  )
}
