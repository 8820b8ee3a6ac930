import { fold } from '#kit/text.ts'
import { platformName } from './platforms.ts'
import type { Creator } from './schema.ts'

/** Those in whose name, description, tags or platforms every word of the query is found, without case and accents. */
export function searchCreators(creators: readonly Creator[], query: string): readonly Creator[] {
  const words = fold(query)
    .split(/\s+/)
    .filter(word => word !== '')
  if (words.length === 0) return creators
  return creators.filter(creator => {
    const text = fold(textOf(creator))
    return words.every(word => text.includes(word))
  })
}

const textOf = ({ name, description, tags, creatorPlatforms, socialChannels }: Creator): string =>
  [
    name,
    description,
    ...tags,
    ...[...creatorPlatforms, ...socialChannels].map(link => platformName(link.platform)),
  ].join(' ')
