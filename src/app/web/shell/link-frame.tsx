import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf, refusalIn } from '#platform/web/rpc.ts'
import { buttonClass } from '#platform/web/ui/button-class.ts'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { PublicFrame } from './public-frame.tsx'

interface Props<T> {
  readonly read: UseQueryResult<T>
  readonly texts: {
    readonly loading: string
    readonly notNow: string
    readonly invalid: Readonly<Record<string, string>>
  }
  readonly children: (offer: T) => ReactNode
}

/** Where a link leads that somebody was given: why it leads nowhere, or what it offers once that is known. */
export function InvitationLinkFrame<T>({ read, texts, children }: Props<T>) {
  const { join } = useTexts('invitations')
  const { ui } = useTexts('shell')
  const refusal = refusalIn(read.error)
  if (refusal) {
    return (
      <PublicFrame title={texts.invalid[refusal.code] ?? texts.notNow}>
        <Notice kind="warning">{refusal.message}</Notice>
        <Link to="/" className={`${buttonClass()} self-start`}>
          {join.toStart}
        </Link>
      </PublicFrame>
    )
  }
  if (read.data) return children(read.data)
  return (
    <PublicFrame title={texts.loading}>
      {read.isError ? (
        <ErrorState text={messageOf(read.error, ui.loadFailed)} onRetry={() => void read.refetch()} />
      ) : (
        <Skeletons rows={3} />
      )}
    </PublicFrame>
  )
}
