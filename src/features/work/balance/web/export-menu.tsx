import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { saveFile } from '#platform/web/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Menu } from '#platform/web/ui/menu.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
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
  const toast = useToast()
  const onError = (error: Error) => toast.error(messageOf(error, texts.exportFailed))
  const csv = useMutation(
    balanceApi.exportCsv.mutationOptions({
      onSuccess: ({ csv: text }) => saveFile(texts.file(from, to, 'csv'), 'text/csv', text),
      onError,
    }),
  )
  const xlsx = useMutation(
    balanceApi.exportXlsx.mutationOptions({
      onSuccess: file => saveFile(texts.file(from, to, 'xlsx'), file.type, file),
      onError,
    }),
  )
  return (
    <Menu
      trigger={
        <Button loading={csv.isPending || xlsx.isPending}>
          <Download aria-hidden size={16} />
          {texts.exportMenu}
        </Button>
      }
      items={[
        { label: texts.exportXlsx, onSelect: () => xlsx.mutate({ weeks }) },
        { label: texts.exportCsv, onSelect: () => csv.mutate({ weeks }) },
      ]}
    />
  )
}
