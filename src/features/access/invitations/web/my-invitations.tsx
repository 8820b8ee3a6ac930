import { useMutation, useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { LoadedList } from '#platform/web/ui/loaded-list.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { invitationsApi } from './queries.ts'

/** Invitations to the address one is signed in with; nothing while there is none. */
export function MyInvitations({ onJoined }: { readonly onJoined: () => void }) {
  const { mine: texts, list } = useTexts('invitations')
  const { roles } = useTexts('permissions')
  const read = useQuery(invitationsApi.mine.queryOptions())
  const { mutate, isPending, error } = useMutation(invitationsApi.acceptMine.mutationOptions({ onSuccess: onJoined }))
  return (
    <LoadedList title={texts.title} read={read}>
      {invitations => (
        <section className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4 shadow-card">
          <h2 className="font-semibold text-text">{texts.title}</h2>
          {error && <Notice kind="danger">{messageOf(error, list.failed)}</Notice>}
          {invitations.map(({ id, organizationName, role, inviterName }) => (
            <div key={id} className="flex flex-col gap-2">
              <p className="text-13 text-text-2">{texts.summary(roles[role], inviterName ?? '')}</p>
              <Button hasConsequence variant="primary" loading={isPending} onClick={() => mutate({ id })}>
                {texts.accept(organizationName)}
              </Button>
            </div>
          ))}
        </section>
      )}
    </LoadedList>
  )
}
