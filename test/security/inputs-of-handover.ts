import { aHandover, someWords } from '../handover-office.ts'
import type { OwnInputs, CallContext } from './input.ts'

/** In an office of its own: the one that is given has no shifts yet, and this one brings everything along. */
async function aWritten({ world }: CallContext) {
  world.clock.set('2026-11-20T11:00:00Z')
  return aHandover(world)
}

export const inputsOfHandover: OwnInputs = {
  'handover.write': async place => {
    const { kim, assignmentId } = await aWritten(place)
    return { by: kim, input: { assignmentId, version: 0, ...someWords } }
  },
  'handover.read': async place => {
    const { kim, kofi, assignmentId } = await aWritten(place)
    const { version } = await kim.api.handover.write({ assignmentId, version: 0, ...someWords })
    return { by: kofi, input: { assignmentId, version } }
  },
}
