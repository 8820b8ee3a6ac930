import { useMutation, useQueryClient } from '@tanstack/react-query'
import { move } from '#kit/list.ts'
import { atOnce } from '#platform/web/at-once.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import { useRemoval } from '#platform/web/use-removal.ts'
import type { ManagedContact } from '../schema.ts'
import { contactsApi, managedQuery } from './queries.ts'

/** What can be done with the list as a whole. An order shows at once; one that fails has the list read again. */
export function useContactList(rows: readonly ManagedContact[]) {
  const texts = useTexts('contactsPage')
  const toast = useToast()
  const queries = useQueryClient()
  const reorder = useMutation(
    contactsApi.reorder.mutationOptions({
      onMutate: ({ ids }) =>
        atOnce(queries, managedQuery.queryKey, () =>
          queries.setQueryData(
            managedQuery.queryKey,
            rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
          ),
        ),
      onError: (error, _, takeBack) => {
        takeBack?.()
        toast.error(messageOf(error, texts.orderFailed))
      },
    }),
  )
  return {
    move: (from: number, to: number) => reorder.mutate({ ids: move(rows, from, to).map(({ id }) => id) }),
    remove: useRemoval(contactsApi.remove.call, contactsApi.key(), texts),
  }
}
