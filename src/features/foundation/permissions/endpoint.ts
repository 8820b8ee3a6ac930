import { oc } from '@orpc/contract'
import type { RateLimit } from '#platform/rate-limit.ts'
import type { PermissionId } from './permissions.ts'
import type { Role } from './roles.ts'

/**
 * Who may call an endpoint. `session`: signed in, with or without an organisation. `member`: a person of an organisation
 * who is not locked. `role:…`: a member with that role or a higher one of the two.
 */
export type Access = 'public' | 'session' | 'member' | `role:${Extract<Role, 'owner' | 'admin'>}`

export interface EndpointMeta {
  readonly access?: Access
  readonly permission?: PermissionId
  /** Only for who has shown to be there within the last minutes: see `hasJustConfirmed`. */
  readonly critical?: true
  /** Also for whom the organisation lets do nothing else before there is a second factor. */
  readonly beforeSecondFactor?: true
  /** It takes a file of more than an ordinary request may have. */
  readonly file?: {
    /** What is said to one that is larger still. */
    readonly tooLarge: 'images.tooLarge' | 'spreadsheets.tooLarge'
    /** What counts how many somebody sends, before they are read. */
    readonly tries: RateLimit
  }
  /** Answers with a file that is made for it. How many a member makes is limited: see `exportLimit`. */
  readonly exports?: true
  /** Not by a program's token, whatever its scopes (see `isOpenToTokens`). */
  readonly browserOnly?: true
  /** Asking twice would make two, or be refused: under one key of the browser's it is done once (see `server/once.ts`). */
  readonly creates?: true
  /**
   * It says the same to all members of an organisation who have the same role, rights and language, and is not told who of
   * them asks: one answer is for all who ask at the same time. `lasting`: it follows from the database alone and not from
   * the time either, so it holds until something is written.
   */
  readonly alike?: 'lasting' | 'passing'
}

/** For an endpoint that makes something new, or that says no when the same is asked again. */
export const creates: EndpointMeta = { creates: true }

/** For an endpoint that makes a file. */
export const exporting: EndpointMeta = { exports: true }

/** Exports of a member, all endpoints together: each reads much and takes a turn of those who export. */
export const exportLimit: RateLimit = { name: 'export', maxCalls: 60, minutes: 15 }

/** For a read that many screens show at once: see `EndpointMeta`. */
export const lasting: EndpointMeta = { alike: 'lasting' }
export const passing: EndpointMeta = { alike: 'passing' }

/** Every endpoint of the product starts here and so says who may call it; the guard, the document and the tests read it. */
export const endpoint = (access: Access, permission?: PermissionId) =>
  oc.$meta<EndpointMeta>({}).meta(permission ? { access, permission } : { access })

/** One whose abuse could not be made good: an open screen that somebody else sits at is not enough for it. */
export const criticalEndpoint = (access: Access, permission?: PermissionId) =>
  endpoint(access, permission).meta({ critical: true })

/** One for somebody who sits there: it is about signing in, or hands out something that would outlive a token. */
export const browserEndpoint = (access: Access, permission?: PermissionId) =>
  endpoint(access, permission).meta({ browserOnly: true })

/**
 * Whether a program may call it with an access token. Never what is about signing in, nor what needs somebody who has just
 * shown to be there; and what the owner alone may, the owner does.
 */
export const isOpenToTokens = ({ access, critical, beforeSecondFactor, browserOnly }: EndpointMeta): boolean =>
  (access === 'member' || access === 'role:admin') && !critical && !beforeSecondFactor && !browserOnly

/** One on the way to a second factor, for members of whom it is demanded. */
export const secondFactorSetUpEndpoint = (access: Access) => endpoint(access).meta({ beforeSecondFactor: true })
