import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { usePlatformName } from '#features/agency/platforms/web/use-platforms.ts'
import { FileField, isFileTooLarge } from '#features/foundation/spreadsheets/web/file-field.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { fieldErrors } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { CreatorPreview } from '../preview.ts'
import { creatorsApi } from './queries.ts'

/** Creators from a file: what is in it is shown before any of them is created. */
export function ImportCreatorsDialog({ onClose }: { readonly onClose: () => void }) {
  const { import: texts } = useTexts('creators')
  const toast = useToast()
  const [file, setFile] = useState<File>()
  const preview = useMutation(creatorsApi.preview.mutationOptions())
  const create = useMutation(
    creatorsApi.import.mutationOptions({
      onSuccess: ({ created }) => {
        toast.success(texts.done(created))
        onClose()
      },
    }),
  )
  const lines = preview.data?.lines
  const count = lines?.filter(({ fault }) => fault === null).length ?? 0
  return (
    <FormDialog
      // a window of its own, so that a second press on the button of the first one creates nothing
      key={lines ? 'lines' : 'file'}
      title={texts.title}
      submitLabel={lines ? texts.submit(count) : texts.read}
      isPending={preview.isPending || create.isPending}
      isDisabled={lines ? count === 0 : !file || isFileTooLarge(file)}
      error={create.error ?? preview.error}
      failed={lines ? texts.failed : texts.readFailed}
      draft={file?.name}
      onSubmit={() => file && (lines ? create : preview).mutate({ file })}
      onClose={onClose}
    >
      {lines ? (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p role="status" className="flex flex-wrap gap-x-4 text-text-2">
              <span className="font-semibold text-text">{texts.count(count)}</span>
              {lines.length > count && <span>{texts.leftOut(lines.length - count)}</span>}
            </p>
            <Button size="sm" onClick={preview.reset}>
              {texts.back}
            </Button>
          </div>
          <PreviewLines lines={lines} />
        </>
      ) : (
        <>
          <FileField file={file} error={fieldErrors(preview.error)['file']} onChange={setFile} />
          <p className="text-13 text-text-2">{texts.hint}</p>
        </>
      )}
    </FormDialog>
  )
}

function PreviewLines({ lines }: CreatorPreview) {
  const { import: texts } = useTexts('creators')
  const platformName = usePlatformName()
  return (
    <ul className="divide-y divide-line rounded-card border border-line">
      {lines.map(({ line, name, platforms, fault }) => (
        <li key={line} className="flex flex-wrap gap-x-4 gap-y-0.5 px-3 py-2 [content-visibility:auto]">
          <span className="tabular w-16 shrink-0 text-13 text-text-3">{texts.line(line)}</span>
          <span className="min-w-0 flex-1">
            <span className="block font-medium break-words text-text">{name === '' ? texts.nameless : name}</span>
            {fault === null ? (
              <span className="block text-13 text-text-2">
                {platforms.length === 0 ? texts.noAccounts : platforms.map(platformName).join(', ')}
              </span>
            ) : (
              <span data-hue="orange" className="block text-13 text-hue-fg">
                {texts.faults[fault]}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
