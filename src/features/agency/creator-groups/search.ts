import { containsWords } from '#features/agency/creators/search.ts'
import type { CreatorGroup } from './schema.ts'

/** Those in whose name, description, creators or platforms the words are found. */
export const searchGroups = (groups: readonly CreatorGroup[], query: string): readonly CreatorGroup[] =>
  groups.filter(group => containsWords(textOf(group), query))

const textOf = ({ name, description, combinations }: CreatorGroup): string =>
  [name, description, ...combinations.flatMap(({ creatorName, platformName }) => [creatorName, platformName])].join(' ')
