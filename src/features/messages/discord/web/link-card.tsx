import { useMutation } from '@tanstack/react-query'
import { ExternalLink, MessageSquare } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { buttonClass } from '#platform/web/ui/button-class.ts'
import { Card } from '#platform/web/ui/card.tsx'
import { CopyField } from '#platform/web/ui/copy-field.tsx'
import { Spinner } from '#platform/web/ui/spinner.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { discordApi } from './queries.ts'
import { Moment } from '#platform/web/ui/time.tsx'

/** The way into Discord, and the code that is typed there. */
export function LinkDiscordChatCard({ installUrl }: { installUrl: string | null }) {
  const { link: texts } = useTexts('discord')
  const toast = useToast()
  const start = useMutation(
    discordApi.startLink.mutationOptions({ onError: error => toast.error(messageOf(error, texts.failed)) }),
  )
  return (
    <Card title={texts.title}>
      <div className="flex flex-col gap-3 p-4">
        <p className="text-text-2">{texts.text}</p>
        <div className="flex flex-wrap gap-2">
          {!start.data && (
            <Button variant="primary" loading={start.isPending} onClick={() => start.mutate(undefined)}>
              <MessageSquare aria-hidden size={16} />
              {texts.start}
            </Button>
          )}
          {installUrl !== null && (
            <a href={installUrl} target="_blank" rel="noreferrer" className={buttonClass({})}>
              {texts.install}
              <ExternalLink aria-hidden size={15} />
            </a>
          )}
        </div>
        {start.data && <Code {...start.data} />}
      </div>
    </Card>
  )
}

function Code({ code, expiresAt }: { code: string; expiresAt: string }) {
  const { link: texts } = useTexts('discord')
  return (
    <>
      <CopyField
        label={texts.code}
        name="discordCode"
        value={code}
        hint={<Moment at={expiresAt} withDay say={texts.validUntil} />}
        texts={texts}
      />
      <p role="status" className="flex items-center gap-2 text-13 text-text-3">
        <Spinner />
        {texts.waiting}
      </p>
    </>
  )
}
