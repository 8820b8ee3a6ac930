// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { de as permissions } from '../messages.de.ts'
import { de as permissionPage } from '../page.de.ts'
import { defaultTemplates, idlePermissions, permissionGroups, permissionIds } from '../permissions.ts'
import { PermissionMatrix } from './permission-matrix.tsx'

it('shows a row for each permission that has an effect, and none for the others', () => {
  render(
    <I18nProvider language="de" catalogue={{ permissions, permissionPage }}>
      <PermissionMatrix
        templates={[{ role: 'admin', permissions: [...defaultTemplates.admin], version: 1 }]}
        changes={[]}
        mayFlip={() => true}
        onFlip={() => {}}
      />
    </I18nProvider>,
  )
  const shown = screen.getAllByRole('checkbox').map(box => box.getAttribute('aria-label'))
  const effective = permissionIds.filter(id => !idlePermissions.includes(id))
  expect(new Set(shown)).toEqual(
    new Set(effective.map(id => permissionPage.grant(permissionPage.names[id], permissions.roles.admin))),
  )
})

it('is one tab stop, and arrows lead past boxes that cannot be ticked', async () => {
  const rows = Object.values(permissionGroups)
    .flat()
    .filter(id => !idlePermissions.includes(id))
  const may = (role: string, permission: string) => role === 'admin' || permission !== rows[1]
  render(
    <I18nProvider language="de" catalogue={{ permissions, permissionPage }}>
      <PermissionMatrix
        templates={[
          { role: 'admin', permissions: [], version: 1 },
          { role: 'team_lead', permissions: [], version: 1 },
        ]}
        changes={[]}
        mayFlip={may}
        onFlip={() => {}}
      />
    </I18nProvider>,
  )
  const box = (at: number, role: 'admin' | 'team_lead') =>
    screen.getByRole('checkbox', {
      name: permissionPage.grant(permissionPage.names[rows[at] ?? 'page_team'], permissions.roles[role]),
    })
  await userEvent.tab()
  expect(box(0, 'admin')).toBe(document.activeElement)
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  expect(box(2, 'team_lead')).toBe(document.activeElement)
  await userEvent.keyboard('{Home}{ArrowUp}')
  expect(box(1, 'admin')).toBe(document.activeElement)
  expect(screen.getAllByRole('checkbox').filter(({ tabIndex }) => tabIndex === 0)).toEqual([box(1, 'admin')])
})
