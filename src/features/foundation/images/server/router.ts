import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { imagesContract } from '../contract.ts'
import * as actions from './manage-images.ts'

const images = implement(imagesContract).$context<RequestContext>().use(admitted).use(asMember)

export const imagesRouter = images.router({
  upload: images.upload.handler(({ context, input }) => actions.upload(context.member, input.file)),
})
