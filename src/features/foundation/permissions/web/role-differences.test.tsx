// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { I18nProvider } from '#platform/web/i18n.tsx'
import type { PermissionChange } from '../difference.ts'
import { de as permissions } from '../messages.de.ts'
import { de as permissionPage } from '../page.de.ts'
import { defaultTemplates } from '../permissions.ts'
import { RoleDifferences } from './role-differences.tsx'

const { names, additional, without, asDefault, resetOf } = permissionPage
const { roles } = permissions

it('names what a role has more and less than usual, and resets what the actor may change', () => {
  const onReset = vi.fn<(differences: readonly PermissionChange[]) => void>()
  const chatter = [...defaultTemplates.chatter.filter(id => id !== 'page_scoreboard'), 'page_team'] as const
  render(
    <I18nProvider language="de" catalogue={{ permissions, permissionPage }}>
      <RoleDifferences
        templates={[
          { role: 'admin', permissions: defaultTemplates.admin.filter(id => id !== 'pay_view'), version: 1 },
          { role: 'team_lead', permissions: [...defaultTemplates.team_lead], version: 1 },
          { role: 'chatter', permissions: [...chatter], version: 1 },
        ]}
        mayUndo={({ role, isGranted }) => role === 'chatter' && isGranted}
        onReset={onReset}
      />
    </I18nProvider>,
  )
  const [admin, lead, chatters] = screen.getAllByRole('listitem').map(item => within(item))
  expect(admin?.getByText(without([names.pay_view]))).toBeDefined()
  expect(lead?.getByText(asDefault)).toBeDefined()
  expect(chatters?.getByText(additional([names.page_team]))).toBeDefined()
  expect(chatters?.getByText(without([names.page_scoreboard]))).toBeDefined()
  expect(screen.getAllByRole('button')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: resetOf(roles.chatter) }))
  expect(onReset).toHaveBeenCalledWith([{ role: 'chatter', permission: 'page_team', isGranted: true }])
})
