import { useMutation, useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { useConfirm } from '#platform/web/ui/confirm-dialog.tsx'
import { CopyField } from '#platform/web/ui/copy-field.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { calendarApi } from './queries.ts'
import { Moment } from '#platform/web/ui/time.tsx'

/** The link under which a calendar programme reads one's shifts. It is shown once: only its hash is kept. */
export function CalendarLinkCard() {
  const texts = useTexts('calendar')
  const toast = useToast()
  const confirm = useConfirm()
  const read = useQuery(calendarApi.link.queryOptions())
  const after = {
    onError: (error: Error) => toast.error(messageOf(error, texts.failed)),
  }
  const renew = useMutation(calendarApi.renew.mutationOptions(after))
  const revoke = useMutation(
    calendarApi.revoke.mutationOptions({
      ...after,
      onSuccess: () => {
        renew.reset()
        toast.success(texts.revoked)
      },
    }),
  )
  const asking = async (text: string, confirmLabel: string, deed: () => void) => {
    if (await confirm({ type: 'warning', title: confirmLabel, text, confirmLabel })) deed()
  }
  return (
    <Card title={texts.title}>
      <div className="flex flex-col gap-3 p-4">
        <p className="text-text-2">{texts.text}</p>
        {renew.data && (
          <CopyField
            label={texts.url}
            name="url"
            hint={texts.once}
            value={renew.data.url}
            texts={{ ...texts, copyFailed: texts.failed }}
          />
        )}
        <Loaded read={read} skeleton={<Skeletons rows={1} className="h-8" />}>
          {({ createdAt }) =>
            createdAt === null ? (
              <Button
                hasConsequence
                className="self-start"
                loading={renew.isPending}
                onClick={() => renew.mutate(undefined)}
              >
                {texts.make}
              </Button>
            ) : (
              <div className="flex flex-wrap items-center gap-2">
                <span className="mr-auto text-13 text-text-3">
                  <Moment at={createdAt} withDay say={texts.since} />
                </span>
                <Button
                  hasConsequence
                  size="sm"
                  loading={renew.isPending}
                  onClick={() => void asking(texts.renewText, texts.renew, () => renew.mutate(undefined))}
                >
                  {texts.renew}
                </Button>
                <Button
                  hasConsequence
                  size="sm"
                  variant="danger"
                  loading={revoke.isPending}
                  onClick={() => void asking(texts.revokeText, texts.revoke, () => revoke.mutate(undefined))}
                >
                  {texts.revoke}
                </Button>
              </div>
            )
          }
        </Loaded>
      </div>
    </Card>
  )
}
