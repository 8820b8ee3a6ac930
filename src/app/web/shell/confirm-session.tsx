import { Suspense, useEffect, useState } from 'react'
import { calling, refusalIn } from '#platform/web/rpc.ts'
import { WithTexts } from './with-texts.tsx'
import { lazily } from '#platform/web/lazily.ts'

const Dialog = lazily(() => import('#features/accounts/web/confirm-session-dialog.tsx'), 'ConfirmSessionDialog')

type Answer = (isConfirmed: boolean) => void

/**
 * Asks for the password when a critical call was refused because the sign-in is some time ago, and then the call is made
 * once more. Of calls that are refused together one asks for all.
 */
export function ConfirmSession() {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    let asking: Promise<boolean> | undefined
    const ask = () =>
      new Promise<boolean>(resolve => setAnswer(() => resolve)).finally(() => {
        asking = undefined
        setAnswer(undefined)
      })
    calling.mended = async error => refusalIn(error)?.code === 'permissions.signInAgain' && (await (asking ??= ask()))
  }, [])
  return (
    answer && (
      <WithTexts parts={['entry']}>
        <Suspense>
          <Dialog onClose={answer} />
        </Suspense>
      </WithTexts>
    )
  )
}
