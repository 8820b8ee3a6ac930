import { useMutation } from '@tanstack/react-query'
import { ExternalLink, Hash } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { buttonClass } from '#platform/web/ui/button-class.ts'
import { CopyField } from '#platform/web/ui/copy-field.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { discordChannelsApi } from './queries.ts'
import { Moment } from '#platform/web/ui/time.tsx'

/** The code that is typed in the channel that is to be linked. */
export function LinkDiscordChannelCode({ installUrl }: { readonly installUrl: string | null }) {
  const texts = useTexts('discordChannels')
  const toast = useToast()
  const start = useMutation(
    discordChannelsApi.startLink.mutationOptions({ onError: error => toast.error(messageOf(error, texts.codeFailed)) }),
  )
  return (
    <div className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap gap-2">
        <Button
          variant={start.data ? 'secondary' : 'primary'}
          loading={start.isPending}
          onClick={() => start.mutate(undefined)}
        >
          <Hash aria-hidden size={16} />
          {start.data ? texts.again : texts.start}
        </Button>
        {installUrl !== null && (
          <a href={installUrl} target="_blank" rel="noreferrer" className={buttonClass({})}>
            {texts.install}
            <ExternalLink aria-hidden size={15} />
          </a>
        )}
      </div>
      {start.data && (
        <CopyField
          label={texts.code}
          name="discordChannelCode"
          value={start.data.code}
          hint={<Moment at={start.data.expiresAt} withDay say={texts.validUntil} />}
          texts={texts}
        />
      )}
    </div>
  )
}
