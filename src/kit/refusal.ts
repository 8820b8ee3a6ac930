import type { ParametersOf, RefusalCode, Refusals } from './catalogue.ts'

interface Where {
  /** The input field the refusal concerns, as the API names it (`email`, `shifts.0.name`). */
  readonly field?: string
}

/** The HTTP status of each refusal of a feature: 404 what is missing, 409 what another was faster with, 422 what a rule forbids. */
export type StatusesOf<F extends keyof Refusals> = { readonly [K in keyof Refusals[F]]: number }

/**
 * A clear no to what somebody asked for: a code with parameters, worded in the reader's language at the edge.
 * Anything else that is thrown is a bug.
 */
export class Refusal<C extends RefusalCode = RefusalCode> extends Error {
  readonly code: C
  readonly parameters: ParametersOf<C>
  readonly field: string | undefined

  constructor(
    code: C,
    ...[parameters, where]: ParametersOf<C> extends undefined ? [undefined?, Where?] : [ParametersOf<C>, Where?]
  ) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.parameters = parameters as ParametersOf<C>
    this.field = where?.field
  }
}
