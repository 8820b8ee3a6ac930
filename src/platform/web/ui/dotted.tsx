import { Children, type ReactNode } from 'react'

/** Facts of one thing in a line: `a · b · c`; empty ones are left out. */
export const Dotted = ({ parts }: { parts: readonly ReactNode[] }) =>
  Children.toArray(parts.filter(part => part !== '')).flatMap((part, index) => (index === 0 ? [part] : [' · ', part]))
