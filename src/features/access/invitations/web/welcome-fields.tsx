import { X } from 'lucide-react'
import { type Language, languages } from '#kit/catalogue.ts'
import { useMember } from '#features/access/sign-in/web/session.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { Combobox } from '#platform/web/ui/combobox.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { rolesToInvite } from '../policy.ts'
import type { InvitationRole } from '../roles.ts'

/** As what people come in. */
export interface JoinDefaults {
  readonly role: InvitationRole
  readonly groupIds: readonly string[]
  readonly language: Language | null
}

export interface GroupToJoin {
  readonly id: string
  readonly name: string
}

interface Props {
  readonly value: JoinDefaults
  readonly onChange: (value: JoinDefaults) => void
  /** Undefined: one may not say into which groups somebody comes. */
  readonly groups: readonly GroupToJoin[] | undefined
}

/** Role, language and groups of all who come in by a list or a link. */
export function JoinDefaultsFields({ value, onChange, groups }: Props) {
  const { many: texts } = useTexts('invitations')
  const { roles } = useTexts('permissions')
  const member = useMember()
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={texts.role}
          name="role"
          value={value.role}
          onChange={role => onChange({ ...value, role })}
          options={rolesToInvite(member).map(role => ({ value: role, label: roles[role] }))}
        />
        <Select<Language | 'any'>
          label={texts.language}
          name="language"
          value={value.language ?? 'any'}
          onChange={language => onChange({ ...value, language: language === 'any' ? null : language })}
          options={[
            { value: 'any', label: texts.anyLanguage },
            ...languages.map(language => ({ value: language, label: texts.languages[language] })),
          ]}
        />
      </div>
      {groups && groups.length > 0 && (
        <GroupsField groups={groups} chosen={value.groupIds} onChange={groupIds => onChange({ ...value, groupIds })} />
      )}
    </>
  )
}

interface GroupsProps {
  readonly groups: readonly GroupToJoin[]
  readonly chosen: readonly string[]
  readonly onChange: (groupIds: readonly string[]) => void
}

function GroupsField({ groups, chosen, onChange }: GroupsProps) {
  const { many: texts } = useTexts('invitations')
  const open = groups.filter(({ id }) => !chosen.includes(id))
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-13 font-medium text-text">{texts.groups}</legend>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {groups
            .filter(({ id }) => chosen.includes(id))
            .map(({ id, name }) => (
              <li
                key={id}
                className="flex max-w-full items-center gap-0.5 rounded-control border border-line pl-2.5 text-text"
              >
                <span className="truncate">{name}</span>
                <IconButton
                  size="sm"
                  label={texts.removeGroup(name)}
                  icon={<X aria-hidden size={14} />}
                  onClick={() => onChange(chosen.filter(one => one !== id))}
                />
              </li>
            ))}
        </ul>
      )}
      <Combobox
        label={texts.addGroup}
        hideLabel
        placeholder={texts.addGroup}
        hint={texts.groupsHint}
        error={undefined}
        name="groupIds"
        value={undefined}
        options={open.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={id => onChange([...chosen, id])}
      />
    </fieldset>
  )
}
