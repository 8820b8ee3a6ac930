import { spawnSync } from 'node:child_process'

/** Names of the features in which a file lies, such as `own-account`; files outside of features select none. */
export function featuresOf(paths: readonly string[]): string[] {
  const names = paths.flatMap(path => /^src\/features\/[^/]+\/([^/]+)\//.exec(path)?.[1] ?? [])
  return [...new Set(names)].toSorted()
}

/** What follows from the output of git: `base` is undefined when there is no merge base. */
export function choiceOf(base: string | undefined, paths: readonly string[]) {
  const features = featuresOf(paths)
  const rest = 'the generated security tests run for a fixed eighth of the endpoints'
  if (base === undefined) return { features, sentence: `git knows no merge base with origin/main: ${rest}.` }
  if (features.length === 0) return { features, sentence: `No feature has changed since origin/main: ${rest}.` }
  return { features, sentence: `Features changed since origin/main: ${features.join(', ')}; of the others, ${rest}.` }
}

/** The features that differ from the merge base with origin/main, committed or not, and a sentence for the log. */
export function changedFeatures(): { readonly features: readonly string[]; readonly sentence: string } {
  const base = linesOf('merge-base', 'HEAD', 'origin/main')?.[0]
  if (base === undefined) return choiceOf(undefined, [])
  // both names of a file that has moved
  const tracked = linesOf('diff', '--name-only', '--relative', '--no-renames', base) ?? []
  const untracked = linesOf('ls-files', '--others', '--exclude-standard') ?? []
  return choiceOf(base, [...tracked, ...untracked])
}

/** Undefined when git fails or is not installed. */
function linesOf(...args: readonly string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(line => line !== '') : undefined
}
