/*
 * A part of a workbook as the library that reads cells expects it: in UTF-8, its elements without a prefix. Programs other
 * than Excel write `<x:row>` and may write two bytes a letter; both are allowed, and mean the same.
 */

/** How far the first element can be: behind a declaration and a comment or two. */
const maxOpeningLength = 4000

export function removeXmlPrefix(part: Buffer): Buffer {
  const bytes = inUtf8(part)
  const opening = bytes.subarray(0, maxOpeningLength).toString('latin1')
  const prefix = /^(?:\u00EF\u00BB\u00BF)?\s*<([A-Za-z_][\w.-]{0,40}):/.exec(
    opening.replaceAll(/<[?!][^>]*>/g, ''),
  )?.[1]
  if (prefix === undefined) return bytes
  const named = prefix.replaceAll(/[.-]/g, String.raw`\$&`)
  // a byte a letter, so that nothing but the names of elements changes
  const plain = bytes
    .toString('latin1')
    .replaceAll(new RegExp(`(</?)${named}:`, 'g'), '$1')
    .replaceAll(new RegExp(`\\sxmlns:${named}\\s*=`, 'g'), ' xmlns=')
  return Buffer.from(plain, 'latin1')
}

function inUtf8(part: Buffer): Buffer {
  const encoding = encodingOf(part)
  if (encoding === undefined) return part
  const text = new TextDecoder(encoding).decode(part)
  return Buffer.from(text.replace(/^<\?xml[^>]*\?>/, '<?xml version="1.0"?>'))
}

function encodingOf([first, second]: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : undefined
}

/** The list of parts without those that are not there. */
export function filterContentTypes(contentTypes: Buffer, isThere: (name: string) => boolean): Buffer {
  const text = contentTypes.toString('utf8')
  return Buffer.from(
    text.replaceAll(/<Override\b[^>]*?(?:\/>|>\s*<\/Override>)/g, entry => {
      const name = /\bPartName\s*=\s*["']\/?([^"']*)["']/.exec(entry)?.[1]
      return name === undefined || isThere(name.toLowerCase()) ? entry : ''
    }),
  )
}
