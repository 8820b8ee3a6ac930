import { type QueryKey, useMutation } from '@tanstack/react-query'
import { messageOf } from './rpc.ts'
import { useConfirm } from './ui/confirm-dialog.tsx'
import { useToast } from './ui/toast.tsx'

interface Named {
  readonly id: string
  readonly name: string
}

interface Texts {
  readonly removeTitle: (name: string) => string
  readonly removeText: string
  readonly removeConfirm: string
  readonly removed: (name: string) => string
  readonly removeFailed: string
}

/** Asks, removes, and says so; `onRemoved` is called as well. */
export function useRemoval(
  remove: (input: { id: string }) => Promise<unknown>,
  mutationKey: QueryKey,
  texts: Texts,
  onRemoved?: (id: string) => void,
): (one: Named) => Promise<void> {
  const confirm = useConfirm()
  const toast = useToast()
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ id }: Named) => remove({ id }),
    onSuccess: (_, { id, name }) => {
      toast.success(texts.removed(name))
      onRemoved?.(id)
    },
    onError: error => toast.error(messageOf(error, texts.removeFailed)),
  })
  return async one => {
    const yes = await confirm({
      type: 'danger',
      title: texts.removeTitle(one.name),
      text: texts.removeText,
      confirmLabel: texts.removeConfirm,
    })
    if (yes) mutate(one)
  }
}
