import type { AnySchema, ContractProcedure, ErrorMap, InferSchemaInput, InferSchemaOutput } from '@orpc/contract'
import { implement, os } from '@orpc/server'
import type { EndpointMeta } from '../endpoint.ts'
import { admitted, asMember, type Member, type RequestContext } from './procedure.ts'

type Endpoint<In extends AnySchema = AnySchema, Out extends AnySchema = AnySchema> = ContractProcedure<
  In,
  Out,
  ErrorMap,
  EndpointMeta
>

type Contract = Readonly<Record<string, Endpoint>>

/** The input after validation. */
type Input<E> = E extends Endpoint<infer In> ? InferSchemaOutput<In> : never

/** The output before validation. A handler resolves to void only where the output is the empty object. */
type Output<E> = E extends Endpoint<AnySchema, infer Out> ? OrVoid<InferSchemaInput<Out>> : never
type OrVoid<O> = O extends Record<string, never> ? O | void : O

type MemberHandlers<C> = {
  readonly [Name in keyof C]: (
    member: Member,
    input: Input<C[Name]>,
    context: RequestContext,
  ) => Promise<Output<C[Name]>>
}

type OpenHandlers<C> = {
  readonly [Name in keyof C]: (context: RequestContext, input: Input<C[Name]>) => Promise<Output<C[Name]>>
}

/**
 * Implements a contract whose endpoints are all for members, with one handler for each endpoint.
 * `check` runs before the input is validated and throws a Refusal where the contract's permission is not enough.
 */
export const memberRouter = <C extends Contract>(
  contract: C,
  handlers: MemberHandlers<C>,
  check?: (member: Member) => void,
) => routerOf(contract, {}, handlers, check)

/** Implements a contract whose endpoints are also for callers without an organization or without a session. */
export const openRouter = <C extends Contract>(contract: C, handlers: OpenHandlers<C>) =>
  routerOf(contract, handlers, {})

/** Implements a contract that has endpoints of both kinds. Each endpoint stands in one of the two tables. */
export const mixedRouter = <C extends Contract, Name extends keyof C>(
  contract: C,
  open: OpenHandlers<Pick<C, Name>>,
  ofMembers: MemberHandlers<Omit<C, Name>>,
) => routerOf(contract, open, ofMembers)

function routerOf(
  contract: Contract,
  open: OpenHandlers<Contract>,
  ofMembers: MemberHandlers<Contract>,
  check?: (member: Member) => void,
) {
  const procedureOf = (name: string, endpoint: Endpoint) => {
    // as a router of one: a router's middlewares run before the input is validated, a procedure's afterwards
    const base = implement({ endpoint }).$context<RequestContext>().use(admitted)
    const openHandler = open[name]
    if (openHandler) return base.endpoint.handler(({ context, input }) => orEmpty(openHandler(context, input)))
    const handler = ofMembers[name]
    if (!handler) throw new Error(`endpoint ${name} has no handler`)
    const ofMember = check ? base.use(asMember).use(checking(check)) : base.use(asMember)
    return ofMember.endpoint.handler(({ context, input }) => orEmpty(handler(context.member, input, context)))
  }
  const procedures = Object.entries(contract).map(([name, endpoint]) => [name, procedureOf(name, endpoint)] as const)
  return implement(contract).$context<RequestContext>().router(Object.fromEntries(procedures))
}

const checking = (check: (member: Member) => void) =>
  os.$context<{ readonly member: Member }>().middleware(({ context, next }) => {
    check(context.member)
    return next()
  })

/** Resolves to the empty object where a handler resolves to void. Null is kept: some endpoints answer it. */
async function orEmpty<T>(result: Promise<T>) {
  const output = await result
  return output === undefined ? {} : output
}
