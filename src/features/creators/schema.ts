import { z } from 'zod'
import { zEmail, zId, zLine, zText } from '#kit/schema.ts'

export const linkKinds = ['creator', 'social'] as const
export type LinkKind = (typeof linkKinds)[number]

export const accountTypes = ['main', 'secondary'] as const
export type AccountType = (typeof accountTypes)[number]

const zUrl = z
  .string()
  .trim()
  .max(500, 'creators.url')
  .refine(text => /^https?:\/\//i.test(text) && URL.canParse(text), 'creators.url')

export const creatorLink = z.object({
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
  importance: z.number().int().min(1).max(5),
  tags: z.array(z.string()),
  contactEmail: z.string().nullable(),
  notes: z.string(),
  isActive: z.boolean(),
  creatorPlatforms: z.array(creatorLink),
  socialChannels: z.array(creatorLink),
  version: z.number().int(),
})
export type Creator = z.infer<typeof creator>

/** A link keeps its id from save to save, so that the groups that work the account keep it; a new one has none. */
const linkDraft = (platforms: readonly [string, ...string[]]) =>
  z.object({
    id: zId.optional(),
    platform: z.enum(platforms, 'creators.platform'),
    url: zUrl,
    accountType: z.enum(accountTypes).default('main'),
  })

/** Built-in keys, in the order they are offered (A §3). */
export const creatorPlatforms = [
  'onlyfans',
  'fansly',
  'manyvids',
  'justforfans',
  'loyalfans',
  'fancentro',
  'frisk',
  'cam4',
  'chaturbate',
  'streamate',
  'patreon',
  'ko-fi',
  'other_creator',
] as const
export const socialPlatforms = [
  'instagram',
  'twitter',
  'tiktok',
  'youtube',
  'twitch',
  'telegram',
  'snapchat',
  'reddit',
  'discord',
  'facebook',
  'linkedin',
  'pinterest',
  'tumblr',
  'threads',
  'other_social',
] as const

export const creatorDraft = z.object({
  name: zLine({ max: 100, min: 1, tooShort: 'creators.nameRequired' }),
  description: zText({ max: 500 }).default(''),
  importance: z.number().int().min(1).max(5).default(3),
  tags: z
    .array(zLine({ max: 40, min: 1 }))
    .max(30)
    .default([]),
  contactEmail: zEmail.nullable().default(null),
  notes: zText({ max: 5000 }).default(''),
  isActive: z.boolean().default(true),
  creatorPlatforms: z.array(linkDraft(creatorPlatforms)).max(40).default([]),
  socialChannels: z.array(linkDraft(socialPlatforms)).max(40).default([]),
})
export type CreatorDraft = z.infer<typeof creatorDraft>
