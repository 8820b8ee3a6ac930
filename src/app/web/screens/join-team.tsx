import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { emailForDisplay } from '#kit/e-mail.ts'
import { OfferFacts } from '#features/access/invitations/web/offer-facts.tsx'
import type { JoinOffer } from '#features/access/join-links/schema.ts'
import { joinLinksApi } from '#features/access/join-links/web/queries.ts'
import { NewPasswordField } from '#features/access/sign-in/web/new-password-field.tsx'
import { useSession } from '#features/access/sign-in/web/session.tsx'
import { onboardingQuery } from '#features/members/onboarding/web/queries.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { fieldErrors, formMessage, messageOf } from '#platform/web/rpc.ts'
import { buttonClass } from '#platform/web/ui/button-class.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, textIn } from '#platform/web/ui/form.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { rememberDestination } from '../shell/destination.ts'
import { InvitationLinkFrame } from '../shell/link-frame.tsx'
import { PublicFrame } from '../shell/public-frame.tsx'

const route = getRouteApi('/join-team/$token')

/** Where a link that many can join by leads: what it offers, and the account or the yes that it takes. */
export function JoinTeamScreen() {
  const { token } = route.useParams()
  const { join: texts } = useTexts('joinLinks')
  const read = useQuery({ ...joinLinksApi.look.queryOptions({ input: { token } }), retry: false, staleTime: Infinity })
  return (
    <InvitationLinkFrame read={read} texts={texts}>
      {offer => (
        <PublicFrame
          title={texts.title(offer.organizationName)}
          {...(offer.next === 'register' && { subtitle: texts.subtitle })}
        >
          <OfferFacts {...offer} />
          {offer.next === 'register' ? <Register token={token} /> : <Accept token={token} offer={offer} />}
        </PublicFrame>
      )}
    </InvitationLinkFrame>
  )
}

function Register({ token }: { token: string }) {
  const { join: texts } = useTexts('joinLinks')
  const { fields, failed } = useTexts('signIn')
  const navigate = useNavigate()
  const passwordMin = useQuery(onboardingQuery).data?.passwordMin
  const register = useMutation(
    joinLinksApi.register.mutationOptions({
      meta: { leavesPage: true },
      onSuccess: () => location.replace('/dashboard'),
    }),
  )
  const signIn = () => {
    rememberDestination(`/join-team/${token}`)
    void navigate({ to: '/login', replace: true })
  }
  // what has happened to the link since stands above, as no field shows it
  const errors = fieldErrors(register.error)
  return (
    <>
      {errors['token'] !== undefined && <Notice kind="danger">{errors['token']}</Notice>}
      <Form
        errors={errors}
        message={formMessage(register.error, failed)}
        onSubmit={values =>
          register.mutate({
            token,
            fullName: textIn(values, 'fullName'),
            email: textIn(values, 'email'),
            password: textIn(values, 'password'),
          })
        }
      >
        <TextField label={fields.fullName} name="fullName" autoComplete="name" size="lg" />
        <TextField label={fields.email} name="email" type="email" autoComplete="username" size="lg" />
        <NewPasswordField label={fields.password} min={passwordMin} />
        <Button type="submit" variant="primary" size="lg" loading={register.isPending || register.isSuccess}>
          {texts.submit}
        </Button>
      </Form>
      <Button variant="ghost" size="lg" onClick={signIn}>
        {texts.haveAccount}
      </Button>
    </>
  )
}

function Accept({ token, offer: { next, organizationName } }: { token: string; offer: JoinOffer }) {
  const { join: texts } = useTexts('joinLinks')
  const { join } = useTexts('invitations')
  const session = useSession()
  const accept = useMutation(
    joinLinksApi.accept.mutationOptions({
      meta: { leavesPage: true },
      onSuccess: () => location.replace('/dashboard'),
    }),
  )
  if (next === 'accept') {
    return (
      <>
        <p className="text-text-2">{texts.acceptHint(emailForDisplay(session?.email ?? ''))}</p>
        {accept.error && <Notice kind="danger">{messageOf(accept.error, texts.failed)}</Notice>}
        <Button
          hasConsequence
          variant="primary"
          size="lg"
          loading={accept.isPending}
          onClick={() => accept.mutate({ token })}
        >
          {texts.accept(organizationName)}
        </Button>
      </>
    )
  }
  return (
    <>
      <Notice kind="info">{next === 'memberElsewhere' ? join.memberElsewhere : join.alreadyMember}</Notice>
      <Link to="/dashboard" className={buttonClass({ size: 'lg' })}>
        {join.toDashboard}
      </Link>
    </>
  )
}
