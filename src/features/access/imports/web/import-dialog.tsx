import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { UnmailedInvitationsDialog } from '#features/access/invitations/web/sent-list-dialog.tsx'
import type { GroupToJoin, JoinDefaults } from '#features/access/invitations/web/welcome-fields.tsx'
import { EncodingField } from '#features/foundation/spreadsheets/web/encoding-field.tsx'
import { ColumnList } from '#features/foundation/spreadsheets/web/column-list.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { Tabs } from '#platform/web/ui/tabs.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { submitKeys } from '#platform/web/submit-key.ts'
import type { FilePreview, ReadFile } from '../schema.ts'
import { linesToSend, byLine, isReady, type EditedLine, linesOf } from './edited-lines.ts'
import { LineList } from './line-list.tsx'
import { importsApi } from './queries.ts'
import { useUndoImport } from './use-undo.ts'

interface Props {
  readonly file: File
  readonly preview: FilePreview
  /** What holds where the file says nothing. */
  readonly welcome: JoinDefaults
  readonly groups: readonly GroupToJoin[] | undefined
  readonly onBack: () => void
  readonly onClose: () => void
}

/** The people in a file, line by line; nobody is invited before it is said. */
export function ImportDialog({ file, preview: first, welcome, groups, onBack, onClose }: Props) {
  const texts = useTexts('imports')
  const { many } = useTexts('invitations')
  const toast = useToast()
  const undo = useUndoImport()
  const [wish, setWish] = useState<ReadFile>({ file })
  const [preview, setPreview] = useState(first)
  const [lines, setLines] = useState(() => linesOf(first, welcome))
  const [faults, setFaults] = useState(() => byLine(first.faults))
  const [tab, setTab] = useState(first.isComplete ? 'lines' : 'columns')

  const read = useMutation(importsApi.read.mutationOptions())
  const reread = (change: Partial<ReadFile>) => {
    const next = { ...wish, ...change }
    setWish(next)
    // of several readings under way only the last is shown
    read.mutate(next, {
      onSuccess: found => {
        setPreview(found)
        setLines(linesOf(found, welcome))
        setFaults(byLine(found.faults))
      },
    })
  }
  const check = useMutation(
    importsApi.check.mutationOptions({
      onError: error => toast.error(messageOf(error, texts.checkFailed)),
    }),
  )
  const change = (next: EditedLine) => {
    const changed = lines.map(line => (line.line === next.line ? next : line))
    setLines(changed)
    const left = linesToSend(changed)
    if (left.length > 0) check.mutate({ lines: left }, { onSuccess: found => setFaults(byLine(found.faults)) })
  }
  const send = useMutation(
    importsApi.send.mutationOptions({
      onSuccess: ({ id, invited, faults: meanwhile }) => {
        const isMailed = invited.every(one => one.isMailed)
        const count = invited.length
        toast.success(isMailed ? texts.sent(count) : many.doneTitle(count), {
          ...(meanwhile.length > 0 && { description: texts.leftMeanwhile(meanwhile.length) }),
          action: { label: texts.undo, onClick: () => undo(id) },
        })
        if (isMailed) onClose()
      },
      onError: error => toast.error(messageOf(error, texts.sendFailed)),
    }),
  )
  if (send.data) return <UnmailedInvitationsDialog sent={send.data} onClose={onClose} />

  const ready = lines.filter(line => isReady(line, faults))
  const leftOut = lines.filter(({ isLeftOut }) => isLeftOut).length
  const isBusy = read.isPending || check.isPending
  return (
    <Dialog
      open
      size="lg"
      isChanged={() => !send.isPending && !send.isSuccess}
      onOpenChange={isOpen => isOpen || onClose()}
      title={texts.title}
      description={file.name}
      footer={
        <>
          <Button onClick={onBack}>{texts.back}</Button>
          <Button
            hasConsequence
            variant="primary"
            aria-keyshortcuts={submitKeys}
            loading={send.isPending}
            disabled={ready.length === 0 || isBusy || read.isError}
            onClick={() =>
              send.mutate({ fileName: file.name, lines: linesToSend(ready), leftOut: lines.length - ready.length })
            }
          >
            {texts.submit(ready.length)}
          </Button>
        </>
      }
    >
      <div aria-busy={isBusy} className="flex flex-col gap-4">
        {read.error && <Notice kind="danger">{messageOf(read.error, texts.readFailed)}</Notice>}
        <p role="status" className="flex flex-wrap gap-x-4 gap-y-1 text-text-2">
          <span className="font-semibold text-text">{texts.counts.invited(ready.length)}</span>
          {lines.length > ready.length + leftOut && (
            <span>{texts.counts.faulty(lines.length - ready.length - leftOut)}</span>
          )}
          {leftOut > 0 && <span>{texts.counts.left(leftOut)}</span>}
        </p>
        <EncodingField
          encoding={preview.encoding}
          choices={preview.encodings}
          onChange={encoding => reread({ encoding })}
        />
        {preview.sheets.length > 1 && preview.sheet !== null && (
          <Select
            label={texts.sheet}
            value={preview.sheet}
            options={preview.sheets.map(value => ({ value, label: value }))}
            onChange={sheet => reread({ sheet, columns: undefined })}
          />
        )}
        <Tabs
          label={texts.title}
          value={tab}
          onChange={setTab}
          tabs={[
            {
              value: 'lines',
              label: texts.tabs.lines,
              count: lines.length,
              content: (
                <>
                  <Said preview={preview} />
                  {lines.length > 0 && <LineList lines={lines} faults={faults} groups={groups} onChange={change} />}
                </>
              ),
            },
            {
              value: 'columns',
              label: texts.tabs.columns,
              content: (
                <>
                  <Said preview={preview} />
                  <ColumnList
                    fields={texts.fields}
                    columns={preview.columns.map((column, at) => ({
                      ...column,
                      field: wish.columns ? (wish.columns[at] ?? null) : column.field,
                    }))}
                    onChange={columns => reread({ columns })}
                  />
                </>
              ),
            },
          ]}
        />
      </div>
    </Dialog>
  )
}

/** How the file was understood, where that is not plain. */
function Said({ preview: { isComplete, isHeaded, furtherHeads, lines } }: { preview: FilePreview }) {
  const texts = useTexts('imports')
  return (
    <div className="mb-4 flex flex-col gap-2 empty:hidden">
      {!isComplete && <Notice kind="warning">{texts.incomplete}</Notice>}
      {isComplete && !isHeaded && <Notice kind="info">{texts.headless}</Notice>}
      {furtherHeads.length > 0 && <Notice kind="info">{texts.furtherHeads(furtherHeads)}</Notice>}
      {isComplete && lines.length === 0 && <Notice kind="warning">{texts.empty}</Notice>}
    </div>
  )
}
