import { describe, expect, it } from 'vitest'
import { handbookPages } from '../src/app/web/handbook-pages.ts'
import { pageOf } from './handbook.ts'
import { anchorsOf, documents, filesUnder, linksIn, mentionsIn, textOf, whyDead } from './links.ts'

const pagesOf = (language: string) => filesUnder(`docs/product/${language}`, '.md')
const namesOf = (language: string) => pagesOf(language).map(file => file.split('/').at(-1) ?? '')
const german = namesOf('de')

describe('links', () => {
  it('are found in sentences, tables and pictures, and not in code', () => {
    const text = '# A *b* c!\n\n[x](y.md#z) `[no](no.md)`\n\n| a |\n| - |\n| [t](t.md) |\n\n- ![p](p.png)'
    expect(linksIn(text)).toEqual(['y.md#z', 't.md', 'p.png'])
    expect(anchorsOf(`${text}\n\n## <a id="own"></a>Über uns`)).toEqual(new Set(['own', 'a-b-c', 'über-uns']))
  })

  it('that are dead are told', () => {
    expect(whyDead('README.md', 'docs/nowhere.md')).toContain('there is no docs/nowhere.md')
    expect(whyDead('README.md', 'ARCHITECTURE.md#nothing')).toContain('has no place #nothing')
    expect(whyDead('README.md', 'ARCHITECTURE.md#the-map')).toBeUndefined()
    expect(whyDead('docs/operations.md', '../README.md')).toBeUndefined()
    expect(whyDead('README.md', 'https://nowhere.invalid')).toBeUndefined()
  })

  it.each(documents())('of %s lead somewhere', file => {
    expect(linksIn(textOf(file)).flatMap(href => whyDead(file, href) ?? [])).toEqual([])
  })
})

describe('the handbook', () => {
  it('has the same pages in both languages, and all of them in its contents', () => {
    expect(german.length).toBeGreaterThan(10)
    expect(namesOf('en')).toEqual(german)
    for (const language of ['de', 'en']) {
      const { contents } = pageOf(textOf(`docs/product/${language}/start.md`))
      expect(['start', ...contents.map(({ page }) => page)].toSorted()).toEqual(
        namesOf(language)
          .map(name => name.replace('.md', ''))
          .toSorted(),
      )
    }
  })

  it.each(german)('has the same places on %s in both languages, each once', name => {
    const placesOf = (language: string) =>
      [...pageOf(textOf(`docs/product/${language}/${name}`)).html.matchAll(/<h(\d) id="([^"]+)"/g)].map(
        ([, depth, id]) => `${depth} ${id}`,
      )
    const places = placesOf('de')
    expect(placesOf('en')).toEqual(places)
    expect(new Set(places).size).toBe(places.length)
  })

  it('has whatever screens and comments point to', () => {
    const sources = ['src', 'test', 'e2e', 'prove', 'scripts', 'bench'].flatMap(folder =>
      ['.ts', '.tsx', '.css', '.mjs'].flatMap(ending => filesUnder(folder, ending)),
    )
    const mentions = sources
      .filter(file => !file.startsWith('scripts/links'))
      .flatMap(file =>
        mentionsIn(textOf(file)).map(mention => whyDead('README.md', mention)?.replace('README.md', file)),
      )
    expect(mentions.length).toBeGreaterThan(10)
    const places = Object.values(handbookPages).map(({ page, hash }) =>
      whyDead('README.md', `docs/product/en/${page}.md${hash === undefined ? '' : `#${hash}`}`),
    )
    expect([...mentions, ...places].filter(dead => dead !== undefined)).toEqual([])
  })
})
