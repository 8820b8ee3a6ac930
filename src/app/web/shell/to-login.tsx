import { Link } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n.tsx'

/** @param replace - the back button skips the current page, which is of no further use */
export function LoginLink({ replace = false }: { readonly replace?: boolean }) {
  return (
    <Link
      to="/login"
      replace={replace}
      className="self-start text-[13px] text-text-2 underline-offset-2 hover:underline"
    >
      {useTexts('signIn').toLogin}
    </Link>
  )
}
