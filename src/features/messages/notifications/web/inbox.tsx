import { useInfiniteQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { type Channel, kindsAvailableWithout } from '../channels.ts'
import type { NotificationKind } from '../kinds.ts'
import type { NotificationPage } from '../pages.ts'
import type { InboxQuestion, Notification } from '../schema.ts'
import { InboxEntry } from './inbox-entry.tsx'
import { inboxQueryOf, useMarkNotificationsRead } from './queries.ts'

const any = 'any'

interface Props {
  readonly timeZone: string
  readonly ownZone: string | null
  /** Ways that there are not in this installation. */
  readonly closed: readonly Channel[]
  /** Where what was told can be seen; undefined: nowhere this reader may go. */
  readonly placeOf: (notification: Notification) => NotificationPage | undefined
}

/** What one was told, newest first. */
export function Inbox({ timeZone, ownZone, closed, placeOf }: Props) {
  const texts = useTexts('notifications')
  const toast = useToast()
  const [filter, setFilter] = useState<Pick<InboxQuestion, 'isUnread' | 'kind'>>({})
  const { setRead } = useMarkNotificationsRead(error => toast.error(messageOf(error, texts.failed)))
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    inboxQueryOf(filter),
  )
  const isFiltered = Object.keys(filter).length > 0
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <Segmented
          label={texts.filter}
          value={filter.isUnread ? 'unread' : 'all'}
          options={(['all', 'unread'] as const).map(value => ({ value, label: texts.filters[value] }))}
          onChange={value => setFilter(({ kind }) => filterOf(value === 'unread', kind))}
        />
        <div className="w-60 max-w-full">
          <Select<NotificationKind | typeof any>
            label={texts.kind}
            hideLabel
            value={filter.kind ?? any}
            options={[
              { value: any, label: texts.anyKind },
              ...kindsAvailableWithout(closed).map(value => ({ value, label: texts.kinds[value] })),
            ]}
            onChange={kind => setFilter(({ isUnread }) => filterOf(isUnread ?? false, kind === any ? undefined : kind))}
          />
        </div>
      </div>
      <Loaded read={{ data, isError, refetch }} skeleton={<Skeletons rows={6} className="h-16" />}>
        {({ pages }) => {
          const all = pages.flatMap(page => page.notifications)
          if (all.length === 0) {
            return (
              <EmptyState
                icon={<BellRing aria-hidden size={18} />}
                text={isFiltered ? texts.emptyFilter : texts.empty}
              />
            )
          }
          return (
            <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card">
              {all.map(notification => (
                <InboxEntry
                  key={notification.id}
                  notification={notification}
                  timeZone={timeZone}
                  ownZone={ownZone}
                  place={placeOf(notification)}
                  onRead={isRead => setRead.mutate({ ids: [notification.id], isRead })}
                />
              ))}
            </ul>
          )
        }}
      </Loaded>
      {hasNextPage && (
        <Button className="self-center" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </div>
  )
}

const filterOf = (isUnread: boolean, kind: NotificationKind | undefined) => ({
  ...(isUnread ? { isUnread } : {}),
  ...(kind === undefined ? {} : { kind }),
})
