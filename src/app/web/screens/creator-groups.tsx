import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarRange, Layers, Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '#features/access/sign-in/web/session.tsx'
import type { CreatorGroup } from '#features/agency/creator-groups/schema.ts'
import { searchGroups } from '#features/agency/creator-groups/search.ts'
import { GroupDialog } from '#features/agency/creator-groups/web/group-dialog.tsx'
import { GroupRow } from '#features/agency/creator-groups/web/group-row.tsx'
import { creatorGroupsApi } from '#features/agency/creator-groups/web/queries.ts'
import { toReadCreators } from '#features/agency/creators/policy.ts'
import type { Person } from '#features/foundation/people/schema.ts'
import { peopleApi } from '#features/foundation/people/web/queries.ts'
import type { Shift } from '#features/agency/shifts/schema.ts'
import { shiftsApi } from '#features/agency/shifts/web/queries.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { useRemoval } from '#platform/web/use-removal.ts'
import { buttonClass } from '#platform/web/ui/button-class.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { combineReads, Loaded } from '#platform/web/ui/loaded.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { SearchField } from '#platform/web/ui/search-field.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'

export function CreatorGroupsScreen() {
  const texts = useTexts('creatorGroups')
  const read = useQuery(creatorGroupsApi.list.queryOptions())
  const accounts = useQuery(creatorGroupsApi.accounts.queryOptions())
  const shifts = useQuery(shiftsApi.list.queryOptions())
  const people = useQuery(peopleApi.list.queryOptions())
  const [editing, setEditing] = useState<{ group: CreatorGroup | undefined }>()
  return (
    <div className="max-w-page">
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <Button variant="primary" onClick={() => setEditing({ group: undefined })}>
            <Plus aria-hidden size={16} />
            {texts.add}
          </Button>
        }
      />
      <Loaded read={combineReads(read, shifts, people, accounts)} skeleton={<Skeletons rows={3} className="h-32" />}>
        {([groups, standardShifts, colleagues, known]) => {
          if (groups.length > 0)
            return (
              <Groups
                groups={groups}
                standardShifts={standardShifts}
                people={colleagues}
                onEdit={group => setEditing({ group })}
              />
            )
          if (known.length === 0) return <NoCreators />
          return <EmptyState icon={<Layers aria-hidden size={18} />} text={texts.empty} />
        }}
      </Loaded>
      {editing && <GroupDialog group={editing.group} onClose={() => setEditing(undefined)} />}
    </div>
  )
}

interface Props {
  readonly groups: readonly CreatorGroup[]
  readonly standardShifts: readonly Shift[]
  readonly people: readonly Person[]
  readonly onEdit: (group: CreatorGroup) => void
}

function Groups({ groups, standardShifts, people, onEdit }: Props) {
  const texts = useTexts('creatorGroups')
  const askAndRemove = useRemoval(creatorGroupsApi.remove.call, creatorGroupsApi.key(), texts)
  const [query, setQuery] = useState('')
  const found = searchGroups(groups, query)
  return (
    <>
      <div className="mb-4 max-w-[360px]">
        <SearchField label={texts.search} value={query} onChange={setQuery} />
      </div>
      {found.length === 0 && <EmptyState icon={<Search aria-hidden size={18} />} text={texts.nothingFound(query)} />}
      <ul aria-label={texts.title} className="flex flex-col gap-3">
        {found.map(group => (
          <GroupRow
            key={group.id}
            group={group}
            standardShifts={standardShifts}
            people={people}
            planLink={<PlanLink group={group} />}
            onEdit={() => onEdit(group)}
            onRemove={() => void askAndRemove(group)}
          />
        ))}
      </ul>
    </>
  )
}

function PlanLink({ group }: { group: CreatorGroup }) {
  const texts = useTexts('creatorGroups')
  return (
    <Link
      to="/schichtplan/$groupId"
      params={{ groupId: group.id }}
      aria-label={texts.planOf(group.name)}
      className={buttonClass({ size: 'sm' })}
    >
      <CalendarRange aria-hidden size={15} />
      {texts.plan}
    </Link>
  )
}

function NoCreators() {
  const { noCreators } = useTexts('creatorGroups')
  const mayRead = useMay()(toReadCreators)
  return (
    <EmptyState
      icon={<Layers aria-hidden size={18} />}
      text={`${noCreators.title}. ${noCreators.text}`}
      action={
        mayRead && (
          <Link to="/creator" className={buttonClass()}>
            {noCreators.action}
          </Link>
        )
      }
    />
  )
}
