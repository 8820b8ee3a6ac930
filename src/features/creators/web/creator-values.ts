import type { AccountType, LinkKind } from '../platforms.ts'
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
  readonly links: Readonly<Record<LinkKind, readonly LinkValues[]>>
  readonly tags: string
  readonly contactEmail: string
  readonly notes: string
}

export function valuesOf(creator: Creator | undefined): CreatorValues {
  const rows = (links: Creator['socialChannels'] = []): LinkValues[] =>
    links.map(({ id, platform, url, accountType }) => ({ key: id, id, platform, url, accountType }))
  return {
    name: creator?.name ?? '',
    importance: creator?.importance ?? defaultImportance,
    description: creator?.description ?? '',
    links: { creator: rows(creator?.creatorPlatforms), social: rows(creator?.socialChannels) },
    tags: creator?.tags.join(', ') ?? '',
    contactEmail: creator?.contactEmail ?? '',
    notes: creator?.notes ?? '',
  }
}

const linkInput = ({ id, platform, url, accountType }: LinkValues) => ({
  platform,
  url,
  accountType,
  ...(id === undefined ? {} : { id }),
})

export const inputOf = ({ name, importance, description, links, tags, contactEmail, notes }: CreatorValues) => ({
  name,
  importance,
  description,
  creatorPlatforms: links.creator.map(linkInput),
  socialChannels: links.social.map(linkInput),
  tags: tagsIn(tags),
  contactEmail: contactEmail.trim() === '' ? null : contactEmail,
  notes,
})
