import { createContext } from 'react'

/** What else is known of somebody who could be assigned, from outside of planning: a few words, and what they mean. */
export interface CandidateNote {
  readonly text: string
  readonly meaning: string
}

/** Given by the screen; it comes when it comes, and no list of candidates waits for it. */
export const CandidateNotes = createContext<(profileId: string) => CandidateNote | undefined>(() => undefined)
