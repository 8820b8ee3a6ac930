import { Suspense, useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { lazily } from '#platform/web/lazily.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { SettingRow } from '#platform/web/ui/setting-row.tsx'

const EraseMemberDialog = lazily(() => import('./deletion-dialogs.tsx'), 'EraseMemberDialog')
const DeleteOrganizationDialog = lazily(() => import('./deletion-dialogs.tsx'), 'DeleteOrganizationDialog')

export function DeletionCard({ organization }: { readonly organization: string }) {
  const texts = useTexts('departure')
  const [asked, ask] = useState<'member' | 'organization'>()
  const close = () => ask(undefined)
  return (
    <Card title={texts.title}>
      <div className="divide-y divide-line">
        <SettingRow title={texts.member.title} text={texts.member.text}>
          <Button size="sm" variant="danger" onClick={() => ask('member')}>
            {texts.member.open}
          </Button>
        </SettingRow>
        <SettingRow title={texts.organization.title} text={texts.organization.text}>
          <Button size="sm" variant="danger" onClick={() => ask('organization')}>
            {texts.organization.open}
          </Button>
        </SettingRow>
      </div>
      <Suspense>
        {asked === 'member' && <EraseMemberDialog onClose={close} />}
        {asked === 'organization' && <DeleteOrganizationDialog organization={organization} onClose={close} />}
      </Suspense>
    </Card>
  )
}
