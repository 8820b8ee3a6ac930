import { Fragment, type ReactNode } from 'react'

/** Facts of one thing in a line: `a · b · c`; empty ones are left out. */
export const Dotted = ({ parts }: { parts: readonly ReactNode[] }) =>
  parts
    .filter(part => part !== null && part !== undefined && part !== false && part !== '')
    .map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: facts have no identity of their own
      <Fragment key={index}>
        {index > 0 && ' · '}
        {part}
      </Fragment>
    ))
