const name = String.raw`[a-z0-9]+(?:-[a-z0-9]+)*`
const test = String.raw`(?:\.test)?`
/** A catalogue, or not. */
const language = String.raw`(?:\.(?:de|en))?`

/** Every file in src/ lies in one of these. `side` says what may meet: core knows neither server nor web. */
const rooms = [
  { layer: 'kit', side: 'core', shape: `src/kit/${name}${test}\\.ts` },
  { layer: 'platform', side: 'core', shape: `src/platform/${name}${test}\\.ts` },
  { layer: 'platform', side: 'server', shape: `src/platform/server/(?:${name}/)*${name}${test}\\.ts` },
  // fonts that documents open as they are, and their licence
  { layer: 'platform', side: 'server', shape: `src/platform/server/documents/fonts/(?:${name}\\.ttf\\.br|OFL\\.txt)` },
  { layer: 'platform', side: 'web', shape: `src/platform/web/(?:${name}/)*${name}(?:${test}\\.tsx?|\\.css)` },
  {
    layer: 'features',
    side: 'core',
    shape: `src/features/(?<feature>${name}/${name})/${name}${language}${test}\\.ts`,
  },
  // a calculation of its own, from plain data to plain data
  { layer: 'features', side: 'core', shape: `src/features/(?<feature>${name}/${name})/engine/${name}${test}\\.ts` },
  {
    layer: 'features',
    side: 'server',
    shape: `src/features/(?<feature>${name}/${name})/server/${name}${language}${test}\\.ts`,
  },
  // data that the server reads as it is
  { layer: 'features', side: 'server', shape: `src/features/(?<feature>${name}/${name})/server/${name}\\.txt\\.br` },
  { layer: 'features', side: 'web', shape: `src/features/(?<feature>${name}/${name})/web/${name}${test}\\.tsx?` },
  {
    layer: 'app',
    side: 'core',
    shape: `src/app/(?:contract|(?:messages|refusals)\\.(?:de|en)|messages/${name}\\.(?:de|en))${test}\\.ts`,
  },
  { layer: 'app', side: 'web', shape: `src/app/web/(?:${name}/)*${name}(?:${test}\\.tsx?|\\.css)` },
  // what runs without a page has other globals
  { layer: 'app', side: 'web', shape: 'src/app/web/worker/tsconfig\\.json' },
  { layer: 'app', side: 'server', shape: `src/app/(?:(?:server|sample)/)?${name}${test}\\.ts` },
] as const

export const layers = ['kit', 'platform', 'features', 'app'] as const

export interface Room {
  readonly layer: (typeof layers)[number]
  readonly side: 'core' | 'server' | 'web'
  /** The feature's folder as `area/noun`; undefined outside of features. */
  readonly feature: string | undefined
}

export interface Finding {
  readonly path: string
  /** From 1. */
  readonly line: number
  readonly wrong: string
  readonly advice: string
}

/** The first room that a path fits, or undefined. */
export function roomOf(path: string): Room | undefined {
  for (const { layer, side, shape } of rooms) {
    const fit = new RegExp(`^${shape}$`).exec(path)
    if (fit) return { layer, side, feature: fit.groups?.feature }
  }
  return undefined
}
