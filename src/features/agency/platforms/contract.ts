import { z } from 'zod'
import { endpoint } from '#features/foundation/permissions/endpoint.ts'
import { newPlatform, platform, zKind, zPlatformKey } from './schema.ts'

const one = z.object({ kind: zKind, key: zPlatformKey })
const nothing = z.object({})

export const platformsContract = {
  list: endpoint('member')
    .route({ method: 'GET', path: '/platforms', summary: "List the organization's platforms and channels in order" })
    .output(z.array(platform)),
  reorder: endpoint('member', 'page_organization')
    .route({ method: 'PUT', path: '/platforms/{kind}/order', summary: 'Reorder all platforms of a kind' })
    .input(z.object({ kind: zKind, keys: z.array(zPlatformKey).max(200, 'input.tooMany') }))
    .output(nothing),
  setEnabled: endpoint('member', 'page_organization')
    .route({ method: 'PATCH', path: '/platforms/{kind}/{key}', summary: 'Turn a platform on or off' })
    .input(one.extend({ isEnabled: z.boolean('input.invalid') }))
    .output(nothing),
  add: endpoint('member', 'page_organization')
    .route({
      method: 'POST',
      path: '/platforms',
      successStatus: 201,
      summary: 'Add a custom platform; its key is derived from the name',
    })
    .input(newPlatform)
    .output(platform),
  usage: endpoint('member', 'page_organization')
    .route({
      method: 'GET',
      path: '/platforms/{kind}/{key}/usage',
      summary: 'List the creators with an account on a platform',
    })
    .input(one)
    .output(z.object({ creators: z.array(z.string()) })),
  used: endpoint('member', 'page_organization')
    .route({ method: 'GET', path: '/platforms/used', summary: 'List the platforms on which creators have accounts' })
    .output(z.array(one)),
  remove: endpoint('member', 'page_organization')
    .route({ method: 'DELETE', path: '/platforms/{kind}/{key}', summary: 'Delete a custom platform' })
    .input(one)
    .output(nothing),
}
