import type { JoinDefaults } from '#features/access/invitations/web/welcome-fields.tsx'
import type { Fault } from '../check-line.ts'
import type { FilePreview } from '../schema.ts'

type Line = FilePreview['lines'][number]

/** A line of the file while it is looked at. */
export interface EditedLine extends Line {
  readonly isLeftOut: boolean
}

type FaultByLine = ReadonlyMap<number, Fault>

export const byLine = (faults: readonly Fault[]): FaultByLine => new Map(faults.map(fault => [fault.line, fault]))

/** With what was said for all of them where the file says nothing; first what needs a look. */
export function linesOf({ lines, faults }: FilePreview, welcome: JoinDefaults): EditedLine[] {
  const found = byLine(faults)
  const isSilent = (line: Line, field: 'role' | 'groups' | 'language') =>
    line.unread.every(unread => unread.field !== field)
  return lines
    .map(line => ({
      ...line,
      role: line.role ?? (isSilent(line, 'role') ? welcome.role : null),
      groupIds: line.groupIds.length === 0 && isSilent(line, 'groups') ? [...welcome.groupIds] : line.groupIds,
      language: line.language ?? (isSilent(line, 'language') ? welcome.language : null),
      isLeftOut: false,
    }))
    .toSorted((a, b) => Number(isReady(a, found)) - Number(isReady(b, found)) || a.line - b.line)
}

export const isReady = ({ line, unread, isLeftOut }: EditedLine, faults: FaultByLine): boolean =>
  !isLeftOut && unread.length === 0 && !faults.has(line)

/** As they are asked about and sent, in the order of the file: of two with one address the first is meant. */
export const linesToSend = (lines: readonly EditedLine[]) =>
  lines
    .filter(({ isLeftOut }) => !isLeftOut)
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, name, email, role, groupIds, language }) => ({ line, name, email, role, groupIds, language }))
