// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { de as permissions } from '../messages.de.ts'
import { de as permissionPage } from '../page.de.ts'
import { defaultTemplates, idlePermissions, permissionIds } from '../permissions.ts'
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
