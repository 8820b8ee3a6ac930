import { Suspense, useEffect, useState } from 'react'
import { calling, refusalIn } from '#platform/web/rpc.ts'
import { lazily } from '#platform/web/lazily.ts'

const Window = lazily(() => import('./confirm-session-window.tsx'), 'ConfirmSessionWindow')

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
  return <Suspense>{answer && <Window onClose={answer} />}</Suspense>
}
