import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type HowGone, howGone } from '#features/access/sign-in/web/gone.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { WithTexts } from './with-texts.tsx'

/** Told once to whoever has just left the organisation or deleted the account. */
export function Gone({ hash }: { readonly hash: string }) {
  const navigate = useNavigate()
  useEffect(() => void navigate({ to: '/login', replace: true }), [navigate])
  const how = howGone(hash)
  return (
    how && (
      <WithTexts parts={['entry']}>
        <Said how={how} />
      </WithTexts>
    )
  )
}

const Said = ({ how }: { readonly how: HowGone }) => <Notice kind="info">{useTexts('entry').gone[how]}</Notice>
