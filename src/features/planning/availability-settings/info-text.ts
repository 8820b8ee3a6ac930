/** UTF-16 units. */
export const maxInfoTextLength = 1000

/** {requested} and {limit} of the info-box text (docs/product/en/availability.md#settings). */
export const fillInfoText = (text: string, requested: number, limit: number): string =>
  text.replaceAll('{requested}', String(requested)).replaceAll('{limit}', String(limit))
