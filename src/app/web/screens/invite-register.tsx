import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { emailForDisplay } from '#kit/e-mail.ts'
import { NewPasswordField } from '#features/access/sign-in/web/new-password-field.tsx'
import { invitationsApi } from '#features/access/invitations/web/queries.ts'
import { onboardingQuery } from '#features/members/onboarding/web/queries.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { fieldErrors, formMessage } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, textIn } from '#platform/web/ui/form.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { PublicFrame } from '../shell/public-frame.tsx'

const route = getRouteApi('/invite-register/$token')

/** An account for the invited address; whatever else the link is good for is told by /join. */
export function InviteRegisterScreen() {
  const { token } = route.useParams()
  const { register: texts } = useTexts('invitations')
  const { fields, failed } = useTexts('signIn')
  const read = useQuery({ ...invitationsApi.look.queryOptions({ input: { token } }), retry: false, staleTime: 0 })
  const passwordMin = useQuery(onboardingQuery).data?.passwordMin
  const register = useMutation(
    invitationsApi.register.mutationOptions({
      meta: { leavesPage: true },
      onSuccess: () => location.replace('/dashboard'),
    }),
  )
  if (read.isError || (read.data && read.data.next !== 'register' && !register.isSuccess)) {
    return <Navigate to="/join/$token" params={{ token }} replace />
  }
  if (!read.data) {
    return (
      <PublicFrame title={texts.title}>
        <Skeletons rows={4} />
      </PublicFrame>
    )
  }
  return (
    <PublicFrame title={texts.title} subtitle={texts.subtitle(read.data.organizationName)}>
      <Form
        errors={fieldErrors(register.error)}
        message={formMessage(register.error, failed)}
        onSubmit={values =>
          register.mutate({ token, fullName: textIn(values, 'fullName'), password: textIn(values, 'password') })
        }
      >
        <TextField
          label={fields.email}
          hint={texts.emailHint}
          name="email"
          type="email"
          autoComplete="username"
          size="lg"
          readOnly
          value={emailForDisplay(read.data.email)}
        />
        <TextField
          label={fields.fullName}
          name="fullName"
          autoComplete="name"
          size="lg"
          autoFocus
          defaultValue={read.data.proposedName ?? ''}
        />
        <NewPasswordField label={fields.password} min={passwordMin} />
        <Button type="submit" variant="primary" size="lg" loading={register.isPending}>
          {texts.submit}
        </Button>
      </Form>
    </PublicFrame>
  )
}
