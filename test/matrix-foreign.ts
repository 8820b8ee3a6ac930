import type { Office } from './world.ts'

export interface Foreign {
  /** Makes something in the other organisation and says its id. */
  readonly prepare: (there: Office) => Promise<string> | string
  /** A call about it that would hold for one's own. */
  readonly input: (id: string) => unknown
  /** An id that is nobody's, where it is not of the usual form. */
  readonly missing?: string
  /** It answers, and the same as for one that is not known: an empty list, or a sentence. */
  readonly isList?: true
}

/** For what takes more than a JSON body to call: where it is tried. */
export interface Elsewhere {
  readonly triedIn: string
}
