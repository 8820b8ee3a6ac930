import { useState } from 'react'
import { emailForDisplay } from '#kit/e-mail.ts'
import { PreferencesEditor } from '#features/planning/preferences/web/preferences-editor.tsx'
import { MemberReliability } from '#features/work/reliability/web/member-reliability.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Tabs } from '#platform/web/ui/tabs.tsx'
import { type Editor, memberChangeObjection } from '../rules.ts'
import type { TeamMember } from '../schema.ts'
import { ProfileTab } from './profile-tab.tsx'
import { SecurityTab } from './security-tab.tsx'
import { VacationDaysLimitTab } from './vacation-tab.tsx'

interface Props {
  /** Whether one sees how far others can be relied on. */
  readonly seesReliability: boolean
  readonly member: TeamMember
  readonly editor: Editor
  readonly onClose: () => void
}

/** What owner and admin change of a member; what they may not is said instead of offered. */
export function MemberDialog({ member, editor, seesReliability, onClose }: Props) {
  const { dialog: texts } = useTexts('team')
  const [tab, setTab] = useState('profile')
  const isProtected = memberChangeObjection(editor, { ...member, owners: 2 }, { kind: 'edit' }) !== undefined
  return (
    <Dialog
      open
      onOpenChange={open => open || onClose()}
      title={member.fullName}
      description={emailForDisplay(member.email)}
    >
      {isProtected ? (
        <Notice kind="info">{texts.ownerOnly}</Notice>
      ) : (
        <Tabs
          label={member.fullName}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'profile', label: texts.tabs.profile, content: <ProfileTab member={member} editor={editor} /> },
            {
              value: 'security',
              label: texts.tabs.security,
              content: <SecurityTab member={member} editor={editor} onRemoved={onClose} />,
            },
            {
              value: 'shifts',
              label: texts.tabs.shifts,
              content: (
                <>
                  <PreferencesEditor profileId={member.id} afterExclusive="enable" />
                  {seesReliability && <MemberReliability profileId={member.id} />}
                </>
              ),
            },
            { value: 'vacation', label: texts.tabs.vacation, content: <VacationDaysLimitTab member={member} /> },
          ]}
        />
      )}
    </Dialog>
  )
}
