import { z } from 'zod'
import { permissionIds } from './permissions.ts'
import { templateRoles } from './policy.ts'

const zPermission = z.enum(permissionIds, 'input.invalid')
const zRole = z.enum(templateRoles, 'input.invalid')

export const template = z.object({ role: zRole, permissions: z.array(zPermission), version: z.number().int() })
export type PermissionTemplate = z.infer<typeof template>

export const saveTemplates = z.object({
  templates: z
    .array(
      z.object({
        role: zRole,
        /** All that are granted; what is not named is not granted. */
        permissions: z.array(zPermission).max(permissionIds.length),
        /** As it was read. */
        version: z.int('input.range').min(1, 'input.range'),
      }),
    )
    .min(1)
    .max(templateRoles.length),
})
export type SaveTemplates = z.infer<typeof saveTemplates>
