import { useMutation, useQuery } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { useConfirm } from '#platform/web/ui/confirm-dialog.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { OwnSession } from '../contract.ts'
import { deviceOf } from '#features/access/sign-in/device.ts'
import { ownAccountApi } from './queries.ts'
import { Moment } from '#platform/web/ui/time.tsx'

const phones: ReadonlySet<string | undefined> = new Set(['iPhone', 'iPad', 'Android'])

export function SessionsCard() {
  const { sessions: texts } = useTexts('ownAccount')
  const toast = useToast()
  const confirm = useConfirm()
  const read = useQuery(ownAccountApi.sessions.queryOptions())
  const after = {
    onError: (error: Error) => toast.error(messageOf(error, texts.failed)),
  }
  const end = useMutation(
    ownAccountApi.endSession.mutationOptions({ onSuccess: () => toast.success(texts.ended), ...after }),
  )
  const endOthers = useMutation(
    ownAccountApi.endOtherSessions.mutationOptions({
      onSuccess: ({ sessions, disconnected }) => {
        const isAlone = disconnected.length === 0
        toast.success(
          isAlone
            ? texts.othersEnded(sessions)
            : `${texts.othersEnded(sessions)}. ${texts.disconnected(disconnected.join(', '))}`,
        )
      },
      ...after,
    }),
  )
  const askToEndOthers = async () => {
    const question = { title: texts.endOthersTitle, text: texts.endOthersText, confirmLabel: texts.endOthers }
    if (await confirm({ type: 'warning', ...question })) endOthers.mutate(undefined)
  }
  return (
    <Card
      title={texts.title}
      actions={
        read.data && (
          <Button size="sm" variant="ghost" loading={endOthers.isPending} onClick={() => void askToEndOthers()}>
            {texts.endOthers}
          </Button>
        )
      }
    >
      <Loaded
        read={read}
        skeleton={
          <div className="p-4">
            <Skeletons rows={2} className="h-12" />
          </div>
        }
      >
        {sessions => (
          <ul className="divide-y divide-line">
            {sessions.map(session => (
              <SessionRow key={session.id} session={session} onEnd={() => end.mutate({ id: session.id })} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  )
}

function SessionRow({ session, onEnd }: { session: OwnSession; readonly onEnd: () => void }) {
  const { sessions: texts } = useTexts('ownAccount')
  const { browser, system } = deviceOf(session.userAgent)
  const Icon = phones.has(system) ? Smartphone : Laptop
  const name = browser && system ? texts.on(browser, system) : (browser ?? system ?? texts.unknown)
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3">
      <Icon aria-hidden size={18} className="shrink-0 text-text-3" />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="font-medium text-text">{name}</span>
        <span className="text-13 text-text-2">
          <Moment at={session.createdAt} withDay say={texts.since} />
        </span>
      </span>
      {session.isThis ? (
        <Badge hue="green">{texts.thisOne}</Badge>
      ) : (
        <Button size="sm" onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  )
}
