import type { Finding } from './architecture-rooms.ts'

/** The rest of an opening tag; arrows and comparisons of attributes are in braces, a `>` of an arrow is no end. */
const rest = String.raw`(?:=>|[^>])*`

/** Markup that a screen reader ignores or that no test of a page reports. */
const causes: readonly { found: RegExp; wrong: string; advice: string }[] = [
  {
    found: new RegExp(
      String.raw`<(?:[bip]|div|em|small|span|strong|sup|time)\b(?=${rest}\saria-label)(?!${rest}\srole=)`,
      'g',
    ),
    wrong: 'names an element without a role, which no screen reader reads',
    advice: 'write the text with className="sr-only", or give the element role="img"',
  },
  {
    found: new RegExp(String.raw`<th\b(?!${rest}\sscope=)`, 'g'),
    wrong: 'is a header without a scope',
    advice: 'scope="col" or scope="row"',
  },
  {
    found: new RegExp(String.raw`<(?:aside|nav)\b(?!${rest}\saria-label)`, 'g'),
    wrong: 'is a landmark without a name',
    advice: 'aria-label, or a div',
  },
]

/** Findings in the markup of screens, one for each place. */
export function markupFindings(path: string, text: string): Finding[] {
  if (!path.endsWith('.tsx') || path.endsWith('.test.tsx')) return []
  return causes.flatMap(({ found, wrong, advice }) =>
    [...text.matchAll(found)].map(({ index }) => ({
      path,
      line: text.slice(0, index).split('\n').length,
      wrong,
      advice,
    })),
  )
}
