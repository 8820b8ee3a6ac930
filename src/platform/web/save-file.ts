/** Hands a text or a file to the browser as a file to keep. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const blob = new Blob([content], { type: typeof content === 'string' ? `${type};charset=utf-8` : type })
  const url = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
