import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { newId } from '#kit/id.ts'
import { useIsDisconnected } from '#platform/web/connection.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { isMissingChunk } from '#platform/web/lazily.ts'
import { Unreached } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { OfflineScreen } from './away.tsx'

/** Tries that failed one after the other, and the last of them: the router draws one of them several times. */
let failures = 0
let lastTry = ''
/** How often somebody has pressed for another. */
let retries = 0
/** More of them, and the text names support (docs/product/en/start.md#errors). */
const repeatsBeforeSupport = 2

const errorIdIn = (error: unknown): string | undefined => {
  const data: unknown = typeof error === 'object' && error !== null && 'data' in error ? error.data : undefined
  return typeof data === 'object' && data !== null && 'errorId' in data ? String(data.errorId) : undefined
}

/** A screen that cannot be shown: without a connection, with a version that is gone, or because it broke. */
export function ErrorScreen(props: ErrorComponentProps) {
  const isAway = useIsDisconnected()
  if (isAway || props.error instanceof Unreached) return <OfflineScreen />
  return isMissingChunk(props.error) ? <OldVersion /> : <Broken {...props} />
}

function OldVersion() {
  const { old: texts } = useTexts('shell')
  usePageTitle(texts.title)
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-start gap-4 px-4 py-16">
      <h1 className="text-[22px] font-semibold tracking-[-0.02em] text-text">{texts.title}</h1>
      <p className="text-text-2">{texts.text}</p>
      <Button variant="primary" onClick={() => location.reload()}>
        {texts.reload}
      </Button>
    </div>
  )
}

/** What to do next, and a number under which the server knows it if it was the server's fault. */
function Broken({ error }: ErrorComponentProps) {
  const texts = useTexts('shell').error
  usePageTitle(texts.page)
  const router = useRouter()
  const [id] = useState(() => errorIdIn(error) ?? newId())
  const [thisTry] = useState(() => `${router.state.location.state.__TSR_key} ${retries}`)
  const [count] = useState(() => (thisTry === lastTry ? failures : failures + 1))
  // counted when it stands: React draws a failure more than once before it shows it
  useEffect(() => {
    failures = count
    lastTry = thisTry
  }, [count, thisTry])
  const retry = () => {
    retries += 1
    void router.invalidate()
  }
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col gap-4 px-4 py-16">
      <h1 className="text-[22px] font-semibold tracking-[-0.02em] text-text">{texts.page}</h1>
      <p className="text-text-2">{count > 1 ? texts.again : texts.oops}</p>
      <p className="text-text-2">{count - 1 > repeatsBeforeSupport ? texts.support : texts.text}</p>
      <p className="text-[13px] text-text-3 tabular-nums">{texts.id(id)}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={retry}>
          {texts.retry}
        </Button>
        <Button onClick={() => router.history.back()}>{texts.back}</Button>
        <Button onClick={() => location.assign('/dashboard')}>{texts.dashboard}</Button>
        <Button onClick={() => location.assign('/')}>{texts.home}</Button>
        <Button onClick={() => location.reload()}>{texts.reload}</Button>
      </div>
    </div>
  )
}
