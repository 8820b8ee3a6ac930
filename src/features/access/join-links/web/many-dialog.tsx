import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { AddressesField } from '#features/access/invitations/web/addresses-field.tsx'
import { CheckedList } from '#features/access/invitations/web/checked-list.tsx'
import { invitationsApi } from '#features/access/invitations/web/queries.ts'
import { SentListDialog } from '#features/access/invitations/web/sent-list-dialog.tsx'
import { type GroupToJoin, type Welcome, WelcomeFields } from '#features/access/invitations/web/welcome-fields.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { LinkFields, type LinkWish } from './link-fields.tsx'
import { MadeLinkDialog } from './made-link-dialog.tsx'
import { joinLinksApi } from './queries.ts'

interface Props {
  readonly groups: readonly GroupToJoin[] | undefined
  readonly onClose: () => void
}

type Way = 'list' | 'link'

/** Many at once: by a list, which is checked before anybody is invited, or by one link. */
export function ManyDialog({ groups, onClose }: Props) {
  const { many: texts } = useTexts('invitations')
  const { create: linkTexts } = useTexts('joinLinks')
  const toast = useToast()
  const [way, setWay] = useState<Way>('list')
  const [text, setText] = useState('')
  const [welcome, setWelcome] = useState<Welcome>({ role: 'chatter', groupIds: [], language: null })
  const [wish, setWish] = useState<LinkWish>({ most: 10, hours: 24 })
  const check = useMutation(invitationsApi.checkList.mutationOptions())
  const send = useMutation(
    invitationsApi.sendList.mutationOptions({
      onSuccess: ({ invited }) => {
        if (invited.some(({ isMailed }) => !isMailed)) return
        toast.success(texts.sent(invited.length))
        onClose()
      },
      onError: error => toast.error(messageOf(error, texts.failed)),
    }),
  )
  const create = useMutation(joinLinksApi.create.mutationOptions())
  const chosen = { ...welcome, groupIds: [...welcome.groupIds] }
  if (create.data) return <MadeLinkDialog {...create.data} onClose={onClose} />
  if (send.data) return <SentListDialog sent={send.data} onClose={onClose} />
  if (check.data) {
    const { good } = check.data
    return (
      <Dialog
        open
        title={texts.title}
        isChanged={() => good.length > 0}
        onOpenChange={open => open || onClose()}
        footer={
          <>
            <Button onClick={check.reset}>{texts.back}</Button>
            {good.length > 0 && (
              <Button variant="primary" loading={send.isPending} onClick={() => send.mutate({ text, ...chosen })}>
                {texts.submit(good.length)}
              </Button>
            )}
          </>
        }
      >
        <CheckedList {...check.data} />
      </Dialog>
    )
  }
  const isList = way === 'list'
  return (
    <FormDialog
      title={texts.title}
      description={texts.description}
      submitLabel={isList ? texts.check : linkTexts.submit}
      isPending={check.isPending || create.isPending}
      isDisabled={isList && text.trim() === ''}
      error={isList ? check.error : create.error}
      failed={isList ? texts.checkFailed : linkTexts.failed}
      draft={{ text, welcome, wish }}
      onSubmit={() => (isList ? check.mutate({ text }) : create.mutate({ ...chosen, ...wish }))}
      onClose={onClose}
    >
      <Segmented<Way>
        label={texts.way}
        value={way}
        onChange={setWay}
        options={[
          { value: 'list', label: texts.ways.list },
          { value: 'link', label: texts.ways.link },
        ]}
      />
      {isList ? <AddressesField value={text} onChange={setText} /> : <LinkFields value={wish} onChange={setWish} />}
      <WelcomeFields value={welcome} onChange={setWelcome} groups={groups} />
    </FormDialog>
  )
}
