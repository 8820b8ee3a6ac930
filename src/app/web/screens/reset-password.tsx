import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { signInApi, useSession } from '#features/access/sign-in/web/session.tsx'
import { useSignOut } from '#features/access/sign-in/web/sign-out.ts'
import { NewPasswordField } from '#features/access/sign-in/web/new-password-field.tsx'
import { RemoveSignInMethodsFields, methodsToRemove } from '#features/access/sign-in/web/remove-sign-in-methods.tsx'
import { onboardingQuery } from '#features/members/onboarding/web/queries.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { fieldErrors, formMessage } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, textIn } from '#platform/web/ui/form.tsx'
import { PublicFrame } from '../shell/public-frame.tsx'
import { LoginLink } from '../shell/to-login.tsx'

const route = getRouteApi('/reset-password')

/**
 * With a mailed token, or for a signed-in person whose recovery is open (`type=authenticated`). Opening the link changes
 * nothing, because mail scanners open links; the recovery begins with the click.
 */
export function ResetPasswordScreen() {
  const { reset } = useTexts('entry')
  const { fields, failed, signOut } = useTexts('signIn')
  const { token, type } = route.useSearch()
  const session = useSession()
  const leave = useSignOut()
  const passwordMin = useQuery(onboardingQuery).data?.passwordMin
  const opening = useMutation(signInApi.openReset.mutationOptions())
  const change = useMutation(signInApi.resetPassword.mutationOptions())
  if (change.isSuccess) {
    return (
      <PublicFrame title={reset.title} subtitle={reset.done}>
        <LoginLink replace />
      </PublicFrame>
    )
  }
  const isOpen = token !== undefined || (type === 'authenticated' && session?.recoveryActive)
  if (opening.isError || !isOpen) {
    return (
      <PublicFrame title={reset.invalidTitle} subtitle={formMessage(opening.error, failed) ?? reset.noLink}>
        {/* who is signed in is sent away from where others ask for a link */}
        <Link
          to={session ? '/settings/account' : '/forgot-password'}
          className="self-start text-accent underline-offset-2 hover:underline"
        >
          {session ? reset.inside : reset.again}
        </Link>
      </PublicFrame>
    )
  }
  if (token !== undefined && !opening.isSuccess) {
    return (
      <PublicFrame title={reset.title} subtitle={reset.startText}>
        <Button variant="primary" size="lg" loading={opening.isPending} onClick={() => opening.mutate({ token })}>
          {reset.start}
        </Button>
      </PublicFrame>
    )
  }
  return (
    <PublicFrame title={reset.title} subtitle={reset.subtitle}>
      <Form
        errors={fieldErrors(change.error)}
        message={formMessage(change.error, failed)}
        onSubmit={values =>
          change.mutate({
            password: textIn(values, 'password'),
            drop: methodsToRemove(values),
            ...(token === undefined ? {} : { token }),
          })
        }
      >
        <NewPasswordField label={fields.newPassword} min={passwordMin} />
        {opening.data && <RemoveSignInMethodsFields {...opening.data} />}
        <Button type="submit" variant="primary" size="lg" loading={change.isPending}>
          {reset.submit}
        </Button>
      </Form>
      {session?.recoveryActive && (
        <Button size="lg" onClick={leave}>
          {signOut}
        </Button>
      )}
    </PublicFrame>
  )
}
