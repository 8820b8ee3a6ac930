import type { AccountType } from '../accounts.ts'
import { defaultImportance, tagsIn } from '../rules.ts'
import type { Creator } from '../schema.ts'

/** A row of the form. `key` is the form's own; `id` the stored link's. */
export interface LinkValues {
  readonly key: string
  readonly id: string | undefined
  readonly platform: string
  readonly url: string
  readonly accountType: AccountType
}

/** As typed: the server parses. */
export interface CreatorValues {
  readonly name: string
  readonly importance: number
  readonly description: string
  readonly avatarImage: string | null
  /** Percent from the left and from the top. */
  readonly avatarPosition: { readonly x: number; readonly y: number }
  readonly creatorPlatforms: readonly LinkValues[]
  readonly socialChannels: readonly LinkValues[]
  readonly tags: string
  readonly contactEmail: string
  readonly notes: string
  readonly isActive: boolean
}

/** docs/product/en/agency.md#creators */
const centre = { x: 50, y: 50 }

export function valuesOf(creator: Creator | undefined): CreatorValues {
  const rows = (links: Creator['socialChannels'] = []): LinkValues[] =>
    links.map(({ id, platform, url, accountType }) => ({ key: id, id, platform, url, accountType }))
  return {
    name: creator?.name ?? '',
    importance: creator?.importance ?? defaultImportance,
    description: creator?.description ?? '',
    avatarImage: creator?.avatarImage ?? null,
    avatarPosition: creator?.avatarPosition ?? centre,
    creatorPlatforms: rows(creator?.creatorPlatforms),
    socialChannels: rows(creator?.socialChannels),
    tags: creator?.tags.join(', ') ?? '',
    contactEmail: creator?.contactEmail ?? '',
    notes: creator?.notes ?? '',
    isActive: creator?.isActive ?? true,
  }
}

const linkInput = ({ id, platform, url, accountType }: LinkValues) => ({
  platform,
  url,
  accountType,
  ...(id === undefined ? {} : { id }),
})

export const inputOf = ({ creatorPlatforms, socialChannels, tags, contactEmail, ...fields }: CreatorValues) => ({
  ...fields,
  creatorPlatforms: creatorPlatforms.map(linkInput),
  socialChannels: socialChannels.map(linkInput),
  tags: tagsIn(tags),
  contactEmail: contactEmail.trim() === '' ? null : contactEmail,
})
