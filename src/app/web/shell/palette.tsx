import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  BookOpen,
  Calendar,
  CheckCheck,
  ListTodo,
  LogOut,
  type LucideIcon,
  Moon,
  Sun,
  TreePalm,
  User,
  UserPlus,
  UserRound,
  UserX,
  UsersRound,
} from 'lucide-react'
import { useState } from 'react'
import { todayIn } from '#kit/day.ts'
import { addWeeks, daysOfWeek, type Week, weekNumber, weekOf, weekYear } from '#kit/week.ts'
import { type CurrentMember, useMay } from '#features/access/sign-in/web/session.tsx'
import { useSignOut } from '#features/access/sign-in/web/sign-out.ts'
import { creatorsApi } from '#features/agency/creators/web/queries.ts'
import { creatorGroupsApi } from '#features/agency/creator-groups/web/queries.ts'
import { toInvite } from '#features/access/invitations/policy.ts'
import { useMarkNotificationsRead } from '#features/messages/notifications/web/queries.ts'
import { peopleApi } from '#features/foundation/people/web/queries.ts'
import { isOwnerOrAdmin } from '#features/foundation/permissions/policy.ts'
import { daySpan } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { chooseTheme } from '#platform/web/theme.ts'
import { type Command, CommandPalette } from '#platform/web/ui/command-palette.tsx'
import { findHandbookPlaces, handbookPlacesQuery, linkTo } from '../handbook-search.ts'
import { pagesFor } from './navigation-pages.ts'
import { searchWords } from './search-words.ts'
import { serverNow } from '#platform/web/now.ts'

interface Props {
  readonly member: CurrentMember
  readonly onClose: () => void
}

/** Everything this person may go to or do. */
export function AppCommandPalette({ member, onClose }: Props) {
  const texts = useTexts('palette')
  const [typed, setTyped] = useState('')
  return (
    <CommandPalette
      label={texts.label}
      hint={texts.hint}
      typed={typed}
      onTyped={setTyped}
      onClose={onClose}
      groups={[
        { label: texts.pages, commands: usePages(member), atFirst: 8 },
        { label: texts.actions, commands: useActions(), atFirst: 4 },
        { label: texts.people, commands: usePeople(member), atFirst: 0 },
        { label: texts.groups, commands: useGroups(), atFirst: 0 },
        { label: texts.creators, commands: useCreators(), atFirst: 0 },
        { label: texts.weeks, commands: useWeeks(member), atFirst: 2 },
        { label: texts.handbook, commands: useHandbook(typed), atFirst: 0, isLast: true },
      ]}
    />
  )
}

function usePages(member: CurrentMember): Command[] {
  const nav = useTexts('nav')
  const navigate = useNavigate()
  return pagesFor(member, useMay()).map(({ to, label, within, icon: Icon }) => ({
    id: to,
    label: nav[label],
    also: searchWords[to] ?? '',
    ...(within === undefined ? {} : { detail: nav[within] }),
    icon: <Icon size={16} />,
    run: () => void navigate({ to }),
  }))
}

function useActions(): Command[] {
  const texts = useTexts('palette')
  const { handbook } = useTexts('shell')
  const may = useMay()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const { readAll } = useMarkNotificationsRead(() => {})
  const act = (id: string, label: string, Icon: LucideIcon, run: () => void): Command => ({
    id,
    label,
    also: searchWords[id] ?? '',
    icon: <Icon size={16} />,
    run,
  })
  const go = (id: string, label: string, icon: LucideIcon, to: string) =>
    act(id, label, icon, () => void navigate({ to }))
  return [
    ...(may('page_shifts')
      ? [
          go('vacation', texts.requestVacation, TreePalm, '/availability'),
          go('sick', texts.cannotCome, UserX, '/my-shifts'),
        ]
      : []),
    ...(may('todo_assign_others') ? [go('todos', texts.manageTodos, ListTodo, '/todo-management')] : []),
    ...(may('page_team') && may(toInvite) ? [go('invite', texts.invite, UserPlus, '/team')] : []),
    ...(may('page_notifications') ? [act('read-all', texts.readAll, CheckCheck, () => readAll.mutate({}))] : []),
    go('handbook', handbook, BookOpen, '/handbook'),
    act('light', texts.light, Sun, () => chooseTheme('light')),
    act('dark', texts.dark, Moon, () => chooseTheme('dark')),
    act('sign-out', texts.signOut, LogOut, signOut),
  ]
}

