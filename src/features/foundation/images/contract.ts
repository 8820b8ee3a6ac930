import { z } from 'zod'
import { endpoint } from '#features/foundation/permissions/endpoint.ts'

export const imagesContract = {
  upload: endpoint('member')
    .meta({ file: { tooLarge: 'images.tooLarge', tries: { name: 'upload', maxCalls: 60, minutes: 15 } } })
    .route({
      method: 'POST',
      path: '/images',
      successStatus: 201,
      summary: 'Upload an image; it is deleted after a day if unused',
    })
    .input(z.object({ file: z.instanceof(File, { error: 'images.required' }) }))
    .output(z.object({ id: z.string() })),
}
