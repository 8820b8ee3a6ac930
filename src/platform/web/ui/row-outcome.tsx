import type { RowOutcome } from '../row-outcomes.ts'
import { Button } from './button.tsx'

/** In the place of the actions of a row that has left its list. */
export const RowOutcomeText = ({ outcome: { text, undo } }: { outcome: RowOutcome }) => (
  <div className="flex min-h-10 flex-wrap items-center gap-2 pointer-coarse:min-h-11">
    <OutcomeText text={text} />
    {undo && (
      <Button hasConsequence size="sm" onClick={undo.onClick}>
        {undo.label}
      </Button>
    )}
  </div>
)

/** Without its action, which the row shows elsewhere. */
export const OutcomeText = ({ text }: { text: string }) => (
  <p role="status" className="text-13 font-medium text-text-2">
    {text}
  </p>
)
