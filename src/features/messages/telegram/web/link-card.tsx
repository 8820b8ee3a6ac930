import { useMutation } from '@tanstack/react-query'
import { ExternalLink, Send } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { fieldErrors, formMessage, messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { buttonClass } from '#platform/web/ui/button-class.ts'
import { Card } from '#platform/web/ui/card.tsx'
import { CopyField } from '#platform/web/ui/copy-field.tsx'
import { Form, textIn } from '#platform/web/ui/form.tsx'
import { Spinner } from '#platform/web/ui/spinner.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { type ChatIdFault, readChatId } from '../chat-id.ts'
import type { TelegramStatus } from '../schema.ts'
import { telegramApi } from './queries.ts'
import { Moment } from '#platform/web/ui/time.tsx'

/** Two ways to link a chat: a link that opens it, or the id that the bot shows in it and the consent of the chat. */
export function LinkTelegramChatCard({ pending }: { readonly pending: TelegramStatus['pending'] }) {
  const { link: texts } = useTexts('telegram')
  const toast = useToast()
  const start = useMutation(
    telegramApi.startLink.mutationOptions({ onError: error => toast.error(messageOf(error, texts.failed)) }),
  )
  return (
    <>
      <Card title={texts.title}>
        <div className="flex flex-col gap-3 p-4">
          <p className="text-text-2">{texts.text}</p>
          {start.data ? (
            <StartedLink {...start.data} />
          ) : (
            <Button
              variant="primary"
              className="self-start"
              loading={start.isPending}
              onClick={() => start.mutate(undefined)}
            >
              <Send aria-hidden size={16} />
              {texts.start}
            </Button>
          )}
        </div>
      </Card>
      {pending ? <PendingChat {...pending} /> : <ByChatId />}
    </>
  )
}

function StartedLink({ code, url, expiresAt }: { code: string; url: string | null; expiresAt: string }) {
  const { link: texts } = useTexts('telegram')
  return (
    <>
      {url !== null && (
        <a href={url} target="_blank" rel="noreferrer" className={`${buttonClass({ variant: 'primary' })} self-start`}>
          {texts.open}
          <ExternalLink aria-hidden size={15} />
        </a>
      )}
      <CopyField
        label={texts.code}
        name="code"
        value={`/start ${code}`}
        hint={<Moment at={expiresAt} withDay say={texts.validUntil} />}
        texts={{ ...texts, copyFailed: texts.failed }}
      />
      <p role="status" className="flex items-center gap-2 text-13 text-text-3">
        <Spinner />
        {texts.waiting}
      </p>
    </>
  )
}

/** The bot has asked in a chat, and waits for its answer. */
function PendingChat({ chatId, expiresAt }: NonNullable<TelegramStatus['pending']>) {
  const { link: texts } = useTexts('telegram')
  const toast = useToast()
  const { mutate: cancel, isPending } = useMutation(
    telegramApi.unlink.mutationOptions({ onError: error => toast.error(messageOf(error, texts.failed)) }),
  )
  return (
    <Card title={texts.byId}>
      <div className="flex flex-col gap-3 p-4">
        <p role="status" className="flex items-center gap-2">
          <Spinner />
          {texts.pending(chatId)}
        </p>
        <p className="text-13 text-text-2">{texts.pendingHint}</p>
        <p className="text-13 text-text-3">
          <Moment at={expiresAt} withDay say={texts.validUntil} />
        </p>
        <Button size="sm" className="self-start" loading={isPending} onClick={() => cancel(undefined)}>
          {texts.cancel}
        </Button>
      </div>
    </Card>
  )
}

function ByChatId() {
  const { link: texts, refusals } = useTexts('telegram')
  const [fault, setFault] = useState<ChatIdFault>()
  const { mutate, isPending, error } = useMutation(telegramApi.linkByChatId.mutationOptions())
  const submit = (values: FormData) => {
    const read = readChatId(textIn(values, 'chatId'))
    setFault(read.ok ? undefined : read.fault)
    if (read.ok) mutate({ chatId: read.chatId })
  }
  return (
    <Card title={texts.byId}>
      <Form
        className="flex flex-wrap items-start gap-2 p-4"
        errors={fault === undefined ? fieldErrors(error) : { chatId: refusals[fault] }}
        message={fault === undefined ? formMessage(error, texts.failed) : undefined}
        onSubmit={submit}
      >
        <div className="min-w-0 flex-[1_1_14rem]">
          <TextField
            label={texts.chatId}
            name="chatId"
            hint={texts.byIdHint}
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
          />
        </div>
        <Button type="submit" loading={isPending} className="mt-6">
          {texts.save}
        </Button>
      </Form>
    </Card>
  )
}
