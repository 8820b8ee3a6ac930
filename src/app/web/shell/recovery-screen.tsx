import { Link } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n.tsx'
import { buttonClass } from '#platform/web/ui/button-class.ts'
import { PublicFrame } from './public-frame.tsx'

export function RecoveryScreen() {
  const { recovery } = useTexts('barred')
  return (
    <PublicFrame title={recovery.title} subtitle={recovery.text}>
      <Link
        to="/reset-password"
        search={{ type: 'authenticated' }}
        className={buttonClass({ variant: 'primary', size: 'lg' })}
      >
        {recovery.action}
      </Link>
    </PublicFrame>
  )
}
