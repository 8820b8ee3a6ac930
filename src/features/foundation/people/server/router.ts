import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { peopleContract } from '../contract.ts'
import * as actions from './list-people.ts'

export const peopleRouter = memberRouter(peopleContract, {
  list: actions.list,
  setLanguage: actions.setLanguage,
})
