import { useQuery } from '@tanstack/react-query'
import { LayoutGrid, Rows3, UserPlus, UsersRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import { emailForDisplay } from '#kit/e-mail.ts'
import { foldForSearch } from '#kit/text.ts'
import { useMay, useMember } from '#features/access/sign-in/web/session.tsx'
import { toInvite, requiredToAssignGroups } from '#features/access/invitations/policy.ts'
import { InvitationList } from '#features/access/invitations/web/invitation-list.tsx'
import { ImportList } from '#features/access/imports/web/import-list.tsx'
import { JoinLinkList } from '#features/access/join-links/web/link-list.tsx'
import { creatorGroupsApi } from '#features/agency/creator-groups/web/queries.ts'
import { isOwnerOrAdmin } from '#features/foundation/permissions/policy.ts'
import { type Role, roles } from '#features/foundation/permissions/roles.ts'
import { teamApi } from '#features/members/team/web/queries.ts'
import { TeamFirstSteps } from '#features/members/first-steps/web/team-steps.tsx'
import { NoMailNotice, TeamCards, TeamTable } from '#features/members/team/web/team-people.tsx'
import { toSeeReliability } from '#features/work/reliability/policy.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { OrganizationClock } from '#platform/web/ui/organization-clock.tsx'
import { OnOrganizationClock } from '#platform/web/zones.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { SearchField } from '#platform/web/ui/search-field.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { ShownWhole } from '#platform/web/ui/shown-whole.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useRemembered } from '../shell/use-remembered.ts'
import { lazily } from '#platform/web/lazily.ts'

const InviteDialog = lazily(() => import('#features/access/invitations/web/invite-dialog.tsx'), 'InviteDialog')
const InviteManyDialog = lazily(() => import('#features/access/join-links/web/many-dialog.tsx'), 'InviteManyDialog')
const MemberDialog = lazily(() => import('#features/members/team/web/member-dialog.tsx'), 'MemberDialog')

const views = ['cards', 'table'] as const
type View = (typeof views)[number]

/** Everybody, found by name or address and by role, as cards or a table; who is invited above. */
export function TeamScreen() {
  const texts = useTexts('team')
  const { roles: roleNames } = useTexts('permissions')
  const member = useMember()
  const may = useMay()
  const read = useQuery(teamApi.list.queryOptions())
  const [search, setSearch] = useState('')
  const [role, setRole] = useState<Role | 'all'>('all')
  const [view, setView] = useRemembered<View>('staffel.team.view', views, 'cards')
  const { many } = useTexts('invitations')
  const [invites, setInvites] = useState<'one' | 'many'>()
  const groups = useQuery({
    ...creatorGroupsApi.list.queryOptions(),
    enabled: invites === 'many' && may(requiredToAssignGroups),
  })
  const [editedId, edit] = useState<string>()
  const edited = read.data?.find(({ id }) => id === editedId)
  return (
    <div className="flex max-w-page flex-col gap-4">
      <PageHeader
        title={texts.title}
        subtitle={<OrganizationClock after={read.data && texts.subtitle(read.data.length)} />}
        actions={
          may(toInvite) && (
            <>
              <Button onClick={() => setInvites('many')}>
                <UsersRound aria-hidden size={16} />
                {many.open}
              </Button>
              <Button variant="primary" onClick={() => setInvites('one')}>
                <UserPlus aria-hidden size={16} />
                {texts.invite}
              </Button>
            </>
          )
        }
      />
      <OnOrganizationClock>
        <ShownWhole>
          {may(toInvite) && <InvitationList />}
          {may(toInvite) && <ImportList />}
          {may(toInvite) && <JoinLinkList />}
          <TeamFirstSteps />
          <div className="flex flex-wrap items-center gap-2">
            <div className="w-65 max-w-full max-sm:w-full">
              <SearchField label={texts.search} value={search} onChange={setSearch} />
            </div>
            <div className="w-44 max-sm:w-auto max-sm:flex-1">
              <Select<Role | 'all'>
                label={texts.role}
                hideLabel
                value={role}
                onChange={setRole}
                options={[
                  { value: 'all', label: texts.allRoles },
                  ...roles.map(value => ({ value, label: roleNames[value] })),
                ]}
              />
            </div>
            <span className="ml-auto">
              <Segmented<View>
                label={texts.view}
                value={view}
                onChange={setView}
                options={[
                  { value: 'cards', label: texts.views.cards, icon: <LayoutGrid aria-hidden size={14} /> },
                  { value: 'table', label: texts.views.table, icon: <Rows3 aria-hidden size={14} /> },
                ]}
              />
            </span>
          </div>
          <Loaded read={read} skeleton={<Skeletons rows={6} className="h-14" />}>
            {everybody => {
              const wanted = foldForSearch(search.trim())
              const members = everybody.filter(
                one =>
                  (role === 'all' || one.role === role) &&
                  foldForSearch(`${one.fullName} ${emailForDisplay(one.email)} ${one.email}`).includes(wanted),
              )
              if (members.length === 0) return <EmptyState text={texts.empty} />
              const List = view === 'cards' ? TeamCards : TeamTable
              return (
                <div className="flex flex-col gap-3">
                  <NoMailNotice members={everybody} />
                  <List members={members} onEdit={isOwnerOrAdmin(member) ? edit : undefined} />
                </div>
              )
            }}
          </Loaded>
        </ShownWhole>
      </OnOrganizationClock>
      {invites === 'one' && (
        <Suspense>
          <InviteDialog onClose={() => setInvites(undefined)} />
        </Suspense>
      )}
      {invites === 'many' && (
        <Suspense>
          <InviteManyDialog groups={groups.data} onClose={() => setInvites(undefined)} />
        </Suspense>
      )}
      {edited && (
        <Suspense>
          <MemberDialog
            key={edited.id}
            member={edited}
            editor={member}
            seesReliability={may(toSeeReliability) && member.organization.attendanceEnabled}
            onClose={() => edit(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}
