import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { type Question, useConfirm } from '#platform/web/ui/confirm-dialog.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { TeamMember } from '../schema.ts'
import { teamApi } from './queries.ts'
import { useLockToasts } from './use-lock-toasts.ts'

interface SecurityAction<T> {
  readonly call: () => Promise<T>
  readonly done: (result: T) => void
  readonly failed: string
  readonly question: Question
}

/** Something done to a member that asks first and says how it went. */
function useSecurityAction<T>({ call, done, failed, question }: SecurityAction<T>) {
  const toast = useToast()
  const confirm = useConfirm()
  const { mutate, isPending } = useMutation({
    mutationKey: teamApi.key(),
    mutationFn: call,
    onSuccess: done,
    onError: error => toast.error(messageOf(error, failed)),
  })
  const ask = async () => {
    if (await confirm(question)) mutate()
  }
  return { isPending, mutate, ask: () => void ask() }
}

export function useMemberSecurityActions({ id, fullName }: TeamMember, onRemoved: () => void) {
  const { dialog: texts } = useTexts('team')
  const toast = useToast()
  const say = useLockToasts()
  const asking = (title: string, text: string, confirmLabel: string, type: Question['type'] = 'warning') => ({
    type,
    title,
    text,
    confirmLabel,
  })
  const resetMail = useSecurityAction({
    call: () => teamApi.sendReset.call({ id }),
    done: ({ isMailed }) => (isMailed ? toast.success(texts.resetSent) : toast.warning(texts.notMailed)),
    failed: texts.resetFailed,
    question: asking(texts.reset, texts.resetText, texts.resetConfirm),
  })
  const sessions = useSecurityAction({
    call: () => teamApi.endSessions.call({ id }),
    done: ended => toast.success(texts.sessionsEnded(ended.sessions)),
    failed: texts.sessionsFailed,
    question: asking(texts.sessions, texts.sessionsText, texts.sessionsConfirm),
  })
  const factor = useSecurityAction({
    call: () => teamApi.resetSecondFactor.call({ id }),
    done: () => toast.success(texts.factorReset),
    failed: texts.factorFailed,
    question: asking(texts.factor, texts.factorOn, texts.factorConfirm),
  })
  const lock = useSecurityAction({
    call: () => teamApi.lock.call({ id }),
    done: left => say.left(texts.lockedNow, left),
    failed: texts.lockFailed,
    question: asking(texts.lockTitle(fullName), texts.lockText, texts.lockConfirm),
  })
  const unlock = useSecurityAction({
    call: () => teamApi.unlock.call({ id }),
    done: say.returned,
    failed: texts.lockFailed,
    question: asking(texts.lock, texts.lockText, texts.lockConfirm),
  })
  const removal = useSecurityAction({
    call: () => teamApi.remove.call({ id }),
    done: left => {
      say.left(texts.removed(fullName), left)
      onRemoved()
    },
    failed: texts.removeFailed,
    question: asking(texts.removeTitle(fullName), texts.removeText, texts.removeConfirm, 'danger'),
  })
  return {
    resetMail,
    sessions,
    factor,
    removal,
    lock: {
      isPending: lock.isPending || unlock.isPending,
      ask: (isLocked: boolean) => (isLocked ? lock.ask() : unlock.mutate()),
    },
  }
}
