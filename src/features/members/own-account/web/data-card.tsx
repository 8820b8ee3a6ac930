import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { ExitReason } from '#features/access/sign-in/web/farewell.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { saveFile } from '#platform/web/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { ownAccountApi } from './queries.ts'
import { SettingRow } from '#platform/web/ui/setting-row.tsx'
import { lazily } from '#platform/web/lazily.ts'

const DeleteAccountDialog = lazily(() => import('./deletion.tsx'), 'DeleteAccountDialog')
const LeaveOrganizationDialog = lazily(() => import('./leaving.tsx'), 'LeaveOrganizationDialog')

interface Props {
  readonly organization: string
  /** The account is gone, or it is of no organisation any more. */
  readonly onGone: (how: ExitReason) => void
}

/** To take the data along, to leave, and to end the account. */
export function ExportLeaveOrDeleteCard({ organization, onGone }: Props) {
  const { data: texts } = useTexts('ownAccount')
  const toast = useToast()
  const [asked, ask] = useState<'leave' | 'delete'>()
  const close = () => ask(undefined)
  const download = useMutation({
    mutationFn: () => ownAccountApi.exportData.call(),
    onSuccess: data => saveFile('staffel.json', 'application/json', JSON.stringify(data, undefined, 2)),
    onError: error => toast.error(messageOf(error, texts.exportFailed)),
  })
  return (
    <Card title={texts.title}>
      <div className="divide-y divide-line">
        <SettingRow title={texts.take} text={texts.exportText}>
          <Button size="sm" loading={download.isPending} onClick={() => download.mutate()}>
            {texts.download}
          </Button>
        </SettingRow>
        <SettingRow title={texts.leave} text={texts.leaveText}>
          <Button size="sm" variant="danger" onClick={() => ask('leave')}>
            {texts.leave}
          </Button>
        </SettingRow>
        <SettingRow title={texts.remove} text={texts.deleteText}>
          <Button hasConsequence size="sm" variant="danger" onClick={() => ask('delete')}>
            {texts.remove}
          </Button>
        </SettingRow>
      </div>
      <Suspense>
        {asked === 'leave' && (
          <LeaveOrganizationDialog organization={organization} onClose={close} onLeft={() => onGone('left')} />
        )}
        {asked === 'delete' && <DeleteAccountDialog onClose={close} onDeleted={() => onGone('deleted')} />}
      </Suspense>
    </Card>
  )
}
