import { zEmail } from '#kit/schema.ts'
import { zFullName } from '#features/foundation/people/schema.ts'
import type { InvitationRole } from '#features/access/invitations/roles.ts'
import type { PersonLine } from './drafting.ts'

/** Why a line invites nobody, in the order in which they are looked for, and the field that says so. */
export const lineFaults = {
  emailMissing: 'email',
  notAnAddress: 'email',
  double: 'email',
  member: 'email',
  invited: 'email',
  name: 'name',
  role: 'role',
  groupGone: 'groups',
} as const
export type LineFault = keyof typeof lineFaults

export interface Fault {
  readonly line: number
  readonly fault: LineFault
  /** Where the address stands already; else null. */
  readonly above: number | null
}

export interface LineCheck {
  readonly standing: (email: string) => 'member' | 'invited' | undefined
  readonly mayInvite: (role: InvitationRole) => boolean
  readonly isGroup: (id: string) => boolean
}

/** The address in the form in which it is kept; undefined: it is none. */
export const addressOf = ({ email }: PersonLine): string | undefined => zEmail.safeParse(email).data

/** The name as a proposal; none is none. */
export const nameOf = ({ name }: PersonLine): string | null => zFullName.safeParse(name).data ?? null

/** Of lines that nobody can be invited by, why; the first of an address counts. */
export function faultsOf(lines: readonly PersonLine[], judge: LineCheck): Fault[] {
  const seen = new Map<string, number>()
  return lines.flatMap(line => {
    const email = addressOf(line)
    const above = email === undefined ? undefined : seen.get(email)
    const fault = above === undefined ? faultOf(line, email, judge) : 'double'
    if (email !== undefined && above === undefined) seen.set(email, line.line)
    return fault ? [{ line: line.line, fault, above: above ?? null }] : []
  })
}

function faultOf(line: PersonLine, email: string | undefined, judge: LineCheck): LineFault | undefined {
  if (line.email.trim() === '') return 'emailMissing'
  if (email === undefined) return 'notAnAddress'
  const standing = judge.standing(email)
  if (standing) return standing
  if (line.name.trim() !== '' && nameOf(line) === null) return 'name'
  if (line.role !== null && !judge.mayInvite(line.role)) return 'role'
  return line.groupIds.every(judge.isGroup) ? undefined : 'groupGone'
}
