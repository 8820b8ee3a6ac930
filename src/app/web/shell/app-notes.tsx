import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CloudOff, RefreshCw } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useMember } from '#features/access/sign-in/web/session.tsx'
import { addToWaiting } from '#features/planning/availability/web/waiting-marks.ts'
import { isDisconnected, useIsDisconnected, watchConnection } from '#platform/web/connection.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { startPendingWriteStore } from '#platform/web/outbox-store.ts'
import { usePendingWrites, watchPendingWrites } from '#platform/web/pending-writes.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Spinner } from '#platform/web/ui/spinner.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { useMayLeave } from '#platform/web/unsaved.ts'
import { registerServiceWorker, type Renew } from './installed.ts'
import { startOfflineCache, restoreCache } from './cache-readable.ts'
import { sendPendingWrites } from './sending.ts'
import { PendingWritesDialog } from './waiting-list.tsx'
import { WithTexts } from './with-texts.tsx'

/** Above the screen: what was done without a connection, and that there is a newer version. Begins all that with it. */
export function OutboxAndUpdateNotices() {
  const renew = useInstalled()
  useKeeping()
  const { prepare } = useToast()
  useEffect(prepare, [prepare])
  return (
    <WithTexts parts={['app']}>
      <Saving />
      <Waits />
      {renew && <Newer renew={renew} />}
    </WithTexts>
  )
}

function useInstalled(): Renew | undefined {
  const [renew, setRenew] = useState<{ run: Renew }>()
  useEffect(() => {
    const installing = registerServiceWorker(run => setRenew({ run }))
    return () => void installing.then(stop => stop())
  }, [])
  return renew?.run
}

/** What may be read without a connection is kept, and what was done without one is sent. */
function useKeeping(): void {
  const queries = useQueryClient()
  const member = useMember()
  const id = `${member.organization.id} ${member.profileId} ${member.permissions.join(' ')}`
  useEffect(() => {
    const keeping = startOfflineCache(queries, member)
    const send = () => sendPendingWrites(queries)
    const stops = [
      watchConnection(() => void (isDisconnected() ? restoreCache(queries) : send())),
      // what got no answer is tried again without another word from the connection
      watchPendingWrites(() => void (isDisconnected() || send())),
    ]
    void keeping.then(() => startPendingWriteStore(addToWaiting)).then(send)
    // what a shift says of its answer is there before there is no connection
    void import('#features/planning/own-shifts/web/waits.tsx').catch(() => {})
    return () => {
      for (const stop of stops) stop()
      void keeping.then(end => end())
    }
    // the member is read anew now and then, and mostly the same
    // oxlint-disable-next-line react/exhaustive-deps
  }, [queries, id])
}

/** Milliseconds: most answers come sooner, and after the second a person wonders. */
const saysAfter = 1_000
const isSlowAfter = 8_000

/** Whether a change is shown that the server does not have yet. Writes in the outbox have a note of their own. */
const useIsSaving = (): boolean =>
  useIsMutating({ predicate: ({ options }) => options.onMutate !== undefined && !isDisconnected() }) > 0

/** Over the page, where it moves nothing. */
function Saving() {
  const isSaving = useIsSaving()
  return isSaving && <SavingNotice />
}

function SavingNotice() {
  const texts = useTexts('app')
  const [text, setText] = useState('')
  useEffect(() => {
    const timers = [
      setTimeout(() => setText(texts.saving), saysAfter),
      setTimeout(() => setText(texts.slow), isSlowAfter),
    ]
    // browsers ask before they leave the page
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => {
      timers.forEach(clearTimeout)
      removeEventListener('beforeunload', ask)
    }
  }, [texts])
  return (
    <p
      role="status"
      className={`pointer-events-none fixed top-2 left-1/2 z-30 flex max-w-[calc(100vw-2rem)] -translate-x-1/2 items-center gap-2 rounded-full border border-line bg-float px-3 py-1.5 text-13 text-text-2 shadow-float print:hidden ${text === '' ? 'invisible' : ''}`}
    >
      <Spinner className="shrink-0" />
      {text}
    </p>
  )
}

function Waits() {
  const texts = useTexts('app')
  const all = usePendingWrites()
  const isAway = useIsDisconnected()
  const [isOpen, setOpen] = useState(false)
  const refused = all.filter(one => one.refused !== undefined).length
  const waiting = all.length - refused
  const show = (
    <Button size="sm" onClick={() => setOpen(true)}>
      {texts.show}
    </Button>
  )
  return (
    <>
      {waiting > 0 && (
        <Note hue="orange" icon={<CloudOff aria-hidden size={15} className="shrink-0" />} action={show}>
          {isAway ? texts.waiting(waiting) : texts.sending(waiting)}
        </Note>
      )}
      {refused > 0 && (
        <Note hue="red" icon={<CircleAlert aria-hidden size={15} className="shrink-0" />} action={show}>
          {texts.refused(refused)}
        </Note>
      )}
      {isOpen && <PendingWritesDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function Newer({ renew }: { renew: Renew }) {
  const { newer: texts } = useTexts('app')
  const mayLeave = useMayLeave()
  const [isPutOff, setPutOff] = useState(false)
  if (isPutOff) return null
  const reload = async () => {
    if (await mayLeave()) renew()
  }
  return (
    <Note
      hue="indigo"
      icon={<RefreshCw aria-hidden size={15} className="shrink-0" />}
      action={
        <>
          <Button size="sm" variant="ghost" onClick={() => setPutOff(true)}>
            {texts.later}
          </Button>
          <Button size="sm" variant="primary" onClick={() => void reload()}>
            {texts.reload}
          </Button>
        </>
      }
    >
      {texts.text}
    </Note>
  )
}

interface NoteProps {
  readonly hue: string
  readonly icon: ReactNode
  readonly action: ReactNode
  readonly children: string
}

const Note = ({ hue, icon, action, children }: NoteProps) => (
  <div
    role="status"
    data-hue={hue}
    className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-hue-bg px-4 py-2 text-13 text-hue-fg sm:px-6 lg:px-8 print:hidden"
  >
    <span className="flex min-w-0 flex-[1_1_14rem] items-center gap-2">
      {icon}
      {children}
    </span>
    <span className="flex items-center gap-2">{action}</span>
  </div>
)
