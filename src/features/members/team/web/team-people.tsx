import { BellOff, Lock, Pencil } from 'lucide-react'
import { emailForDisplay } from '#kit/e-mail.ts'
import { initialsOf } from '#kit/text.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import type { TeamMember } from '../schema.ts'
import { Moment } from '#platform/web/ui/time.tsx'

interface Props {
  readonly members: readonly TeamMember[]
  /** Undefined: one may look only. */
  readonly onEdit: ((id: string) => void) | undefined
}

export function TeamCards({ members, ...rest }: Props) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(270px,100%),1fr))] gap-3">
      {members.map(member => (
        <TeamCard key={member.id} member={member} {...rest} />
      ))}
    </ul>
  )
}

/** Warns that no mail server is set up, with the number of members who are therefore reachable in the app only. */
export function NoMailNotice({ members }: Pick<Props, 'members'>) {
  const texts = useTexts('reachability')
  const count = members.filter(({ unreachable }) => unreachable?.mail === 'noServer').length
  return count > 0 && <Notice kind="warning">{texts.noMailServer(count)}</Notice>
}

interface OneProps extends Omit<Props, 'members'> {
  readonly member: TeamMember
}

function TeamCard({ member, onEdit }: OneProps) {
  const texts = useTexts('team')
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card">
      <div className="flex items-start gap-3">
        <Avatar id={member.id} initials={initialsOf(member.fullName)} image={member.avatarImage} size={36} />
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="truncate font-medium text-text" translate="no">
            {member.fullName}
          </span>
          <span className="truncate text-13 text-text-2">{emailForDisplay(member.email)}</span>
        </span>
        <Edit member={member} onEdit={onEdit} />
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        <Standing member={member} />
      </div>
      <Reach member={member} />
      <p className="text-13 text-text-2">
        {texts.shifts(member.shiftsThisMonth, member.plannedThisMonth)}
        {' · '}
        {member.lastSeen === null ? texts.never : <Moment at={member.lastSeen} withDay say={texts.seen} />}
      </p>
    </li>
  )
}

export function TeamTable({ members, onEdit }: Props) {
  const { columns, bot, editLabel, planned } = useTexts('team')
  const head = [columns.name, columns.role, columns.bot, columns.lastSeen, columns.shifts]
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface shadow-card">
      <table className="w-full min-w-[760px] text-left">
        <thead className="text-13 text-text-2">
          <tr>
            {head.map(name => (
              <th key={name} scope="col" className="px-4 py-2.5 font-medium">
                {name}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">{editLabel}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {members.map(member => (
            <tr key={member.id}>
              <th scope="row" className="px-4 py-2 font-normal">
                <span className="flex items-center gap-2.5">
                  <Avatar id={member.id} initials={initialsOf(member.fullName)} image={member.avatarImage} />
                  <span className="flex min-w-0 flex-col">
                    <span className="truncate font-medium text-text" translate="no">
                      {member.fullName}
                    </span>
                    <span className="truncate text-13 text-text-2">{emailForDisplay(member.email)}</span>
                  </span>
                </span>
              </th>
              <td className="px-4 py-2">
                <span className="flex flex-wrap gap-1.5">
                  <Standing member={member} />
                </span>
              </td>
              <td className="px-4 py-2 text-13 text-text-2">
                {member.hasChat ? bot.linked : bot.unlinked}
                <Reach member={member} />
              </td>
              <td className="px-4 py-2 text-13 whitespace-nowrap text-text-2">
                <LastSeen member={member} />
              </td>
              <td className="tabular px-4 py-2 whitespace-nowrap text-text">
                {member.shiftsThisMonth}
                {member.plannedThisMonth > 0 && (
                  <span className="ml-1.5 text-13 text-text-2">{planned(member.plannedThisMonth)}</span>
                )}
              </td>
              <td className="py-2 pr-2 text-right">
                <Edit member={member} onEdit={onEdit} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Standing({ member }: { member: TeamMember }) {
  const texts = useTexts('team')
  const { roles } = useTexts('permissions')
  return (
    <>
      <Badge>{roles[member.formerRole ?? member.role]}</Badge>
      {member.isLocked ? (
        <Badge hue="red" icon={<Lock aria-hidden size={12} />}>
          {texts.locked}
        </Badge>
      ) : (
        <Badge hue="green">{texts.active}</Badge>
      )}
    </>
  )
}

/** Warns that no mail, chat or device reaches the member. `NoMailNotice` speaks for an installation without a mail server. */
function Reach({ member: { unreachable } }: { member: TeamMember }) {
  const texts = useTexts('reachability')
  if (!unreachable || unreachable.mail === 'noServer') return undefined
  return (
    <p data-hue="orange" className="flex items-start gap-1.5 text-13 text-hue-fg">
      <BellOff aria-hidden size={14} className="mt-0.5 shrink-0" />
      {`${texts.inAppOnly}: ${texts.because(unreachable)}`}
    </p>
  )
}

function LastSeen({ member }: { member: TeamMember }) {
  const texts = useTexts('team')
  return member.lastSeen === null ? texts.never : <Moment at={member.lastSeen} withDay />
}

function Edit({ member, onEdit }: { member: TeamMember; readonly onEdit: ((id: string) => void) | undefined }) {
  const texts = useTexts('team')
  if (!onEdit) return undefined
  return (
    <IconButton
      size="sm"
      label={texts.edit(member.fullName)}
      icon={<Pencil aria-hidden size={15} />}
      onClick={() => onEdit(member.id)}
    />
  )
}
