/** Into the clipboard. Rejects where the browser keeps it closed, as it does on plain http: then there is none at all. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text)
