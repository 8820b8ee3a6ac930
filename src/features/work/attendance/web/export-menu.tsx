import { useTexts } from '#platform/web/i18n.tsx'
import { ExportMenu } from '#platform/web/ui/export-menu.tsx'
import type { TimesheetExportQuestion } from '../schema.ts'
import { attendanceApi } from './queries.ts'

/** Everybody's hours, or one person's by shift. */
export function TimesheetExportMenu({ question }: { question: TimesheetExportQuestion }) {
  const { sheet: texts, failed } = useTexts('attendance')
  const { month } = question
  return (
    <ExportMenu
      label={texts.export}
      failed={failed}
      files={[
        { label: texts.exportPdf, load: () => attendanceApi.exportPdf.call(question) },
        {
          label: texts.exportXlsx,
          name: texts.file(month, 'xlsx'),
          load: () => attendanceApi.exportXlsx.call(question),
        },
        { label: texts.exportCsv, name: texts.file(month, 'csv'), load: () => attendanceApi.exportCsv.call(question) },
      ]}
    />
  )
}
