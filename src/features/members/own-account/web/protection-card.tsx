import { useQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { PasskeyRows } from './passkey-rows.tsx'
import { ownAccountApi } from './queries.ts'
import { SettingRow } from '#platform/web/ui/setting-row.tsx'
import { lazily } from '#platform/web/lazily.ts'

const TotpDialog = lazily(() => import('./totp-dialog.tsx'), 'TotpDialog')
const RenewRecoveryCodesDialog = lazily(() => import('./totp-off.tsx'), 'RenewRecoveryCodesDialog')
const StopTotpDialog = lazily(() => import('./totp-off.tsx'), 'StopTotpDialog')

/** A code of an authenticator app beside the password, and passkeys instead of both. */
export function TotpAndPasskeysCard({ onlyApp = false }: { onlyApp?: boolean }) {
  const { protection: texts } = useTexts('ownAccount')
  const read = useQuery(ownAccountApi.protection.queryOptions())
  const [open, setOpen] = useState<'start' | 'renew' | 'stop'>()
  const close = () => setOpen(undefined)
  return (
    <Card title={texts.title}>
      <Loaded
        read={read}
        skeleton={
          <div className="p-4">
            <Skeletons rows={2} className="h-12" />
          </div>
        }
      >
        {({ hasTotp, passkeys }) => (
          <div className="divide-y divide-line">
            <SettingRow
              icon={<Smartphone aria-hidden size={18} className="shrink-0 text-text-3" />}
              title={
                <>
                  {texts.app}
                  {hasTotp && <Badge hue="green">{texts.on}</Badge>}
                </>
              }
              text={hasTotp ? texts.appOn : texts.appOff}
            >
              {hasTotp ? (
                <>
                  <Button size="sm" onClick={() => setOpen('renew')}>
                    {texts.renew}
                  </Button>
                  {!onlyApp && (
                    <Button size="sm" variant="danger" onClick={() => setOpen('stop')}>
                      {texts.stop}
                    </Button>
                  )}
                </>
              ) : (
                <Button size="sm" variant="primary" onClick={() => setOpen('start')}>
                  {texts.start}
                </Button>
              )}
            </SettingRow>
            {!onlyApp && <PasskeyRows passkeys={passkeys} />}
          </div>
        )}
      </Loaded>
      <Suspense>
        {open === 'start' && <TotpDialog onClose={close} />}
        {open === 'renew' && <RenewRecoveryCodesDialog onClose={close} />}
        {open === 'stop' && <StopTotpDialog onClose={close} />}
      </Suspense>
    </Card>
  )
}
