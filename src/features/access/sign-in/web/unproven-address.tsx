import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { signInApi, useSession } from './session.tsx'

/** Says that the signed-in person's address waits to be confirmed, and sends the mail once more. */
export function UnprovenAddress() {
  const { verify, notMailed } = useTexts('entry')
  const session = useSession()
  const request = useMutation(signInApi.requestVerification.mutationOptions())
  if (!session || session.emailProven) return null
  const { email } = session
  if (request.data?.isMailed) return <Notice kind="success">{verify.sent(email)}</Notice>
  if (request.data) return <Notice kind="warning">{notMailed}</Notice>
  return (
    <Notice kind="warning" title={verify.unproven(email)}>
      <p>{request.error ? messageOf(request.error, verify.failed) : verify.unprovenText}</p>
      <Button size="sm" className="mt-2" loading={request.isPending} onClick={() => request.mutate({ email })}>
        {verify.send}
      </Button>
    </Notice>
  )
}
