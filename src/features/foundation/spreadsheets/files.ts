import { hasDeceptiveCharacters, removePastedCharacters, truncateText } from '#kit/text.ts'

export const maxFileBytes = 10 * 1024 * 1024
export const fileEndings = ['.xlsx', '.xls', '.csv'] as const

export function findFileFault(file: {
  readonly name: string
  readonly size: number
}): 'fileType' | 'tooLarge' | undefined {
  const name = file.name.toLowerCase()
  if (!fileEndings.some(ending => name.endsWith(ending))) return 'fileType'
  return file.size > maxFileBytes ? 'tooLarge' : undefined
}

const maxNameLength = 120

/** As somebody called it, but for what could deceive whoever reads or downloads it. */
export function sanitizeFileName(name: string): string {
  const last = removePastedCharacters(name.split(/[\\/]/).at(-1) ?? '')
  const ending = /\.[a-z]{3,4}$/i.exec(last)?.[0] ?? ''
  return hasDeceptiveCharacters(last) || last === ''
    ? `upload${ending}`
    : `${truncateText(last.slice(0, -ending.length || undefined), maxNameLength)}${ending}`
}
