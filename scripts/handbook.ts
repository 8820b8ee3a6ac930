import { Marked, type Token, type Tokens } from 'marked'
import type { Plugin } from 'vite'
import type { HandbookPage } from '../src/app/web/handbook.ts'

const anchor = /^<a id="([a-z][a-z0-9-]*)"><\/a>/
/** To another page of the handbook, or to a place on this one. */
const inside = /^(?:([a-z][a-z0-9-]*)\.md)?(#[a-z][a-z0-9-]*)?$/

/**
 * What a page says. Each heading but the first names its place itself, `## <a id="limits"></a>Limits`, so that links lead
 * to it in both languages, here and where the file is read as it is.
 */
export function pageOf(markdown: string): HandbookPage {
  let title = ''
  const sections: { id: string; title: string }[] = []
  const contents: { page: string; title: string }[] = []
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const inner = this.parser.parseInline(tokens.filter(({ type }) => type !== 'html'))
        if (depth === 1) {
          title = text
          return `<h1>${inner}</h1>`
        }
        const id = anchor.exec(text)?.[1]
        if (id === undefined) throw new Error(`the heading "${text}" has no <a id="…"></a>`)
        if (depth === 2) sections.push({ id, title: text.replace(anchor, '') })
        return `<h${depth} id="${id}">${inner}</h${depth}>`
      },
      html({ text }) {
        throw new Error(`HTML is for the anchors of headings only: ${text}`)
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens)
        const [found, page, hash = ''] = inside.exec(href) ?? []
        if (found === undefined) return `<a href="${href}" target="_blank" rel="noreferrer">${inner}</a>`
        return `<a href="${page === undefined ? '' : pathOf(page)}${hash}">${inner}</a>`
      },
      listitem(item) {
        const link = firstLink(item)
        const page = link && inside.exec(link.href)?.[1]
        if (link && page !== undefined && !link.href.includes('#')) contents.push({ page, title: link.text })
        return `<li>${this.parser.parse(item.tokens)}</li>`
      },
      table(token) {
        const cell = (tag: string) => (one: Tokens.TableCell) =>
          `<${tag}>${this.parser.parseInline(one.tokens)}</${tag}>`
        const head = token.header.map(cell('th')).join('')
        const rows = token.rows.map(row => `<tr>${row.map(cell('td')).join('')}</tr>`).join('')
        // on a phone it scrolls, by keys as well
        return `<div class="wide" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`
      },
    },
  })
  const html = marked.parse(markdown, { async: false })
  return { title, html, sections, contents }
}

const pathOf = (page: string): string => (page === 'start' ? '/handbook' : `/handbook/${page}`)

function firstLink({ tokens }: { readonly tokens: Token[] }): Tokens.Link | undefined {
  const [first] = tokens
  if (first?.type === 'link') return first as Tokens.Link
  return first && 'tokens' in first && first.tokens ? firstLink({ tokens: first.tokens }) : undefined
}

/** A page is a chunk of its own, loaded when somebody reads it. */
export const handbook = (): Plugin => ({
  name: 'handbook',
  enforce: 'pre',
  transform(markdown, id) {
    if (!/\/docs\/product\/\w+\/[\w-]+\.md$/.test(id)) return undefined
    return { code: `export const page = ${JSON.stringify(pageOf(markdown))}`, map: null }
  },
})
