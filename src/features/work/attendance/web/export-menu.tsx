import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { saveFile } from '#platform/web/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Menu } from '#platform/web/ui/menu.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { TimesheetExportQuestion } from '../schema.ts'
import { attendanceApi } from './queries.ts'

/** Everybody's hours, or one person's by shift. */
export function TimesheetExportMenu({ question }: { question: TimesheetExportQuestion }) {
  const { sheet: texts, failed } = useTexts('attendance')
  const toast = useToast()
  const onError = (error: Error) => toast.error(messageOf(error, failed))
  const csv = useMutation(
    attendanceApi.exportCsv.mutationOptions({
      onSuccess: ({ csv: text }) => saveFile(texts.file(question.month, 'csv'), 'text/csv', text),
      onError,
    }),
  )
  const xlsx = useMutation(
    attendanceApi.exportXlsx.mutationOptions({
      onSuccess: file => saveFile(texts.file(question.month, 'xlsx'), file.type, file),
      onError,
    }),
  )
  const pdf = useMutation(
    attendanceApi.exportPdf.mutationOptions({
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
        { label: texts.exportPdf, onSelect: () => pdf.mutate(question) },
        { label: texts.exportXlsx, onSelect: () => xlsx.mutate(question) },
        { label: texts.exportCsv, onSelect: () => csv.mutate(question) },
      ]}
    />
  )
}
