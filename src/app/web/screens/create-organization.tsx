import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSignOut } from '#features/access/sign-in/web/sign-out.ts'
import { UnprovenAddress } from '#features/access/sign-in/web/unproven-address.tsx'
import { MyInvitations } from '#features/access/invitations/web/my-invitations.tsx'
import { PasteInvitationForm } from '#features/access/invitations/web/open-invitation.tsx'
import { onboardingApi, onboardingQuery } from '#features/members/onboarding/web/queries.ts'
import { TimeZoneField, defaultZone } from '#features/members/onboarding/web/time-zone-field.tsx'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { fieldErrors, formMessage } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, textIn } from '#platform/web/ui/form.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { DeleteAccountSection } from '../shell/deletion-below.tsx'
import { PublicFrame } from '../shell/public-frame.tsx'

/** For a signed-in account that belongs to no organisation yet. */
export function CreateOrganizationScreen() {
  const { create, setUp } = useTexts('onboarding')
  const { failed, signOut } = useTexts('signIn')
  const { open } = useTexts('invitations')
  const language = useLanguage()
  const navigate = useNavigate()
  const leave = useSignOut()
  const mayFound = useQuery(onboardingQuery).data?.registrationOpen !== false
  const [timeZone, setTimeZone] = useState(() => defaultZone())
  const found = useMutation(
    onboardingApi.createOrganization.mutationOptions({ onSuccess: () => location.replace('/organization') }),
  )
  return (
    <PublicFrame
      title={mayFound ? create.title : create.closedTitle}
      subtitle={mayFound ? create.subtitle : create.closedSubtitle}
    >
      <UnprovenAddress />
      <MyInvitations onJoined={() => location.replace('/dashboard')} />
      {mayFound && (
        <>
          <Form
            errors={fieldErrors(found.error)}
            message={formMessage(found.error, failed)}
            onSubmit={values => found.mutate({ name: textIn(values, 'name'), timeZone, language })}
          >
            <TextField name="name" label={setUp.organizationName} autoComplete="organization" size="lg" autoFocus />
            <TimeZoneField label={setUp.timeZone} value={timeZone} onChange={setTimeZone} />
            <Button type="submit" variant="primary" size="lg" loading={found.isPending}>
              {create.submit}
            </Button>
          </Form>
          <hr className="border-line" />
        </>
      )}
      <section className="flex flex-col gap-3">
        <h2 className="font-semibold text-text">{open.title}</h2>
        <PasteInvitationForm
          onOpen={({ path, token }) =>
            void navigate({ to: path === 'join' ? '/join/$token' : '/join-team/$token', params: { token } })
          }
        />
      </section>
      <Button variant="ghost" className="self-start" onClick={leave}>
        {signOut}
      </Button>
      <DeleteAccountSection />
    </PublicFrame>
  )
}
