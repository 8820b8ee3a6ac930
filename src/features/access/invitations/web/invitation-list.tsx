import { useMutation, useQuery } from '@tanstack/react-query'
import { Copy, Ellipsis, Mail, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { emailForDisplay } from '#kit/e-mail.ts'
import { copyText } from '#platform/web/copy-text.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { useConfirm } from '#platform/web/ui/confirm-dialog.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { LoadedList } from '#platform/web/ui/loaded-list.tsx'
import { Menu } from '#platform/web/ui/menu.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { type RowOutcome, useRowOutcomes } from '#platform/web/row-outcomes.ts'
import { useSteadyRows } from '#platform/web/steady-rows.ts'
import { RowOutcomeText } from '#platform/web/ui/row-outcome.tsx'
import { useRemoval } from '#platform/web/use-removal.ts'
import type { PendingInvitation } from '../schema.ts'
import { invitationsApi } from './queries.ts'
import { lazily } from '#platform/web/lazily.ts'
import { Moment } from '#platform/web/ui/time.tsx'

const LinkDialog = lazily(() => import('./link-dialog.tsx'), 'LinkDialog')

/** As many as leave the team below in sight. */
const shownAtOnce = 3

/** Who is invited and has not answered; nothing at all while there is nobody. Of many the newest, until all are asked for. */
export function InvitationList() {
  const { list: texts } = useTexts('invitations')
  const read = useQuery(invitationsApi.list.queryOptions())
  return (
    <LoadedList title={texts.title} read={read} isSteady>
      {invitations => <Invitations invitations={invitations} />}
    </LoadedList>
  )
}

function Invitations({ invitations }: { invitations: readonly PendingInvitation[] }) {
  const { list: texts } = useTexts('invitations')
  const [isWhole, setWhole] = useState(false)
  const rows = useSteadyRows(invitations, ({ id }) => id)
  const { outcomeOf, note } = useRowOutcomes()
  return (
    <Card title={texts.title}>
      <ul className="divide-y divide-line">
        {rows.slice(0, isWhole ? undefined : shownAtOnce).map(({ row, isGone }) => (
          <Invitation
            key={row.id}
            invitation={row}
            outcome={isGone ? (outcomeOf(row.id) ?? { text: texts.gone }) : undefined}
            onRevoked={() => note(row.id, { text: texts.revoked })}
          />
        ))}
      </ul>
      {rows.length > shownAtOnce && (
        <Button variant="ghost" size="sm" className="m-2" onClick={() => setWhole(!isWhole)}>
          {isWhole ? texts.fewer : texts.all(rows.length)}
        </Button>
      )}
    </Card>
  )
}

interface InvitationProps {
  readonly invitation: PendingInvitation
  /** The invitation has left the list. */
  readonly outcome: RowOutcome | undefined
  readonly onRevoked: () => void
}

function Invitation({ invitation, outcome, onRevoked }: InvitationProps) {
  const { list: texts } = useTexts('invitations')
  const { roles } = useTexts('permissions')
  const { id, email, role, proposedName, groups, inviterName, expiresAt, isExpired } = invitation
  const address = emailForDisplay(email)
  const facts = [
    proposedName === null ? '' : address,
    roles[role],
    groups.join(', '),
    inviterName === null ? '' : texts.by(inviterName),
  ]
  const { resend, copy, revoke, link, forgetLink } = useInvitationActions(invitation, onRevoked)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 pr-2 pl-4">
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate font-medium text-text">{proposedName ?? address}</span>
        <span className="text-13 wrap-anywhere text-text-2">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      {outcome ? (
        <span className="pr-2">
          <RowOutcomeText outcome={outcome} />
        </span>
      ) : (
        <>
          {isExpired ? (
            <Badge hue="orange">{texts.expired}</Badge>
          ) : (
            <span className="text-13 text-text-3">
              <Moment at={expiresAt} withDay say={texts.until} />
            </span>
          )}
          <Menu
            trigger={<IconButton size="sm" label={texts.more(email)} icon={<Ellipsis aria-hidden size={16} />} />}
            items={[
              { label: texts.copy, icon: <Copy aria-hidden size={15} />, disabled: isExpired, onSelect: copy },
              { label: texts.resend, icon: <Mail aria-hidden size={15} />, onSelect: () => void resend() },
              {
                label: texts.revoke,
                icon: <Trash2 aria-hidden size={15} />,
                isDangerous: true,
                onSelect: () => void revoke({ id, name: email }),
              },
            ]}
          />
        </>
      )}
      {link !== undefined && (
        <Suspense>
          <LinkDialog link={link} onClose={forgetLink} />
        </Suspense>
      )}
    </li>
  )
}

function useInvitationActions({ id, email }: PendingInvitation, onRevoked: () => void) {
  const { list: texts } = useTexts('invitations')
  const toast = useToast()
  const confirm = useConfirm()
  const [link, setLink] = useState<string>()
  const onError = (error: Error) => toast.error(messageOf(error, texts.failed))
  const resend = useMutation({
    mutationFn: () => invitationsApi.resend.call({ id }),
    onSuccess: ({ isMailed }) => (isMailed ? toast.success(texts.resent(email)) : toast.warning(texts.renewed(email))),
    onError,
  })
  const copy = useMutation({
    mutationFn: () => invitationsApi.link.call({ id }),
    onSuccess: async answer => {
      // where the browser keeps the clipboard closed the link is shown
      await copyText(answer.link).then(
        () => toast.success(texts.copied),
        () => setLink(answer.link),
      )
    },
    onError,
  })
  const revoke = useRemoval(invitationsApi.revoke.call, invitationsApi.key(), texts, onRevoked)
  return {
    resend: async () => {
      const isSure = await confirm({
        type: 'question',
        title: texts.resendTitle(email),
        text: texts.resendText,
        confirmLabel: texts.resend,
      })
      if (isSure) resend.mutate()
    },
    copy: () => copy.mutate(),
    revoke,
    link,
    forgetLink: () => setLink(undefined),
  }
}
