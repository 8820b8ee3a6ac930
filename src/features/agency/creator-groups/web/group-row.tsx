import { Pencil, Trash2, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { initialsOf } from '#kit/text.ts'
import { usePlatformName } from '#features/agency/platforms/web/use-platforms.ts'
import type { Person } from '#features/foundation/people/schema.ts'
import { shownColour } from '#features/agency/shifts/rules.ts'
import type { Shift } from '#features/agency/shifts/schema.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { shiftsInForce } from '../rules.ts'
import type { CreatorGroup } from '../schema.ts'

interface Props {
  readonly group: CreatorGroup
  readonly standardShifts: readonly Shift[]
  readonly people: readonly Person[]
  /** The screen knows the addresses. */
  readonly planLink: ReactNode
  readonly onEdit: () => void
  readonly onRemove: () => void
}

const shownMembers = 5

export function GroupRow({ group, standardShifts, people, planLink, onEdit, onRemove }: Props) {
  const texts = useTexts('creatorGroups')
  return (
    <li
      data-hue={group.color}
      className="relative flex flex-col gap-3 overflow-hidden rounded-card border border-line bg-surface py-3.5 pr-3 pl-5 shadow-card"
    >
      <span aria-hidden className="absolute inset-y-0 left-0 w-1.5 bg-hue-line" />
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_14rem]">
          <h2 className="font-semibold break-words text-text">{group.name}</h2>
          {group.description !== '' && <p className="line-clamp-2 break-words text-text-2">{group.description}</p>}
        </div>
        <div className="flex items-center gap-1">
          {planLink}
          <IconButton label={texts.edit(group.name)} icon={<Pencil aria-hidden size={15} />} onClick={onEdit} />
          <IconButton label={texts.remove(group.name)} icon={<Trash2 aria-hidden size={15} />} onClick={onRemove} />
        </div>
      </header>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-13 text-text-2">
        <span className="inline-flex items-center gap-1.5">
          <Users aria-hidden size={14} />
          {texts.chatters(group.chatterCount)}
        </span>
        <Shifts group={group} standardShifts={standardShifts} />
        <Members group={group} people={people} />
      </div>
      <Accounts group={group} />
    </li>
  )
}

function Accounts({ group }: Pick<Props, 'group'>) {
  const texts = useTexts('creatorGroups')
  const platformName = usePlatformName()
  return (
    <ul aria-label={texts.accounts(group.combinations.length)} className="flex min-w-0 flex-wrap gap-1.5">
      {group.combinations.map(({ id, creatorName, platformKey, accountType }) => (
        <li key={id} className="max-w-full">
          <Badge>
            {creatorName} · {platformName(platformKey)}
            {accountType === 'secondary' && <span className="text-text-3"> {texts.suffixes.secondary}</span>}
          </Badge>
        </li>
      ))}
    </ul>
  )
}

function Shifts({ group, standardShifts }: Pick<Props, 'group' | 'standardShifts'>) {
  const texts = useTexts('creatorGroups')
  const shifts = shiftsInForce(group, standardShifts)
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {group.useCustomShifts && <span>{texts.ownShifts}</span>}
      {shifts.length === 0 && <span className="text-danger">{texts.noShiftsInForce}</span>}
      {shifts.map(shift => (
        <Badge key={shift.id} hue={shownColour(shift)}>
          {shift.name}
        </Badge>
      ))}
    </span>
  )
}

function Members({ group, people }: Pick<Props, 'group' | 'people'>) {
  const texts = useTexts('creatorGroups')
  const { members } = group
  if (members.length === 0) return null
  return (
    <span role="img" aria-label={texts.members(members.length)} className="flex items-center gap-1">
      {members.slice(0, shownMembers).map(({ profileId }) => (
        <Avatar
          key={profileId}
          id={profileId}
          initials={initialsOf(people.find(({ id }) => id === profileId)?.fullName ?? '')}
          size={24}
        />
      ))}
      {members.length > shownMembers && <span>{texts.morePeople(members.length - shownMembers)}</span>}
    </span>
  )
}
