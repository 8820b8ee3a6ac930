import type { Office, Visitor, World } from '../world.ts'

/** A call that holds: who makes it, and with what. */
export interface Call {
  readonly by: Visitor
  readonly input: unknown
}

export interface CallContext {
  readonly world: World
  readonly office: Office
}

/** Makes what the call is about, and the call. Every time in an office of its own. */
export type OwnInput = (place: CallContext) => Call | Promise<Call>
export type OwnInputs = Readonly<Record<string, OwnInput>>
