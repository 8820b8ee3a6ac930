import { Suspense, useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { lazily } from '#platform/web/lazily.ts'

const ChangeOwnEmailDialog = lazily(() => import('./email-dialog.tsx'), 'ChangeOwnEmailDialog')

interface Props {
  readonly fullName: string
  readonly email: string
  readonly organization: string
  /** Shown to the owner only (docs/product/en/sign-in.md#account). */
  readonly role: string | undefined
}

export function InfoCard({ fullName, email, organization, role }: Props) {
  const { info, email: words } = useTexts('ownAccount')
  const [isChanging, setChanging] = useState(false)
  const facts = [
    [info.name, fullName],
    [info.email, email],
    [info.organization, organization],
    ...(role === undefined ? [] : [[info.role, role] as const]),
  ] as const
  return (
    <Card
      title={info.title}
      actions={
        <Button size="sm" variant="ghost" onClick={() => setChanging(true)}>
          {words.change}
        </Button>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 p-4">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-text-2">{name}</dt>
            <dd className="min-w-0 text-text wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Suspense>{isChanging && <ChangeOwnEmailDialog onClose={() => setChanging(false)} />}</Suspense>
    </Card>
  )
}
