import { X } from 'lucide-react'
import { initialsOf } from '#kit/text.ts'
import type { Person } from '#features/foundation/people/schema.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Combobox } from '#platform/web/ui/combobox.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import type { GroupMember } from '../schema.ts'

interface Props {
  readonly people: readonly Person[]
  readonly members: readonly GroupMember[]
  readonly onChange: (members: readonly GroupMember[]) => void
}

/** The home chatters of the group, and who of them is a main chatter. */
export function MembersField({ people, members, onChange }: Props) {
  const texts = useTexts('creatorGroups')
  const { roles } = useTexts('permissions')
  const chosen = new Set(members.map(({ profileId }) => profileId))
  const nameOf = (profileId: string): string => people.find(({ id }) => id === profileId)?.fullName ?? ''
  const offered = people.filter(({ id, isLocked }) => !chosen.has(id) && !isLocked)
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="text-13 font-medium text-text-2">{texts.fields.members}</legend>
      <p className="text-13 text-text-3">{texts.fields.membersHint}</p>
      <ul className="flex flex-col gap-1.5">
        {members.map(({ profileId, isMain }) => (
          <li
            key={profileId}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line py-1.5 pr-1 pl-2"
          >
            <span className="flex min-w-0 flex-[1_1_9rem] items-center gap-2 text-text">
              <Avatar id={profileId} initials={initialsOf(nameOf(profileId))} size={24} />
              <span className="truncate">{nameOf(profileId)}</span>
            </span>
            <span className="flex items-center gap-2 text-13 text-text-2">
              <Switch
                hideLabel
                label={texts.mainChatter(nameOf(profileId))}
                checked={isMain}
                onChange={next =>
                  onChange(members.map(one => (one.profileId === profileId ? { profileId, isMain: next } : one)))
                }
              />
              <span aria-hidden>{texts.fields.isMain}</span>
            </span>
            <IconButton
              size="sm"
              label={texts.removeMember(nameOf(profileId))}
              icon={<X aria-hidden size={15} />}
              onClick={() => onChange(members.filter(one => one.profileId !== profileId))}
            />
          </li>
        ))}
      </ul>
      <Combobox
        label={texts.fields.addMember}
        value={undefined}
        options={offered.map(({ id, fullName, role }) => ({ value: id, label: fullName, detail: roles[role] }))}
        onChange={profileId => onChange([...members, { profileId, isMain: false }])}
      />
    </fieldset>
  )
}
