import { emailForDisplay } from '#kit/e-mail.ts'
import { clearSignedIn } from '#features/access/sign-in/web/signed-in.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { signInApi, useSession } from '#features/access/sign-in/web/session.tsx'
import type { InvitationStep } from '#features/access/invitations/schema.ts'
import { OfferFacts } from '#features/access/invitations/web/offer-facts.tsx'
import { invitationsApi } from '#features/access/invitations/web/queries.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { buttonClass } from '#platform/web/ui/button-class.ts'
import { Notice } from '#platform/web/ui/notice.tsx'
import { rememberDestination } from '../shell/destination.ts'
import { InvitationLinkFrame } from '../shell/link-frame.tsx'
import { PublicFrame } from '../shell/public-frame.tsx'

const route = getRouteApi('/join/$token')

/** Where an invitation's link leads: what it offers, and what its reader does next. */
export function JoinScreen() {
  const { token } = route.useParams()
  const { join: texts, list } = useTexts('invitations')
  const read = useQuery({ ...invitationsApi.look.queryOptions({ input: { token } }), retry: false, staleTime: 0 })
  return (
    <InvitationLinkFrame read={read} texts={texts}>
      {({ organizationName, email, ...offer }) => (
        <PublicFrame title={texts.title(organizationName)} subtitle={texts.subtitle(emailForDisplay(email))}>
          <OfferFacts organizationName={organizationName} {...offer} />
          <Next step={offer.next} token={token} failed={list.failed} />
        </PublicFrame>
      )}
    </InvitationLinkFrame>
  )
}

function Next({ step, token, failed }: { step: InvitationStep; token: string; failed: string }) {
  const { join: texts } = useTexts('invitations')
  const session = useSession()
  const navigate = useNavigate()
  const accept = useMutation(
    invitationsApi.accept.mutationOptions({
      meta: { leavesPage: true },
      onSuccess: () => location.replace('/dashboard'),
    }),
  )
  const leave = useMutation(
    signInApi.signOut.mutationOptions({ onMutate: clearSignedIn, onSettled: () => location.reload() }),
  )
  if (step === 'register') {
    return (
      <Link
        to="/invite-register/$token"
        params={{ token }}
        replace
        className={buttonClass({ variant: 'primary', size: 'lg' })}
      >
        {texts.register}
      </Link>
    )
  }
  if (step === 'signIn') {
    const signIn = () => {
      rememberDestination(`/join/${token}`)
      void navigate({ to: '/login', replace: true })
    }
    return (
      <>
        <p className="text-text-2">{texts.signInHint}</p>
        <Button variant="primary" size="lg" onClick={signIn}>
          {texts.signIn}
        </Button>
      </>
    )
  }
  if (step === 'accept') {
    return (
      <>
        {accept.error && <Notice kind="danger">{messageOf(accept.error, failed)}</Notice>}
        <Button
          hasConsequence
          variant="primary"
          size="lg"
          loading={accept.isPending}
          onClick={() => accept.mutate({ token })}
        >
          {texts.accept}
        </Button>
      </>
    )
  }
  if (step === 'otherAddress') {
    return (
      <>
        <Notice kind="warning">{texts.otherAddress(emailForDisplay(session?.email ?? ''))}</Notice>
        <Button hasConsequence size="lg" loading={leave.isPending} onClick={() => leave.mutate(undefined)}>
          {texts.switchAccount}
        </Button>
      </>
    )
  }
  return (
    <>
      <Notice kind="info">{texts[step]}</Notice>
      <Link to="/dashboard" className={buttonClass({ size: 'lg' })}>
        {texts.toDashboard}
      </Link>
    </>
  )
}
