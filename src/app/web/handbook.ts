import type { Language } from '#kit/catalogue.ts'

/** A page of the handbook as the build makes it out of `docs/product/<language>/<name>.md`. */
export interface HandbookPage {
  readonly title: string
  /** Of our own text; nothing that anybody typed is in it. */
  readonly html: string
  /** What its second headings say; ids are the same in every language. */
  readonly sections: readonly { readonly id: string; readonly title: string }[]
  /** Other pages that it names in a list, in their order: on the first page the contents of the whole. */
  readonly contents: readonly { readonly page: string; readonly title: string }[]
}

export const firstPage = 'start'

const files = import.meta.glob<HandbookPage>('/docs/product/*/*.md', { import: 'page' })

/** Undefined: there is no such page. */
export const handbookPageLoader = (language: Language, page: string): (() => Promise<HandbookPage>) | undefined =>
  files[`/docs/product/${language}/${page}.md`]

const pagePath = /([^/]+)\.md$/

/** The names of all pages in this language, each with how to load it. */
export const handbookPageLoaders = (language: Language): [page: string, load: () => Promise<HandbookPage>][] =>
  Object.entries(files).flatMap(([path, load]) => {
    const page = path.startsWith(`/docs/product/${language}/`) ? pagePath.exec(path)?.[1] : undefined
    return page === undefined ? [] : [[page, load]]
  })
