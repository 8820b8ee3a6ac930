import type { Reason } from '#features/planning/candidates/schema.ts'
import { ReasonLine } from '#features/planning/candidates/web/reason-line.tsx'

/** What speaks for and against somebody, one beside the other. */
export const Reasons = ({ reasons }: { readonly reasons: readonly Reason[] }) =>
  reasons.map((reason, index) => (
    // a rest may be short on both sides
    // oxlint-disable-next-line react/no-array-index-key
    <ReasonLine key={`${reason.code} ${index}`} reason={reason} />
  ))
