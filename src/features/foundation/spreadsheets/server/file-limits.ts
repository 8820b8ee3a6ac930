export const maxRows = 50_000
export const maxColumns = 100
/** A longer text in a workbook is cut. */
export const maxTextLength = 2000
/** A longer number format is cut; spreadsheet programs take no more. */
export const maxFormatLength = 255

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

/** What old workbooks and locked new ones are kept in. */
export const isCompoundFile = (bytes: Uint8Array): boolean =>
  [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte)
