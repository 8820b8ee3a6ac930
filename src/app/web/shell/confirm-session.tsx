import { lazy, Suspense, useEffect, useState } from 'react'
import { onOldSignIn } from '#platform/web/rpc.ts'
import { WithTexts } from './with-texts.tsx'

const Dialog = lazy(async () => ({
  default: (await import('#features/accounts/web/confirm-session-dialog.tsx')).ConfirmSessionDialog,
}))

/** Asks for the password when something critical is about to be done and the sign-in is some time ago. */
export function ConfirmSession() {
  const [answer, setAnswer] = useState<(isConfirmed: boolean) => void>()
  useEffect(() => onOldSignIn(() => new Promise(resolve => setAnswer(() => resolve))), [])
  return (
    answer && (
      <WithTexts parts={['entry']}>
        <Suspense>
          <Dialog
            onClose={isConfirmed => {
              setAnswer(undefined)
              answer(isConfirmed)
            }}
          />
        </Suspense>
      </WithTexts>
    )
  )
}
