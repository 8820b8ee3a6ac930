import { useMutation, useQueryClient } from '@tanstack/react-query'
import { KeyRound, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useConfirm } from '#platform/web/ui/confirm-dialog.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { Editor } from '../rules.ts'
import type { TeamMember } from '../schema.ts'
import { teamApi } from './queries.ts'

/** Reset mail, sessions, and the lock; each asks first. */
export function SecurityTab({ member, editor }: { member: TeamMember; editor: Editor }) {
  const { dialog: texts } = useTexts('team')
  const { resetMail, sessions, lock } = useSecurity(member)
  return (
    <div className="flex flex-col divide-y divide-line">
      <Row title={texts.reset} text={texts.resetText}>
        <Button loading={resetMail.isPending} onClick={resetMail.ask}>
          <KeyRound aria-hidden size={15} />
          {texts.resetConfirm}
        </Button>
      </Row>
      <Row title={texts.sessions} text={texts.sessionsText}>
        <Button loading={sessions.isPending} onClick={sessions.ask}>
          <LogOut aria-hidden size={15} />
          {texts.sessionsConfirm}
        </Button>
      </Row>
      {editor.profileId !== member.id && (
        <div className="py-4 last:pb-0">
          <Switch
            label={texts.lock}
            hint={texts.lockText}
            checked={member.isLocked}
            disabled={lock.isPending}
            onChange={lock.ask}
          />
        </div>
      )}
    </div>
  )
}

function Row({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-3 py-4 first:pt-0">
      <span className="flex min-w-0 flex-[1_1_14rem] flex-col">
        <span className="text-text">{title}</span>
        <span className="text-13 text-text-3">{text}</span>
      </span>
      {children}
    </div>
  )
}

function useSecurity({ id, fullName }: TeamMember) {
  const { dialog: texts } = useTexts('team')
  const toast = useToast()
  const confirm = useConfirm()
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: teamApi.key() })
  const failed = (text: string) => (error: Error) => toast.error(messageOf(error, text))
  const resetMail = useMutation({
    mutationFn: () => teamApi.sendReset.call({ id }),
    onSuccess: () => toast.success(texts.resetSent),
    onError: failed(texts.resetFailed),
  })
  const sessions = useMutation({
    mutationFn: () => teamApi.endSessions.call({ id }),
    onSuccess: ended => toast.success(texts.sessionsEnded(ended.sessions)),
    onError: failed(texts.sessionsFailed),
    onSettled,
  })
  const lock = useMutation({
    mutationFn: async (isLocked: boolean) =>
      isLocked ? teamApi.lock.call({ id }) : teamApi.unlock.call({ id }).then(() => undefined),
    onSuccess: left => {
      if (!left) toast.success(texts.unlockedNow)
      else toast.success(texts.lockedNow, left.seats.length > 0 ? { description: texts.left(left.seats.length) } : {})
    },
    onError: failed(texts.lockFailed),
    onSettled,
  })
  const asking = async (title: string, text: string, confirmLabel: string, deed: () => void) => {
    if (await confirm({ type: 'warning', title, text, confirmLabel })) deed()
  }
  return {
    resetMail: {
      isPending: resetMail.isPending,
      ask: () => void asking(texts.reset, texts.resetText, texts.resetConfirm, () => resetMail.mutate()),
    },
    sessions: {
      isPending: sessions.isPending,
      ask: () => void asking(texts.sessions, texts.sessionsText, texts.sessionsConfirm, () => sessions.mutate()),
    },
    lock: {
      isPending: lock.isPending,
      ask: (isLocked: boolean) => {
        if (!isLocked) lock.mutate(false)
        else void asking(texts.lockTitle(fullName), texts.lockText, texts.lockConfirm, () => lock.mutate(true))
      },
    },
  }
}
