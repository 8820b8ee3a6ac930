import { Link } from '@tanstack/react-router'
import { useSignOut } from '#features/access/sign-in/web/sign-out.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { buttonClass } from '#platform/web/ui/button-class.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { PublicFrame } from './public-frame.tsx'

export function FinishPasswordResetScreen() {
  const { recovery } = useTexts('barred')
  const { signOut } = useTexts('signIn')
  const leave = useSignOut()
  return (
    <PublicFrame title={recovery.title} subtitle={recovery.text}>
      <Link
        to="/reset-password"
        search={{ type: 'authenticated' }}
        className={buttonClass({ variant: 'primary', size: 'lg' })}
      >
        {recovery.action}
      </Link>
      <Button size="lg" onClick={leave}>
        {signOut}
      </Button>
    </PublicFrame>
  )
}
