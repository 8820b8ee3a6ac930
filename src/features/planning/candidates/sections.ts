import { fits } from './fits.ts'
import type { Candidate } from './schema.ts'

/** Of the list of candidates; whoever has said no to the shift, or cannot come at its time, stands at its end. */
export const sections = [...fits, 'declined'] as const
export type Section = (typeof sections)[number]

export const sectionOf = ({ fit, reasons }: Pick<Candidate, 'fit' | 'reasons'>): Section =>
  reasons.some(({ code }) => code === 'declined') ? 'declined' : fit

export const sortBySection = (candidates: readonly Candidate[]): readonly Candidate[] =>
  sections.flatMap(section => candidates.filter(candidate => sectionOf(candidate) === section))

/** Who is suggested; whoever has said no only where they are called by name. */
export function suggestedCandidate([first]: readonly Candidate[], name: string): Candidate | undefined {
  if (!first || first.fit === 'blocked') return undefined
  return sectionOf(first) === 'declined' && name === '' ? undefined : first
}
