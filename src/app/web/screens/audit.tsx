import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { parseDay, todayIn } from '#kit/day.ts'
import { useMember } from '#features/access/sign-in/web/session.tsx'
import { type AuditKind, auditKinds } from '#features/foundation/audit/kinds.ts'
import type { AuditFilter } from '#features/members/audit-log/schema.ts'
import { AuditEntryList } from '#features/members/audit-log/web/entry-list.tsx'
import { auditLogApi } from '#features/members/audit-log/web/queries.ts'
import { saveFile } from '#platform/web/save-file.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Combobox } from '#platform/web/ui/combobox.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { DateField } from '#platform/web/ui/date-field.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { OrganizationClock } from '#platform/web/ui/organization-clock.tsx'
import { OnOrganizationClock } from '#platform/web/zones.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { serverNow } from '#platform/web/now.ts'

const all = 'all'

/** What was done, newest first: by person, kind and time, and as a table for spreadsheets. */
export function AuditScreen() {
  const texts = useTexts('auditLog')
  const toast = useToast()
  const { organization } = useMember()
  const [filter, setFilter] = useState<AuditFilter>({})
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    auditLogApi.list.infiniteOptions({
      input: (after: string | undefined) => ({ ...filter, ...(after === undefined ? {} : { after }) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: last => last.next ?? undefined,
    }),
  )
  const download = useMutation({
    mutationFn: () => auditLogApi.export.call(filter),
    onSuccess: ({ csv }) => saveFile(texts.file(todayIn(organization.timeZone, serverNow())), 'text/csv', csv),
    onError: error => toast.error(messageOf(error, texts.exportFailed)),
  })
  return (
    <div className="flex max-w-page flex-col gap-4">
      <PageHeader
        title={texts.title}
        subtitle={<OrganizationClock after={texts.subtitle} />}
        actions={
          <Button loading={download.isPending} onClick={() => download.mutate()}>
            <Download aria-hidden size={16} />
            {texts.export}
          </Button>
        }
      />
      <Filters filter={filter} onChange={setFilter} />
      <Loaded read={{ data, isError, refetch }} skeleton={<Skeletons rows={8} className="h-10" />}>
        {({ pages }) => {
          const entries = pages.flatMap(page => page.entries)
          return entries.length === 0 ? (
            <EmptyState text={texts.empty} />
          ) : (
            <OnOrganizationClock>
              <AuditEntryList
                entries={entries}
                names={Object.assign({}, ...pages.map(page => page.names))}
                timeZone={organization.timeZone}
              />
            </OnOrganizationClock>
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

function Filters({ filter, onChange }: { filter: AuditFilter; readonly onChange: (filter: AuditFilter) => void }) {
  const texts = useTexts('auditLog')
  const people = useQuery(auditLogApi.people.queryOptions()).data ?? []
  // a key that is set aside is left out, not sent empty
  const change = (next: AuditFilter) =>
    onChange(Object.fromEntries(Object.entries({ ...filter, ...next }).filter(([, value]) => value !== undefined)))
  return (
    <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-4 lg:flex">
      <div className="w-65 max-w-full max-sm:w-full">
        <Combobox
          label={texts.person}
          value={filter.profileId ?? all}
          options={[
            { value: all, label: texts.anybody },
            ...people.map(({ id, fullName, hasLeft }) => ({
              value: id,
              label: fullName,
              ...(hasLeft && { detail: texts.hasLeft }),
            })),
          ]}
          onChange={id => change({ profileId: id === all ? undefined : id })}
        />
      </div>
      <div className="lg:w-65">
        <Select<AuditKind | typeof all>
          label={texts.kind}
          value={filter.kind ?? all}
          onChange={kind => change({ kind: kind === all ? undefined : kind })}
          options={[
            { value: all, label: texts.anything },
            ...auditKinds.map(value => ({ value, label: texts.kinds[value] })),
          ]}
        />
      </div>
      {(['from', 'to'] as const).map(name => (
        <div key={name} className="lg:w-38">
          <DateField
            label={texts[name]}
            name={name}
            value={filter[name] ?? ''}
            onChange={day => change({ [name]: parseDay(day) })}
          />
        </div>
      ))}
    </div>
  )
}
