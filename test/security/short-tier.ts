import { createHash } from 'node:crypto'
import { describe } from 'vitest'

/** Of the features that have not changed, `npm test` tries one endpoint in so many. */
const share = 8

/** Folder names, such as `own-account`; scripts/tasks/test.ts sets the variable. */
const changedFeatures = (process.env['STAFFEL_CHANGED_FEATURES'] ?? '').split(',')

/** Endpoint names begin with the feature's key in the router, `ownAccount.changeEmail`; its folder is `own-account`. */
export const featureOf = (endpoint: string): string =>
  endpoint.replace(/\..*$/, '').replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/**
 * The tags of a generated test, so that `npm test` runs an eighth of them, always the same by the hash of the name, and all
 * that concern the changed features. `endpoints` are those that the test calls; usually it is named after the only one.
 */
export function tagsFor(
  name: string,
  endpoints: readonly string[] = [name],
  changed: readonly string[] = changedFeatures,
): 'all'[] {
  const isSampled = createHash('sha256').update(name).digest().readUInt32BE() % share === 0
  return isSampled || endpoints.some(endpoint => changed.includes(featureOf(endpoint))) ? [] : ['all']
}

/** A `describe` for each, named after it, with the tags for that name. */
export function describeEach<Named extends { readonly name: string }>(
  all: readonly Named[],
  declare: (one: Named) => void,
): void {
  for (const one of all) describe(one.name, { tags: tagsFor(one.name) }, () => declare(one))
}
