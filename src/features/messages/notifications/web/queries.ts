import { useMutation, useQuery } from '@tanstack/react-query'
import { featureApi } from '#platform/web/rpc.ts'
import type { notificationsContract } from '../contract.ts'
import type { InboxQuestion } from '../schema.ts'

export const notificationsApi = featureApi<typeof notificationsContract>('notifications')

type Filter = Omit<InboxQuestion, 'after'>

/** The inbox, page by page. */
export const inboxQueryOf = (filter: Filter) =>
  notificationsApi.list.infiniteOptions({
    input: (after: string | undefined) => ({ ...filter, ...(after === undefined ? {} : { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: last => last.next ?? undefined,
  })

/** How many are unread, once that is known; 100 stands for more. What changes it is told by the live stream. */
export const useUnreadCount = (isPermitted: boolean): number | undefined =>
  useQuery(notificationsApi.unread.queryOptions({ enabled: isPermitted, staleTime: 5 * 60_000 })).data?.count

/** Marks, and has the inbox and the count read again. */
export function useMarkNotificationsRead(onError: (error: Error) => void) {
  const after = { onError }
  return {
    setRead: useMutation(notificationsApi.setRead.mutationOptions(after)),
    readAll: useMutation(notificationsApi.readAll.mutationOptions(after)),
  }
}