/** How many sections of the handbook are shown for what was typed. */
const maxPlaces = 5

function useHandbook(typed: string): Command[] {
  const language = useLanguage()
  const navigate = useNavigate()
  const { data = [] } = useQuery({ ...handbookPlacesQuery(language), enabled: typed !== '' })
  return findHandbookPlaces(data, typed, maxPlaces).map(place => ({
    id: `handbook ${place.page} ${place.hash}`,
    label: place.label,
    also: place.also,
    detail: place.within,
    icon: <BookOpen size={16} />,
    run: () => void navigate(linkTo(place)),
  }))
}

function useCreators(): Command[] {
  const navigate = useNavigate()
  const { data = [] } = useQuery(creatorsApi.list.queryOptions({ enabled: useMay()('page_creator') }))
  return data.map(({ id, name }) => ({
    id: `creator ${id}`,
    label: name,
    icon: <UserRound size={16} />,
    run: () => void navigate({ to: '/creator', search: { q: name } }),
  }))
}

/** Of whom one may see more than the name: owners and admins everybody's availability, others who see the team that. */
function usePeople(member: CurrentMember): Command[] {
  const { roles } = useTexts('permissions')
  const navigate = useNavigate()
  const seesTeam = useMay()('page_team')
  const { data = [] } = useQuery(peopleApi.list.queryOptions({ enabled: seesTeam || isOwnerOrAdmin(member) }))
  return data
    .filter(person => !person.isLocked && person.id !== member.profileId)
    .map(({ id, fullName, role }) => ({
      id: `person ${id}`,
      label: fullName,
      detail: roles[role],
      icon: <User size={16} />,
      run: () =>
        void (isOwnerOrAdmin(member)
          ? navigate({ to: '/availability', search: { person: id } })
          : navigate({ to: '/team' })),
    }))
}

function useGroups(): Command[] {
  const navigate = useNavigate()
  const plans = useMay()('page_shift_management')
  const { data = [] } = useQuery(creatorGroupsApi.list.queryOptions({ enabled: plans }))
  return data.map(({ id, name }) => ({
    id: `group ${id}`,
    label: name,
    icon: <UsersRound size={16} />,
    run: () => void navigate({ to: '/schichtplan/$groupId', params: { groupId: id } }),
  }))
}

/** Weeks back and ahead that can be found by their number. */
const reach = { back: 8, ahead: 26 } as const

/** To the overview for those who plan, to one's own availability for all others. */
function useWeeks({ organization }: CurrentMember): Command[] {
  const texts = useTexts('palette')
  const language = useLanguage()
  const navigate = useNavigate()
  const may = useMay()
  if (!may('page_shift_management') && !may('page_shifts')) return []
  const current = weekOf(todayIn(organization.timeZone, serverNow()))
  const ahead = Array.from({ length: reach.ahead + 1 }, (_, at) => addWeeks(current, at))
  const back = Array.from({ length: reach.back }, (_, at) => addWeeks(current, -1 - at))
  const open = (week: Week) => {
    const [monday] = daysOfWeek(week)
    if (may('page_shift_management') && monday) void navigate({ to: '/schedule-overview', search: { at: monday } })
    else void navigate({ to: '/availability', search: { week } })
  }
  return [...ahead, ...back].map(week => {
    const [monday, , , , , , sunday] = daysOfWeek(week)
    return {
      id: week,
      label: texts.week(weekNumber(week), weekYear(week)),
      ...(monday && sunday ? { detail: daySpan(monday, sunday, language) } : {}),
      icon: <Calendar size={16} />,
      run: () => open(week),
    }
  })
}
