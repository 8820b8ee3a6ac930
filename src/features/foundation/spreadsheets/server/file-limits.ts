export const maxRows = 50_000
export const maxColumns = 100
/** In all parts of a workbook together. A cell takes four, and six where it holds its own text. */
export const maxTags = 5_000_000
/** In an archive; a workbook refers to no more. */
export const maxParts = 2000
/** In a workbook; spreadsheet programs take a few hundred. */
export const maxFormats = 10_000
/** In a sheet, far above what is merged by hand; merged cells beyond are treated as single ones. */
export const maxMerges = 100_000
/** A longer text in a workbook is cut. */
export const maxTextLength = 2000
/** A longer number format is cut; spreadsheet programs take no more. */
export const maxFormatLength = 255

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

/** What old workbooks and locked new ones are kept in. */
export const isCompoundFile = (bytes: Uint8Array): boolean =>
  [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte)
