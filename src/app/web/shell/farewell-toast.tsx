import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type ExitReason, exitReasonIn } from '#features/access/sign-in/web/farewell.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { WithTexts } from './with-texts.tsx'

/** Told once to whoever has just left the organisation or deleted the account. */
export function FarewellToast({ hash }: { readonly hash: string }) {
  const navigate = useNavigate()
  useEffect(() => void navigate({ to: '/login', replace: true }), [navigate])
  const how = exitReasonIn(hash)
  return (
    how && (
      <WithTexts parts={['entry']}>
        <Said how={how} />
      </WithTexts>
    )
  )
}

const Said = ({ how }: { readonly how: ExitReason }) => <Notice kind="info">{useTexts('entry').gone[how]}</Notice>
