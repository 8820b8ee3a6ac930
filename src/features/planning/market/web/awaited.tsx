import { Skeletons } from '#platform/web/ui/skeleton.tsx'

/**
 * In the place of what is to be chosen in a window: it has the focus so long, and gives it to the choice once that is there,
 * not to a note below that nobody has to write.
 */
export const AutofocusedSkeletons = ({ rows }: { rows: number }) => (
  <div tabIndex={-1} data-autofocus="true" className="outline-none">
    <Skeletons rows={rows} className="h-9" />
  </div>
)
