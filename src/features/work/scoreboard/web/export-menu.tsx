import type { Month } from '#kit/month.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { ExportMenu } from '#platform/web/ui/export-menu.tsx'
import { scoreboardApi } from './queries.ts'

export function ScoreboardExportMenu({ month }: { month: Month }) {
  const texts = useTexts('scoreboard')
  return (
    <ExportMenu
      label={texts.exportMenu}
      failed={texts.exportFailed}
      files={[
        {
          label: texts.exportXlsx,
          name: texts.file(month, 'xlsx'),
          load: () => scoreboardApi.exportXlsx.call({ month }),
        },
        { label: texts.exportCsv, name: texts.file(month, 'csv'), load: () => scoreboardApi.exportCsv.call({ month }) },
      ]}
    />
  )
}
