import type { Reason } from '../schema.ts'
import { ReasonLine } from './reason-line.tsx'

/** What speaks for and against somebody, one beside the other. */
export const Reasons = ({ reasons }: { readonly reasons: readonly Reason[] }) =>
  reasons.map((reason, index) => (
    // a rest may be short on both sides
    // oxlint-disable-next-line react/no-array-index-key
    <ReasonLine key={`${reason.code} ${index}`} reason={reason} />
  ))
