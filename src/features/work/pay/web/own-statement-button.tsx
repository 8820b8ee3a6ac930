import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { saveFile } from '#platform/web/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { payApi } from './queries.ts'

/** One's own statement to keep; until the run is closed it says that it is a draft. */
export function DownloadOwnStatementButton({ month, profileId }: { month: string; profileId: string }) {
  const texts = useTexts('pay')
  const toast = useToast()
  const pdf = useMutation(
    payApi.exportPdf.mutationOptions({
      onSuccess: file => saveFile(file.name, file.type, file),
      onError: error => toast.error(messageOf(error, texts.failed)),
    }),
  )
  return (
    <Button loading={pdf.isPending} onClick={() => pdf.mutate({ month, profileId })}>
      <Download aria-hidden size={16} />
      {texts.statementPdf}
    </Button>
  )
}
