import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { saveFile } from '#platform/web/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Menu } from '#platform/web/ui/menu.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { Month } from '#kit/month.ts'
import { scoreboardApi } from './queries.ts'

export function ScoreboardExportMenu({ month }: { month: Month }) {
  const texts = useTexts('scoreboard')
  const toast = useToast()
  const onError = (error: Error) => toast.error(messageOf(error, texts.exportFailed))
  const csv = useMutation(
    scoreboardApi.exportCsv.mutationOptions({
      onSuccess: ({ csv }) => saveFile(texts.file(month, 'csv'), 'text/csv', csv),
      onError,
    }),
  )
  const xlsx = useMutation(
    scoreboardApi.exportXlsx.mutationOptions({
      onSuccess: file => saveFile(texts.file(month, 'xlsx'), file.type, file),
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
        { label: texts.exportXlsx, onSelect: () => xlsx.mutate({ month }) },
        { label: texts.exportCsv, onSelect: () => csv.mutate({ month }) },
      ]}
    />
  )
}
