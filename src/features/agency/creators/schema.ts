import { z } from 'zod'
import { zEmail, zId, zLine, zText } from '#kit/schema.ts'
import { zImageId } from '#features/foundation/images/schema.ts'
import { zPlatformKey } from '#features/agency/platforms/schema.ts'
import { completeAddress } from './account-address.ts'
import { accountTypes } from './accounts.ts'
import { defaultImportance, maxImportance } from './rules.ts'

export type { AccountType } from './accounts.ts'

const maxUrlLength = 500
const zUrl = zLine({ max: maxUrlLength, min: 1, tooShort: 'creators.url', threat: 'creators.url' }).meta({
  description: 'An address, with or without https://, or a handle on a platform that is built in',
  examples: ['https://onlyfans.com/mila', 'onlyfans.com/mila', '@mila'],
})

const percent = z.int('input.range').min(0, 'input.range').max(100, 'input.range')
/** What stays in sight, in percent from the left and from the top (docs/product/en/agency.md#creators). */
const focus = z.object({ x: percent, y: percent })
const centre = { x: 50, y: 50 }

const creatorLink = z.object({
  id: z.string(),
  platform: z.string(),
  url: z.string(),
  accountType: z.enum(accountTypes),
})
export type CreatorLink = z.infer<typeof creatorLink>

export const creator = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  importance: z.number().int().min(1).max(maxImportance),
  tags: z.array(z.string()),
  contactEmail: z.string().nullable(),
  notes: z.string(),
  isActive: z.boolean(),
  /** A picture's id; null: there is none. */
  avatarImage: z.string().nullable(),
  avatarPosition: focus,
  creatorPlatforms: z.array(creatorLink),
  socialChannels: z.array(creatorLink),
  version: z.number().int(),
})
export type Creator = z.infer<typeof creator>

/** A link keeps its id from save to save, so that the groups that work the account keep it; a new one has none. */
const linkDraft = z
  .object({
    id: zId.optional(),
    platform: zPlatformKey,
    url: zUrl,
    accountType: z.enum(accountTypes, 'input.invalid').default('main'),
  })
  .overwrite(link => ({ ...link, url: completeAddress(link.platform, link.url) }))
  .refine(({ url }) => isAddress(url), { error: 'creators.url', path: ['url'] })

const isAddress = (url: string): boolean => url.length <= maxUrlLength && /^https?:\/\//i.test(url) && URL.canParse(url)

const maxLinks = 40
const maxTags = 30

export const creatorDraft = z.object({
  name: zLine({ max: 100, min: 1, tooShort: 'creators.nameRequired' }),
  description: zText({ max: 500 }).default(''),
  importance: z.int('input.range').min(1, 'input.range').max(maxImportance, 'input.range').default(defaultImportance),
  tags: z
    .array(zLine({ max: 40, min: 1 }))
    .max(maxTags)
    .default([]),
  contactEmail: zEmail.nullable().default(null),
  notes: zText({ max: 5000 }).default(''),
  isActive: z.boolean('input.invalid').default(true),
  avatarImage: zImageId.nullable().default(null),
  avatarPosition: focus.default(centre),
  creatorPlatforms: z.array(linkDraft).max(maxLinks).default([]),
  socialChannels: z.array(linkDraft).max(maxLinks).default([]),
})
export type CreatorDraft = z.infer<typeof creatorDraft>

/** `version` is the one that was read: somebody else's save in between is not overwritten. */
export const creatorUpdate = creatorDraft.extend({ id: zId, version: z.int('input.invalid') })
export type CreatorUpdate = z.infer<typeof creatorUpdate>

export const creatorFile = z.object({ file: z.instanceof(File, { error: 'spreadsheets.fileRequired' }) })
export type CreatorFile = z.infer<typeof creatorFile>
