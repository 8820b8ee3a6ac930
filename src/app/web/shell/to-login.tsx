import { Link } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n.tsx'

export function LoginLink() {
  return (
    <Link to="/login" className="self-start text-[13px] text-text-2 underline-offset-2 hover:underline">
      {useTexts('signIn').toLogin}
    </Link>
  )
}
