/** Vite's list of what it built; a key is the source of a chunk, or a name that it made up. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string
      readonly isEntry: boolean
      readonly isDynamicEntry: boolean
      readonly imports: readonly string[]
      readonly css: readonly string[]
      /** What is loaded when it is needed. */
      readonly dynamicImports: readonly string[]
      /** Fonts and pictures. */
      readonly assets: readonly string[]
    }
  >
>
