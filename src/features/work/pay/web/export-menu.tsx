import { useTexts } from '#platform/web/i18n.tsx'
import { ExportMenu } from '#platform/web/ui/export-menu.tsx'
import { payApi } from './queries.ts'

/** A run by person and line, and each person's statement; of one person that alone. */
export function PayExportMenu({ month, person }: { month: string; person: string | undefined }) {
  const texts = useTexts('pay')
  return (
    <ExportMenu
      label={texts.export}
      failed={texts.failed}
      files={[
        {
          label: person === undefined ? texts.exportPdf : texts.statementPdf,
          load: () => payApi.exportPdf.call({ month, profileId: person ?? null }),
        },
        { label: texts.exportXlsx, name: texts.file(month, 'xlsx'), load: () => payApi.exportXlsx.call({ month }) },
        { label: texts.exportCsv, name: texts.file(month, 'csv'), load: () => payApi.exportCsv.call({ month }) },
      ]}
    />
  )
}
