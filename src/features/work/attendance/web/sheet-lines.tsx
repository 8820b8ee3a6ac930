import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dotted } from '#platform/web/ui/dotted.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { textIn } from '#platform/web/ui/form.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { Moment, ShiftTime, Stretch } from '#platform/web/ui/time.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { arrivalOf } from '../arrival.ts'
import type { Timesheet, SheetLine } from '../schema.ts'
import { isAttendanceOver, maxReasonLength } from '../states.ts'
import { CorrectionDialog } from './correction-dialog.tsx'
import { useSheetFormats } from './formats.ts'
import { attendanceApi } from './queries.ts'
import { serverNow } from '#platform/web/now.ts'

interface Props {
  readonly sheet: Pick<Timesheet, 'lines' | 'closedAt'>
  readonly keeps: boolean
}

/** A person's shifts of a month, each with what came of it and what can be done about it. */
export function SheetLines({ sheet, keeps }: Props) {
  const [correcting, setCorrecting] = useState<SheetLine>()
  const [refusing, setRefusing] = useState<RefusedRequest>()
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
        {sheet.lines.map(line => (
          <Line
            key={line.assignmentId}
            line={line}
            keeps={keeps}
            isClosed={sheet.closedAt !== null}
            onCorrect={() => setCorrecting(line)}
            onRefuse={requestId => setRefusing({ line, requestId })}
          />
        ))}
      </ul>
      {correcting && <CorrectionDialog line={correcting} keeps={keeps} onClose={() => setCorrecting(undefined)} />}
      {refusing && <RefusalDialog {...refusing} onClose={() => setRefusing(undefined)} />}
    </>
  )
}

interface LineProps extends Omit<Props, 'sheet'> {
  readonly line: SheetLine
  readonly isClosed: boolean
  readonly onCorrect: () => void
  readonly onRefuse: (requestId: string) => void
}

