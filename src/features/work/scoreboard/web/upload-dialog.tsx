import { useMutation, useQuery } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { FileField, isFileTooLarge } from '#features/foundation/spreadsheets/web/file-field.tsx'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { fieldErrors, formMessage, messageOf, refusalIn } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { useUiTexts } from '#platform/web/ui/texts.tsx'
import { submitKeys } from '#platform/web/submit-key.ts'
import { dateOrderOf } from '#kit/locale-patterns.ts'
import type { Month } from '#kit/month.ts'
import type { Preview, Upload } from '../schema.ts'
import { type Assignments, revenueIn, type UploadedRevenue } from './assignments.ts'
import { useScoreboardFormats } from './formats.ts'
import { scoreboardApi } from './queries.ts'
import { UploadPreview } from './upload-preview.tsx'

interface Props {
  /** What the page shows. */
  readonly month: Month | undefined
  /** Shown in the preview. */
  readonly notice: ComponentType<{ readonly month: Month; readonly revenue: readonly UploadedRevenue[] }>
  readonly onClose: () => void
  readonly onSaved: (month: Month) => void
}

/** First a file and a month, then what the file holds; only that is saved. */
export function UploadDialog({ month: shown, notice: RevenueNotice, onClose, onSaved }: Props) {
  const { upload: texts } = useTexts('scoreboard')
  const words = useUiTexts()
  const language = useLanguage()
  const formats = useScoreboardFormats()
  const toast = useToast()
  const uploads = useQuery(scoreboardApi.uploads.queryOptions({ input: {} }))
  const [file, setFile] = useState<File>()
  const [chosen, setMonth] = useState<Month>()
  const [asked, setAsked] = useState<{ wish: Upload; preview: Preview | undefined }>()
  const [assignments, setAssignments] = useState<Assignments>(new Map())
  const months = uploads.data?.months ?? []
  const month = chosen ?? months.find(each => each === shown) ?? months.at(-1)

  const preview = useMutation(
    scoreboardApi.preview.mutationOptions({
      // of several readings under way only that of the last wish is shown
      onSuccess: (found, wish) => setAsked(now => (now?.wish === wish ? { wish, preview: found } : now)),
    }),
  )
  const read = (wish: Upload) => {
    setAsked(before => ({ wish, preview: before?.preview }))
    preview.mutate(wish)
  }
  const back = () => {
    setAsked(undefined)
    preview.reset()
    save.reset()
  }
  const save = useMutation(
    scoreboardApi.save.mutationOptions({
      onSuccess: ({ people }, { month: saved }) => {
        toast.success(texts.saved(formats.month(saved), people))
        onSaved(saved)
        onClose()
      },
      onError: error => {
        if (refusalIn(error)?.code === 'scoreboard.stalePreview' && asked) read(asked.wish)
      },
    }),
  )
  const take = (next: File) => {
    setFile(next)
    preview.reset()
  }
  const open = asked?.preview?.people.filter(({ key, profileId }) => profileId === null && !assignments.has(key)) ?? []
  const errors = fieldErrors(preview.error)
  // until it is saved, a chosen file and what was said about it
  const isChanged = () => file !== undefined && !save.isPending && !save.isSuccess

  if (asked?.preview === undefined) {
    return (
      <Dialog
        open
        isChanged={isChanged}
        onOpenChange={isOpen => isOpen || onClose()}
        title={texts.title}
        description={texts.text}
        footer={
          <>
            <Button onClick={onClose}>{words.cancel}</Button>
            <Button
              variant="primary"
              aria-keyshortcuts={submitKeys}
              loading={preview.isPending}
              disabled={file === undefined || month === undefined || isFileTooLarge(file)}
              // only the browser knows its English
              onClick={() => file && month && read({ file, month, dateOrder: dateOrderOf(language) })}
            >
              {texts.read}
            </Button>
          </>
        }
      >
        <Loaded read={uploads} skeleton={<Skeletons rows={2} className="h-16" />}>
          {() => (
            <div className="flex flex-col gap-4">
              <Failure error={preview.error} failed={texts.failed} />
              <MonthSelect months={months} value={month} error={errors['month']} onChange={setMonth} />
              <FileField file={file} error={errors['file']} onChange={take} />
            </div>
          )}
        </Loaded>
      </Dialog>
    )
  }
  const { wish, preview: found } = asked
  const name = formats.month(found.month)
  const isAnswered =
    found.isComplete &&
    found.ambiguousCount === 0 &&
    !found.dateConflict &&
    found.people.length > 0 &&
    open.length === 0
  return (
    <Dialog
      open
      isChanged={isChanged}
      onOpenChange={isOpen => isOpen || onClose()}
      title={texts.title}
      description={`${wish.file.name} · ${name}`}
      size="lg"
      footer={
        <>
          <Button onClick={back}>{texts.back}</Button>
          <Button
            hasConsequence
            variant="primary"
            aria-keyshortcuts={submitKeys}
            loading={save.isPending}
            disabled={!isAnswered || preview.isPending || preview.isError}
            onClick={() =>
              save.mutate({
                ...wish,
                // the order that the preview showed is confirmed with it
                dateOrder: found.openDate?.order,
                fingerprint: found.fingerprint,
                assignments: [...assignments].map(([key, profileId]) => ({ key, profileId })),
              })
            }
          >
            {found.replaces ? texts.replace(name) : texts.save(name)}
          </Button>
        </>
      }
    >
      <Failure error={save.error ?? preview.error} failed={save.error ? texts.saveFailed : texts.failed} />
      <UploadPreview
        notice={<RevenueNotice month={found.month} revenue={revenueIn(found, assignments)} />}
        preview={found}
        chosen={wish.columns}
        assignments={assignments}
        isReading={preview.isPending}
        onAssign={setAssignments}
        onChange={change => read({ ...wish, ...change })}
      />
    </Dialog>
  )
}

function MonthSelect({
  months,
  value,
  error,
  onChange,
}: {
  months: readonly Month[]
  value: Month | undefined
  error: string | undefined
  readonly onChange: (month: Month) => void
}) {
  const texts = useTexts('scoreboard')
  const { month: nameOf } = useScoreboardFormats()
  return (
    <Select
      name="month"
      label={texts.month}
      error={error}
      options={months.map(each => ({ value: each, label: nameOf(each) }))}
      onChange={onChange}
      {...(value === undefined ? {} : { value })}
    />
  )
}

/** What no field says already. */
function Failure({ error, failed }: { error: unknown; failed: string }) {
  if (!error) return undefined
  const isAtField = ['file', 'month'].some(field => fieldErrors(error)[field] !== undefined)
  const message = isAtField ? undefined : (formMessage(error, failed) ?? messageOf(error, failed))
  return message === undefined ? undefined : (
    <div className="mb-4">
      <Notice kind="danger">{message}</Notice>
    </div>
  )
}
