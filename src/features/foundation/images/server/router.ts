import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { imagesContract } from '../contract.ts'
import * as actions from './manage-images.ts'

export const imagesRouter = memberRouter(imagesContract, {
  upload: actions.uploadImage,
})