function Line({ line, keeps, isClosed, onCorrect, onRefuse }: LineProps) {
  const { sheet: texts } = useTexts('attendance')
  const canCorrect = isLineOver(line)
  const came = useWork(line)
  const arrival = useArrival(line)
  const isAsked = line.request?.state === 'open'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-2.5 text-14">
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-text">
          <span className="font-medium">
            <ShiftTime shift={line} withDay />
          </span>
          {` · ${line.shiftName} · ${line.groupName}`}
        </p>
        <p className="text-13 text-text-2">
          <Dotted
            parts={[
              came,
              line.ending === 'shift' && texts.line.ended,
              arrival && <span className={arrival.look}>{arrival.text}</span>,
              line.leftEarly && <span className="text-orange-fg">{texts.line.leftEarly}</span>,
              line.isNight && texts.line.night,
            ]}
          />
        </p>
        {line.correction && (
          <p className="text-13 text-text-2">
            {texts.line.corrected(line.correction.by)}: {line.correction.reason}
          </p>
        )}
        {line.request && (
          <p className={`text-13 ${isAsked ? 'text-orange-fg' : 'text-text-3'}`}>
            {`${texts.request[line.request.state]} · `}
            <Stretch
              stretch={{ start: line.request.wishedStart, end: line.request.wishedEnd }}
              say={times => texts.wish(times, line.request?.note ?? '')}
            />
            {line.request.answer !== '' && ` · ${line.request.answer}`}
          </p>
        )}
      </div>
      <Hours line={line} isOver={canCorrect} />
      {(isAsked || canCorrect) && !isClosed && (
        <div className="flex flex-wrap gap-2">
          {isAsked && line.request && (
            <RequestDeeds requestId={line.request.id} keeps={keeps} canGrant={canCorrect} onRefuse={onRefuse} />
          )}
          {canCorrect && (keeps || !isAsked) && (
            <Button size="sm" onClick={onCorrect}>
              {keeps ? texts.correct : texts.ask}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

/** Null: what is marked beside it need not be said twice. */
function useWork(line: SheetLine): ReactNode {
  const { sheet: texts, standings, own } = useTexts('attendance')
  if (line.worked === null)
    return line.standing === 'missing' || line.standing === 'late' ? null : standings[line.standing]
  if (line.basis === 'plan') return texts.line.byPlan
  return line.standing === 'on' ? (
    <Moment at={line.checkedInAt ?? line.worked.start} say={own.since} />
  ) : (
    <Stretch stretch={line.worked} say={texts.line.worked} />
  )
}

function useArrival(line: SheetLine): { readonly text: ReactNode; readonly look: string } | undefined {
  const { sheet: texts } = useTexts('attendance')
  const arrival = arrivalOf(line)
  switch (arrival?.kind) {
    case 'missing':
      return { text: texts.line.missing, look: 'text-red-fg' }
    case 'missingUntil':
    case 'checkedInAt':
      return { text: <Moment at={arrival.at} say={texts.line[arrival.kind]} />, look: 'text-orange-fg' }
    case 'notCheckedIn':
      return { text: texts.line.notIn, look: 'text-orange-fg' }
    case 'late':
      return { text: texts.line.late, look: 'text-orange-fg' }
    case undefined:
      return undefined
  }
}

/** A future shift shows a dash. A shift across the end of the month shows its hours in this month and in total. */
function Hours({ line, isOver }: { readonly line: SheetLine; readonly isOver: boolean }) {
  const { sheet: texts } = useTexts('attendance')
  const formats = useSheetFormats()
  const { worked, minutes } = line
  const whole = worked === null ? 0 : Temporal.Instant.from(worked.end).since(worked.start).total('minutes')
  return (
    <span className="tabular font-medium sm:w-20 sm:text-right text-text">
      {worked === null && !isOver ? '–' : formats.hours(minutes)}
      {whole > minutes && (
        <span className="block text-13 font-normal text-text-2">{texts.line.ofWhole(formats.hours(whole))}</span>
      )}
    </span>
  )
}

export const isLineOver = ({ endsAt, checkedOutAt, isPlanned }: SheetLine): boolean =>
  isAttendanceOver(
    {
      endsAt: Temporal.Instant.from(endsAt),
      checkedOutAt: checkedOutAt === null ? null : Temporal.Instant.from(checkedOutAt),
      isRemoved: !isPlanned,
    },
    serverNow(),
  )

interface DeedsProps extends Pick<LineProps, 'keeps' | 'onRefuse'> {
  readonly requestId: string
  readonly canGrant: boolean
}

function RequestDeeds({ requestId, keeps, canGrant, onRefuse }: DeedsProps) {
  const { sheet: texts, failed } = useTexts('attendance')
  const toast = useToast()
  const onError = (error: Error) => toast.error(messageOf(error, failed))
  const onSuccess = () => toast.success(texts.decided)
  const grant = useMutation(attendanceApi.decide.mutationOptions({ onError, onSuccess }))
  const withdraw = useMutation(attendanceApi.withdraw.mutationOptions({ onError }))
  if (!keeps) {
    return (
      <Button hasConsequence size="sm" loading={withdraw.isPending} onClick={() => withdraw.mutate({ requestId })}>
        {texts.withdraw}
      </Button>
    )
  }
  return (
    <>
      {canGrant && (
        <Button
          hasConsequence
          size="sm"
          variant="primary"
          loading={grant.isPending}
          onClick={() => grant.mutate({ requestId, isGranted: true, answer: '' })}
        >
          {texts.grant}
        </Button>
      )}
      <Button size="sm" disabled={grant.isPending} onClick={() => onRefuse(requestId)}>
        {texts.refuse}
      </Button>
    </>
  )
}

interface RefusedRequest {
  readonly line: SheetLine
  readonly requestId: string
}

function RefusalDialog({ line, requestId, onClose }: RefusedRequest & { readonly onClose: () => void }) {
  const { sheet: texts, failed } = useTexts('attendance')
  const formats = useSheetFormats()
  const toast = useToast()
  const refuse = useMutation(
    attendanceApi.decide.mutationOptions({
      onSuccess: () => {
        toast.success(texts.decided)
        onClose()
      },
    }),
  )
  return (
    <FormDialog
      title={texts.refuseOf(formats.shift(line))}
      submitLabel={texts.refuse}
      isPending={refuse.isPending}
      error={refuse.error}
      failed={failed}
      onSubmit={values => refuse.mutate({ requestId, isGranted: false, answer: textIn(values, 'answer') })}
      onClose={onClose}
    >
      <TextField label={texts.reason} name="answer" maxLength={maxReasonLength} />
    </FormDialog>
  )
}
