import { switchAttendance } from './duty-office.ts'
import { aGroup, aPublishedSeat } from './factories.ts'
import { someWords } from './handover-office.ts'
import type { Elsewhere, Foreign } from './matrix-foreign.ts'
import type { Office } from './world.ts'

async function aSeat(there: Office): Promise<string> {
  await switchAttendance(there)
  return (await aPublishedSeat(there)).id
}

export const handoverInputs: Readonly<Record<string, Foreign | Elsewhere | 'takes no ids'>> = {
  'reliability.own': 'takes no ids',
  'reliability.list': 'takes no ids',
  'handover.own': 'takes no ids',
  'handover.latest': 'takes no ids',
  'handover.write': { prepare: aSeat, input: assignmentId => ({ assignmentId, version: 0, ...someWords }) },
  'handover.read': { prepare: aSeat, input: assignmentId => ({ assignmentId, version: 1 }) },
  'handover.list': { prepare: async there => (await aGroup(there)).id, input: groupId => ({ groupId }), isList: true },
}
