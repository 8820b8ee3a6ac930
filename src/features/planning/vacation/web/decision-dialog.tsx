import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { fieldErrors, formMessage, messageOf, refusalIn } from '#platform/web/rpc.ts'
import type { RowOutcome } from '#platform/web/row-outcomes.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Form } from '#platform/web/ui/form.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { useLongText } from '#platform/web/use-draft.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import { submitKeys } from '#platform/web/submit-key.ts'
import type { Decision, DecisionView } from '../schema.ts'
import { maxTextLength, type RequestMove, possibleRequestMoves, undoneBy } from '../states.ts'
import { vacationApi } from './queries.ts'
import { RequestDays } from './request-days.tsx'
import { RequestFacts } from './request-facts.tsx'
import { ApprovalPreview } from './approval-preview.tsx'

interface Props {
  readonly requestId: string
  readonly onClose: () => void
  readonly onDone: (outcome: RowOutcome) => void
  /** Another request is to be shown. */
  readonly onOpen: (requestId: string) => void
}

/** A request with what approving it would do, and every move there is from where it stands. */
export function DecisionDialog({ requestId, onClose, onDone, onOpen }: Props) {
  const { decision: texts } = useTexts('vacation')
  const read = useQuery(vacationApi.find.queryOptions({ input: { id: requestId } }))
  const response = useLongText(`vacation.decision ${requestId}`)
  const close = () => {
    response.forget()
    onClose()
  }
  const { decide, remove } = useDecision(requestId, outcome => {
    onDone(outcome)
    close()
  })
  const view = read.data
  const gone = refusalIn(read.error)
  const move = (name: RequestMove) => {
    if (!view) return
    decide.mutate({
      version: view.request.version,
      move: name,
      ...(response.text === '' ? {} : { response: response.text }),
      opens: view.whatIf.seats.map(({ id }) => id),
    })
  }
  return (
    <Dialog
      open
      onOpenChange={open => open || close()}
      // an answer that was typed, until a decision takes it along
      isChanged={() => !gone && response.text.trim() !== '' && !decide.isPending && !remove.isPending}
      title={view ? texts.title(view.request.fullName) : texts.loading}
      size="lg"
      footer={
        // of what was withdrawn there is nothing to decide, whatever was read before
        view &&
        !gone && (
          <>
            <span className="mr-auto">
              <TwoStepButton
                label={texts.remove}
                sureLabel={texts.removeSure}
                loading={remove.isPending}
                onSure={() => remove.mutate()}
              />
            </span>
            {possibleRequestMoves(view.request.status)
              .toReversed()
              .map((name, index, all) => (
                <Button
                  hasConsequence
                  key={name}
                  variant={index === all.length - 1 ? 'primary' : 'secondary'}
                  aria-keyshortcuts={index === all.length - 1 ? submitKeys : undefined}
                  loading={decide.isPending && decide.variables.move === name}
                  disabled={decide.isPending || remove.isPending}
                  onClick={() => move(name)}
                >
                  {texts.moves[name]}
                </Button>
              ))}
          </>
        )
      }
    >
      {gone ? (
        <Notice kind="warning">{gone.message}</Notice>
      ) : (
        <Loaded read={read} skeleton={<Skeletons rows={4} className="h-12" />}>
          {loaded => (
            <Form className="flex flex-col gap-5" errors={fieldErrors(decide.error)} onSubmit={() => {}}>
              <RequestFacts request={loaded.request} limit={loaded.whatIf.limit} />
              {loaded.request.status !== 'approved' && <ApprovalPreview view={loaded} />}
              <OtherPending view={loaded} onOpen={onOpen} />
              {loaded.request.status !== 'approved' && (
                <TextArea
                  label={texts.response}
                  name="response"
                  rows={2}
                  maxLength={maxTextLength}
                  {...response.field}
                />
              )}
            </Form>
          )}
        </Loaded>
      )}
    </Dialog>
  )
}

function OtherPending({ view, onOpen }: { view: DecisionView; readonly onOpen: (requestId: string) => void }) {
  const { decision: texts } = useTexts('vacation')
  if (view.otherPending.length === 0) return undefined
  return (
    <section>
      <h3 className="text-13 font-semibold text-text">{texts.others}</h3>
      <ul className="mt-2 flex flex-col gap-1.5">
        {view.otherPending.map(other => (
          <li key={other.id}>
            <button
              type="button"
              onClick={() => onOpen(other.id)}
              className="w-full rounded-control border border-line px-3 py-2 text-left hover:bg-hover"
            >
              <RequestDays {...other} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How long "really?" stands there, in milliseconds (docs/product/en/vacation.md#taking-back). */
const sureTime = 3000

interface TwoStepProps {
  readonly label: string
  readonly sureLabel: string
  readonly loading: boolean
  readonly onSure: () => void
}

/** Asks once more on the button itself, and forgets the question after three seconds. */
function TwoStepButton({ label, sureLabel, loading, onSure }: TwoStepProps) {
  const [asks, setAsks] = useState(false)
  useEffect(() => {
    if (!asks) return undefined
    const timer = setTimeout(() => setAsks(false), sureTime)
    return () => clearTimeout(timer)
  }, [asks])
  return (
    <Button
      hasConsequence
      variant={asks ? 'danger' : 'ghost'}
      loading={loading}
      onClick={() => {
        if (asks) onSure()
        setAsks(!asks)
      }}
    >
      <span aria-live="polite">{asks ? sureLabel : label}</span>
    </Button>
  )
}

/** Decides or deletes, says so, and has everything it touches read again; a refusal shows what happened meanwhile. */
function useDecision(requestId: string, onDone: (outcome: RowOutcome) => void) {
  const { decision: texts, board, statuses } = useTexts('vacation')
  const toast = useToast()
  const undoDecision = useMutation({
    mutationKey: vacationApi.key(),
    mutationFn: (decision: Pick<Decision, 'version' | 'move'>) =>
      vacationApi.decide.call({ ...decision, id: requestId }),
    onSuccess: () => toast.info(texts.undone),
    onError: error => toast.error(messageOf(error, texts.failed)),
  })
  const decide = useMutation({
    mutationKey: vacationApi.key(),
    mutationFn: (decision: Omit<Decision, 'id'>) => vacationApi.decide.call({ ...decision, id: requestId }),
    onSuccess: ({ version, status }, { move, opens }) => {
      const back = undoneBy[move]
      // seats that an approval has opened stay open
      const undo =
        back === undefined || (move === 'approve' && opens && opens.length > 0)
          ? {}
          : { undo: { label: texts.undo, onClick: () => undoDecision.mutate({ version, move: back }) } }
      toast.success(texts.done[move], undo.undo && { action: undo.undo })
      onDone({ text: statuses[status], ...undo })
    },
    onError: error => {
      const message = formMessage(error, texts.failed)
      if (message !== undefined) toast.error(message)
    },
  })
  const remove = useMutation({
    mutationKey: vacationApi.key(),
    mutationFn: () => vacationApi.remove.call({ id: requestId }),
    onSuccess: () => {
      toast.success(texts.removed)
      onDone({ text: board.removed })
    },
    onError: error => toast.error(messageOf(error, texts.removeFailed)),
  })
  return { decide, remove }
}
