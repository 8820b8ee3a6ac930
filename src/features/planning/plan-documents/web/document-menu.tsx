import { Download, FileSpreadsheet, FileText } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Menu } from '#platform/web/ui/menu.tsx'
import { Spinner } from '#platform/web/ui/spinner.tsx'
import { type PlanDocument, useDocumentDownload } from './queries.ts'

/** What is on the screen, to take along. */
export function DocumentMenu({ of }: { readonly of: PlanDocument }) {
  const texts = useTexts('planDocuments')
  const { isPending, handOut } = useDocumentDownload(of)
  return (
    <span className="print:hidden">
      <Menu
        trigger={
          <IconButton
            label={texts.download}
            disabled={isPending}
            icon={isPending ? <Spinner /> : <Download aria-hidden size={16} />}
          />
        }
        items={[
          { label: texts.pdf, icon: <FileText aria-hidden size={15} />, onSelect: () => handOut('pdf') },
          { label: texts.xlsx, icon: <FileSpreadsheet aria-hidden size={15} />, onSelect: () => handOut('xlsx') },
        ]}
      />
    </span>
  )
}
