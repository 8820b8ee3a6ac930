import { copyText } from '../copy-text.ts'
import { useToast } from './toast.tsx'

/** Copies, and says how it went; on plain http the browser keeps its clipboard closed. */
export function useCopy(
  said: { readonly copied: string; readonly copyFailed: string },
  onCopied?: () => void,
): (text: string) => void {
  const toast = useToast()
  return text =>
    void copyText(text).then(
      () => {
        onCopied?.()
        toast.success(said.copied)
      },
      () => toast.error(said.copyFailed),
    )
}
