import { useTexts } from '#platform/web/i18n.tsx'
import { ExportMenu } from '#platform/web/ui/export-menu.tsx'
import type { Weeks } from '../rules.ts'
import type { Balance } from '../schema.ts'
import { balanceApi } from './queries.ts'

interface Props {
  readonly weeks: Weeks
  /** The days that the file is named after. */
  readonly days: Pick<Balance, 'from' | 'to'>
}

export function BalanceExportMenu({ weeks, days: { from, to } }: Props) {
  const texts = useTexts('balance')
  return (
    <ExportMenu
      label={texts.exportMenu}
      failed={texts.exportFailed}
      files={[
        {
          label: texts.exportXlsx,
          name: texts.file(from, to, 'xlsx'),
          load: () => balanceApi.exportXlsx.call({ weeks }),
        },
        { label: texts.exportCsv, name: texts.file(from, to, 'csv'), load: () => balanceApi.exportCsv.call({ weeks }) },
      ]}
    />
  )
}
