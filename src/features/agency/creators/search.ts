import { compareNames } from '#kit/compare-names.ts'
import { foldForSearch } from '#kit/text.ts'
import { platformName } from '#features/agency/platforms/built-in.ts'
import type { Creator } from './schema.ts'

/** Whether every word of the query is found in the text, without case and accents. An empty query finds everything. */
export function containsWords(text: string, query: string): boolean {
  const folded = foldForSearch(text)
  return foldForSearch(query)
    .split(/\s+/)
    .every(word => folded.includes(word))
}

/** Those in whose name, description, tags or platforms the words are found. */
export const searchCreators = (creators: readonly Creator[], query: string): readonly Creator[] =>
  creators.filter(creator => containsWords(textOf(creator), query))

const textOf = ({ name, description, tags, creatorPlatforms, socialChannels }: Creator): string =>
  [
    name,
    description,
    ...tags,
    ...[...creatorPlatforms, ...socialChannels].map(link => platformName(link.platform)),
  ].join(' ')

export interface CreatorFilter {
  readonly tag?: string | undefined
  readonly platform?: string | undefined
  /** Exactly so many stars. */
  readonly importance?: number | undefined
}

export const filterCreators = (
  creators: readonly Creator[],
  { tag, platform, importance }: CreatorFilter,
): readonly Creator[] =>
  creators.filter(
    creator =>
      (tag === undefined || creator.tags.includes(tag)) &&
      (importance === undefined || creator.importance === importance) &&
      (platform === undefined ||
        [...creator.creatorPlatforms, ...creator.socialChannels].some(link => link.platform === platform)),
  )

/** Every tag that is in use, alphabetical. */
export const tagsOf = (creators: readonly Creator[]): string[] =>
  [...new Set(creators.flatMap(({ tags }) => tags))].toSorted(compareNames)

/** Every platform that is in use, in the order of first use. */
export const platformsIn = (creators: readonly Creator[]): string[] => [
  ...new Set(
    creators.flatMap(({ creatorPlatforms, socialChannels }) =>
      [...creatorPlatforms, ...socialChannels].map(({ platform }) => platform),
    ),
  ),
]
