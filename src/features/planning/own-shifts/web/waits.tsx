import { useTexts } from '#platform/web/i18n.tsx'
import { discardWrite } from '#platform/web/outbox.ts'
import { Button } from '#platform/web/ui/button.tsx'
import type { PendingWrite } from '#platform/web/pending-writes.ts'

/** What was answered to a shift without a connection; taken back as long as it waits. */
export function WaitingAnswer({ answer: { id, path, isSent } }: { answer: PendingWrite }) {
  const { next: texts } = useTexts('ownShifts')
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span role="status" className="min-w-0 flex-[1_1_11rem] text-13 text-text-2">
        {texts.waits(path[1] === 'confirm' ? texts.confirms : texts.declines)}
      </span>
      {!isSent && (
        <Button size="sm" variant="ghost" onClick={() => void discardWrite(id)}>
          {texts.takeBack}
        </Button>
      )}
    </span>
  )
}
