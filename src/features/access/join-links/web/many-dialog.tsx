import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { importsApi } from '#features/access/imports/web/queries.ts'
import { EmailAddressesField } from '#features/access/invitations/web/addresses-field.tsx'
import { CheckedList } from '#features/access/invitations/web/checked-list.tsx'
import { invitationsApi } from '#features/access/invitations/web/queries.ts'
import { UnmailedInvitationsDialog } from '#features/access/invitations/web/sent-list-dialog.tsx'
import {
  type GroupToJoin,
  type JoinDefaults,
  JoinDefaultsFields,
} from '#features/access/invitations/web/welcome-fields.tsx'
import { FileField, isFileTooLarge } from '#features/foundation/spreadsheets/web/file-field.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { lazily } from '#platform/web/lazily.ts'
import { fieldErrors, messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { submitKeys } from '#platform/web/submit-key.ts'
import { JoinLinkFields, type LinkWish } from './link-fields.tsx'
import { CreatedJoinLinkDialog } from './made-link-dialog.tsx'
import { joinLinksApi } from './queries.ts'

const ImportDialog = lazily(() => import('#features/access/imports/web/import-dialog.tsx'), 'ImportDialog')

interface Props {
  readonly groups: readonly GroupToJoin[] | undefined
  readonly onClose: () => void
}

type Way = 'list' | 'file' | 'link'

/** Many at once: by a list or a file, which are checked before anybody is invited, or by one link. */
export function InviteManyDialog({ groups, onClose }: Props) {
  const { many: texts } = useTexts('invitations')
  const { create: linkTexts } = useTexts('joinLinks')
  const fileTexts = useTexts('imports')
  const toast = useToast()
  const [way, setWay] = useState<Way>('list')
  const [text, setText] = useState('')
  const [file, setFile] = useState<File>()
  const [welcome, setWelcome] = useState<JoinDefaults>({ role: 'chatter', groupIds: [], language: null })
  const [wish, setWish] = useState<LinkWish>({ maxUses: 10, hours: 24 })
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
  const read = useMutation(importsApi.read.mutationOptions())
  const create = useMutation(joinLinksApi.create.mutationOptions())
  const take = (next: File) => {
    setFile(next)
    read.reset()
  }
  const chosen = { ...welcome, groupIds: [...welcome.groupIds] }
  if (create.data) return <CreatedJoinLinkDialog {...create.data} onClose={onClose} />
  if (send.data) return <UnmailedInvitationsDialog sent={send.data} onClose={onClose} />
  if (read.data && file) {
    return (
      <Suspense>
        <ImportDialog
          file={file}
          preview={read.data}
          welcome={welcome}
          groups={groups}
          onBack={read.reset}
          onClose={onClose}
        />
      </Suspense>
    )
  }
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
              <Button
                hasConsequence
                variant="primary"
                aria-keyshortcuts={submitKeys}
                loading={send.isPending}
                onClick={() => send.mutate({ text, ...chosen })}
              >
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
  const ways = {
    list: {
      submitLabel: texts.check,
      isDisabled: text.trim() === '',
      error: check.error,
      failed: texts.checkFailed,
      onSubmit: () => check.mutate({ text }),
      fields: <EmailAddressesField value={text} onChange={setText} />,
    },
    file: {
      submitLabel: fileTexts.read,
      isDisabled: file === undefined || isFileTooLarge(file),
      error: read.error,
      failed: fileTexts.readFailed,
      onSubmit: () => file && read.mutate({ file }),
      fields: (
        <>
          <FileField file={file} error={fieldErrors(read.error)['file']} onChange={take} />
          <p className="text-13 text-text-2">{fileTexts.hint}</p>
        </>
      ),
    },
    link: {
      submitLabel: linkTexts.submit,
      isDisabled: false,
      error: create.error,
      failed: linkTexts.failed,
      onSubmit: () => create.mutate({ ...chosen, ...wish }),
      fields: <JoinLinkFields value={wish} onChange={setWish} />,
    },
  } as const
  const { fields, ...form } = ways[way]
  return (
    <FormDialog
      title={texts.title}
      description={texts.description}
      isPending={check.isPending || read.isPending || create.isPending}
      draft={{ text, file, welcome, wish }}
      onClose={onClose}
      {...form}
    >
      <Segmented<Way>
        label={texts.way}
        value={way}
        onChange={setWay}
        options={[
          { value: 'list', label: texts.ways.list },
          { value: 'file', label: fileTexts.way },
          { value: 'link', label: texts.ways.link },
        ]}
      />
      {fields}
      {way === 'file' && <h3 className="font-semibold text-text">{fileTexts.defaults}</h3>}
      <JoinDefaultsFields value={welcome} onChange={setWelcome} groups={groups} />
    </FormDialog>
  )
}
