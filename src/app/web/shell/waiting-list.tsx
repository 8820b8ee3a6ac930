import { useTexts } from '#platform/web/i18n.tsx'
import { discardWrite } from '#platform/web/outbox.ts'
import { usePendingWrites, type PendingWrite } from '#platform/web/pending-writes.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { retryPendingWrite } from './sending.ts'

/** What was done without a connection, in order: to be taken back as long as it waits, and what the server did not or could not do. */
export function PendingWritesDialog({ onClose }: { onClose: () => void }) {
  const { list: texts } = useTexts('app')
  const all = usePendingWrites()
  return (
    <Dialog open onOpenChange={isOpen => isOpen || onClose()} title={texts.title} size="sm">
      {all.length === 0 ? (
        <p className="text-text-2">{texts.empty}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {all.map(one => (
            <Line key={one.id} waiting={one} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function Line({ waiting: { id, title, parts, isSent, refused, failed } }: { waiting: PendingWrite }) {
  const { list: texts } = useTexts('app')
  const isGivenUp = refused !== undefined && failed !== undefined
  const end = isGivenUp ? texts.discard : refused === undefined ? texts.takeBack : texts.read
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0 flex-[1_1_13rem]">
        <p className="font-medium break-words text-text">{title}</p>
        {parts?.map(part => (
          <p key={part} className="text-13 break-words text-text-2">
            {part}
          </p>
        ))}
        <p className={`text-13 ${refused === undefined ? 'text-text-3' : 'text-danger'}`}>
          {refused ?? (isSent ? texts.sent : texts.waits)}
        </p>
      </div>
      {(refused !== undefined || !isSent) && (
        <div className="flex flex-wrap gap-2">
          {isGivenUp && (
            <Button size="sm" aria-label={texts.retryOf(title)} onClick={() => void retryPendingWrite(id)}>
              {texts.retry}
            </Button>
          )}
          <Button size="sm" aria-label={end.of(title)} onClick={() => void discardWrite(id)}>
            {end.label}
          </Button>
        </div>
      )}
    </li>
  )
}
