import { useMutation, useQueryClient } from '@tanstack/react-query'
import { move } from '#kit/list.ts'
import { updateOptimistically } from '#platform/web/at-once.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { useConfirm } from '#platform/web/ui/confirm-dialog.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { PlatformKind } from '../built-in.ts'
import { reorderPart } from '../rules.ts'
import type { Platform } from '../schema.ts'
import { platformsApi, platformsQuery } from './queries.ts'

/** What can be done with the list of a kind. Each shows at once; one that fails has the list read again and says so. */
export function usePlatformList(kind: PlatformKind, rows: readonly Platform[]) {
  const texts = useTexts('platforms')
  const toast = useToast()
  const confirm = useConfirm()
  const queries = useQueryClient()
  const show = (after: readonly Platform[]) =>
    updateOptimistically(queries, platformsQuery.queryKey, () =>
      queries.setQueryData(platformsQuery.queryKey, (all = []) => [
        ...all.filter(each => each.kind !== kind),
        ...after,
      ]),
    )
  const after = {
    onError: (error: Error, _: unknown, takeBack?: () => void) => {
      takeBack?.()
      toast.error(messageOf(error, texts.failed))
    },
  }
  const reorder = useMutation(
    platformsApi.reorder.mutationOptions({
      ...after,
      onMutate: ({ keys }) => show(rows.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))),
    }),
  )
  const setEnabled = useMutation(
    platformsApi.setEnabled.mutationOptions({
      ...after,
      onMutate: ({ key, isEnabled }) => show(rows.map(row => (row.key === key ? { ...row, isEnabled } : row))),
    }),
  )
  const remove = useMutation(platformsApi.remove.mutationOptions(after))
  return {
    /** Moves among the shown part of the list. */
    move: (shown: readonly Platform[], from: number, to: number) =>
      reorder.mutate({ kind, keys: reorderPart(rows, move(shown, from, to)) }),
    switchTo: (key: string, isEnabled: boolean) => setEnabled.mutate({ kind, key, isEnabled }),
    /** Says who still uses it before it goes. */
    askAndRemove: async ({ key, name }: Platform) => {
      const used = await platformsApi.usage.call({ kind, key }).catch(() => undefined)
      const creators = used?.creators ?? []
      const yes = await confirm({
        type: 'danger',
        title: texts.removeTitle(name),
        text: creators.length > 0 ? texts.removeUsed(creators) : texts.removeText,
        confirmLabel: texts.removeConfirm,
      })
      // by now the list has it no more
      if (yes) remove.mutate({ kind, key }, { onSuccess: () => toast.success(texts.removed(name)) })
    },
  }
}
