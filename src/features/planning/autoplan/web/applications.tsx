import { useMutation, useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Week } from '#kit/week.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { assignmentKey } from '#features/planning/assignments/seat-key.ts'
import type { Application, UndoneApplication } from '../schema.ts'
import { applicationsQuery, autoplanApi } from './queries.ts'
import { serverNow } from '#platform/web/now.ts'
import { Moment } from '#platform/web/ui/time.tsx'

interface Props {
  readonly week: Week
}

/** Proposals that were applied within the last 24 hours, each with a way to undo it. */
export function UndoableApplications({ week }: Props) {
  const { applications: texts } = useTexts('autoplan')
  const read = useQuery(applicationsQuery(week))
  const [kept, setKept] = useState<UndoneApplication>()
  const now = serverNow().epochMilliseconds
  const open = (read.data ?? []).filter(({ undoneAt, until }) => undoneAt === null && Date.parse(until) > now)
  return (
    <>
      {open.length > 0 && (
        <ul aria-label={texts.label} className="mb-3 flex flex-col gap-1 print:hidden">
          {open.map(application => (
            <Line key={application.id} application={application} onKept={setKept} />
          ))}
        </ul>
      )}
      {kept && <KeptDialog kept={kept} onClose={() => setKept(undefined)} />}
    </>
  )
}

interface LineProps {
  readonly application: Application
  /** Something could not be taken back. */
  readonly onKept: (kept: UndoneApplication) => void
}

function Line({ application, onKept }: LineProps) {
  const { applications: texts } = useTexts('autoplan')
  const toast = useToast()
  const { id, label, appliedBy, appliedAt, seats } = application
  const takeBack = useMutation(
    autoplanApi.undo.mutationOptions({
      onSuccess: done => {
        if (done.touched.length + done.left.length > 0) onKept(done)
        else toast.success(texts.done(done.removed.length))
      },
      onError: error => toast.error(messageOf(error, texts.failed)),
    }),
  )
  return (
    <li className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 text-13 text-text-2">
      <Moment at={appliedAt} withDay say={at => texts.line({ label, name: appliedBy.fullName, at, count: seats })} />
      <Button
        hasConsequence
        size="sm"
        loading={takeBack.isPending}
        onClick={() => takeBack.mutate({ applicationId: id })}
      >
        <Undo2 aria-hidden size={14} />
        {texts.takeBack}
      </Button>
    </li>
  )
}

function KeptDialog({ kept: { removed, touched, left }, onClose }: { kept: UndoneApplication; onClose: () => void }) {
  const { applications: texts, apply } = useTexts('autoplan')
  return (
    <Dialog
      open
      title={texts.leftTitle(touched.length + left.length)}
      description={`${texts.done(removed.length)} ${texts.leftText}`}
      onOpenChange={open => open || onClose()}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <ul className="divide-y divide-line text-13">
        {touched.map(seat => (
          <li key={assignmentKey(seat)} className="flex flex-wrap gap-x-3 py-2">
            <span className="font-medium text-text" translate="no">
              {seat.fullName}
            </span>
            <span className="text-text-2">{apply.onDay(seat.date)}</span>
            <span className="ml-auto text-text-2">{texts.why[seat.why]}</span>
          </li>
        ))}
        {left.map(seat => (
          <li key={assignmentKey(seat)} className="flex flex-wrap gap-x-3 py-2">
            <span className="font-medium text-text" translate="no">
              {seat.fullName}
            </span>
            <span className="text-text-2">{`${seat.groupName} · ${apply.onDay(seat.date)} · ${seat.shiftName}`}</span>
            <span className="ml-auto text-text-2">{texts.notBack}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
