import { KeyRound, LogOut, ShieldOff, UserMinus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import type { Editor } from '../rules.ts'
import type { TeamMember } from '../schema.ts'
import { useMemberSecurityActions } from './use-security.ts'

/** Reset mail, sessions, second factor, the lock and the removal; each asks first. */
export function SecurityTab({
  member,
  editor,
  onRemoved,
}: {
  member: TeamMember
  editor: Editor
  readonly onRemoved: () => void
}) {
  const { dialog: texts } = useTexts('team')
  const { resetMail, sessions, factor, lock, removal } = useMemberSecurityActions(member, onRemoved)
  return (
    <div className="flex flex-col divide-y divide-line">
      <Row title={texts.reset} text={texts.resetText}>
        <Button loading={resetMail.isPending} onClick={resetMail.ask}>
          <KeyRound aria-hidden size={15} />
          {texts.resetConfirm}
        </Button>
      </Row>
      <Row title={texts.sessions} text={texts.sessionsText}>
        <Button loading={sessions.isPending} onClick={sessions.ask}>
          <LogOut aria-hidden size={15} />
          {texts.sessionsConfirm}
        </Button>
      </Row>
      <Row title={texts.factor} text={member.hasSecondFactor ? texts.factorOn : texts.factorOff}>
        <Button loading={factor.isPending} disabled={!member.hasSecondFactor} onClick={factor.ask}>
          <ShieldOff aria-hidden size={15} />
          {texts.factorConfirm}
        </Button>
      </Row>
      {editor.profileId !== member.id && (
        <div className="py-4">
          <Switch
            label={texts.lock}
            hint={texts.lockText}
            checked={member.isLocked}
            disabled={lock.isPending}
            onChange={lock.ask}
          />
        </div>
      )}
      {editor.profileId !== member.id && (
        <Row title={texts.remove} text={texts.removeText}>
          <Button variant="danger" loading={removal.isPending} onClick={removal.ask}>
            <UserMinus aria-hidden size={15} />
            {texts.removeConfirm}
          </Button>
        </Row>
      )}
    </div>
  )
}

function Row({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-3 py-4 first:pt-0 last:pb-0">
      <span className="flex min-w-0 flex-[1_1_14rem] flex-col">
        <span className="text-text">{title}</span>
        <span className="text-13 text-text-3">{text}</span>
      </span>
      {children}
    </div>
  )
}
