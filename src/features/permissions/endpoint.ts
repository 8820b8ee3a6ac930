import { oc } from '@orpc/contract'
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
  /** Asking twice would make two: under one key of the browser's it is done once (see `server/once.ts`). */
  readonly creates?: true
}

/** For an endpoint that makes something new. */
export const creates: EndpointMeta = { creates: true }

/** Every endpoint of the product starts here and so says who may call it; the guard, the document and the tests read it. */
export const endpoint = (access: Access, permission?: PermissionId) =>
  oc.$meta<EndpointMeta>({}).meta(permission ? { access, permission } : { access })
