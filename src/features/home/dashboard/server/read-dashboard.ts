import * as contacts from '#features/agency/contacts/server/manage-contacts.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import * as ownShifts from '#features/planning/own-shifts/server/confirm-shift.ts'
import * as settings from '#features/agency/organization-settings/server/save-organization.ts'
import * as todos from '#features/work/todos/server/manage-todos.ts'
import * as firstSteps from '#features/members/first-steps/server/take-first-steps.ts'
import * as vacationBoard from '#features/planning/vacation/server/decide-vacation.ts'
import * as vacation from '#features/planning/vacation/server/request-vacation.ts'
import type { Dashboard } from '../contract.ts'
import { type LateWidget, maySee, type Widget } from '../policy.ts'

type EarlyWidget = Exclude<Widget, LateWidget>

const openTab = { tab: 'open' } as const

/** Every widget as its own feature reads it. */
const widgets: { readonly [W in EarlyWidget]: (member: Member) => Promise<Required<Dashboard>[W]> } = {
  nextShifts: ownShifts.readNextShifts,
  vacationBlocks: vacation.readVacationBlocks,
  vacationMine: member => vacation.readOwnRequests(member, openTab),
  vacationBoard: member => vacationBoard.readVacationBoard(member, openTab),
  payday: settings.readNextPayday,
  todos: todos.readLatestOwnTodos,
  contacts: contacts.list,
  community: settings.readCommunity,
}

/** One transaction for all: the widgets agree with each other. */
export const get = (member: Member): Promise<Dashboard> =>
  member.transaction(async tx => {
    const within: Member = { ...member, transaction: work => work(tx) }
    const seen = (Object.keys(widgets) as EarlyWidget[]).filter(widget => maySee(member.actor, widget))
    const [shown, own] = await Promise.all([
      Promise.all(seen.map(async widget => [widget, await widgets[widget](within)])),
      firstSteps.readOwnFirstSteps(within),
    ])
    return { ...Object.fromEntries(shown), ...(own.steps.length > 0 && { firstSteps: own }) }
  })
