/** What a spreadsheet would take for a formula, however it is hidden behind blanks. */
const formula = /^[\s\uFEFF]*[=+\-@\t\r|%]/u
/** Below zero, and nothing else: made text it would be missing from every sum. */
const negative = /^-\d+(?:[.,]\d+)?$/

/** A cell that says what it says: a leading apostrophe makes a spreadsheet read text where it would calculate. */
const cellOf = (text: string): string => {
  const safe = formula.test(text) && !negative.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/**
 * A table as spreadsheets open it at a double click: UTF-8 with its mark, CRLF, every cell quoted, no formulas. German
 * ones want the semicolon.
 */
export const csvOf = (rows: readonly (readonly string[])[], separator: ',' | ';'): string =>
  `\uFEFF${rows.map(row => row.map(cellOf).join(separator)).join('\r\n')}\r\n`
