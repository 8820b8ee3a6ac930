import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { saveFile } from '#platform/web/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Menu } from '#platform/web/ui/menu.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { payApi } from './queries.ts'

/** A run by person and line, and each person's statement; of one person that alone. */
export function PayExportMenu({ month, person }: { month: string; person: string | undefined }) {
  const texts = useTexts('pay')
  const toast = useToast()
  const onError = (error: Error) => toast.error(messageOf(error, texts.failed))
  const csv = useMutation(
    payApi.exportCsv.mutationOptions({
      onSuccess: ({ csv: text }) => saveFile(texts.file(month, 'csv'), 'text/csv', text),
      onError,
    }),
  )
  const xlsx = useMutation(
    payApi.exportXlsx.mutationOptions({
      onSuccess: file => saveFile(texts.file(month, 'xlsx'), file.type, file),
      onError,
    }),
  )
  const pdf = useMutation(
    payApi.exportPdf.mutationOptions({
      onSuccess: file => saveFile(file.name, file.type, file),
      onError,
    }),
  )
  return (
    <Menu
      trigger={
        <Button loading={csv.isPending || xlsx.isPending || pdf.isPending}>
          <Download aria-hidden size={16} />
          {texts.export}
        </Button>
      }
      items={[
        {
          label: person === undefined ? texts.exportPdf : texts.statementPdf,
          onSelect: () => pdf.mutate({ month, profileId: person ?? null }),
        },
        { label: texts.exportXlsx, onSelect: () => xlsx.mutate({ month }) },
        { label: texts.exportCsv, onSelect: () => csv.mutate({ month }) },
      ]}
    />
  )
}
