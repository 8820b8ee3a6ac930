import { CloudOff } from 'lucide-react'
import { useIsDisconnected } from '#platform/web/connection.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { discardWrite } from '#platform/web/outbox.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Spinner } from '#platform/web/ui/spinner.tsx'
import type { PendingWrite } from '#platform/web/pending-writes.ts'

/** An answer to a shift that the server does not have yet; it can be withdrawn until it is sent. */
export function WaitingAnswer({ answer: { id, path, isSent } }: { answer: PendingWrite }) {
  const { next: texts } = useTexts('ownShifts')
  const isAway = useIsDisconnected()
  const what = path[1] === 'confirm' ? texts.confirms : texts.declines
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span role="status" className="flex min-w-0 flex-[1_1_11rem] items-center gap-1.5 text-13 text-text-2">
        {isAway ? <CloudOff aria-hidden size={16} className="shrink-0" /> : <Spinner className="shrink-0" />}
        {isAway ? texts.waits(what) : texts.sending(what)}
      </span>
      {!isSent && (
        <Button size="sm" variant="ghost" onClick={() => void discardWrite(id)}>
          {texts.takeBack}
        </Button>
      )}
    </span>
  )
}
