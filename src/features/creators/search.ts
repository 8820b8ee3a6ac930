import { fold } from '#kit/text.ts'
import { platformName } from './platforms.ts'
import type { Creator } from './schema.ts'

/** Whether every word of the query is found in the text, without case and accents. An empty query finds everything. */
export function containsWords(text: string, query: string): boolean {
  const folded = fold(text)
  return fold(query)
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
