import { expect, it } from 'vitest'
import type { Manifest } from './manifest.ts'
import { precached } from './precache.ts'

const chunk = (file: string, more: Partial<Manifest[string]> = {}): Manifest[string] => ({
  file,
  isEntry: false,
  isDynamicEntry: false,
  imports: [],
  css: [],
  dynamicImports: [],
  assets: [],
  ...more,
})

it('precaches the everyday screens with the parts that they and their shared chunks load, but no part for some members', () => {
  const manifest: Manifest = {
    'index.html': chunk('main.js', {
      isEntry: true,
      css: ['main.css'],
      assets: ['letters.woff2'],
      dynamicImports: [
        'src/app/messages/shifts.de.ts',
        'src/app/messages/office.de.ts',
        'src/app/web/further-screens.ts',
      ],
    }),
    'src/app/messages/shifts.de.ts': chunk('shifts-de.js'),
    'src/app/messages/office.de.ts': chunk('office-de.js'),
    'src/app/web/further-screens.ts': chunk('further.js', { dynamicImports: ['src/app/web/screens/team.tsx'] }),
    'src/app/web/screens/team.tsx': chunk('team.js'),
    'src/app/web/screens/dashboard.tsx': chunk('dashboard.js', {
      imports: ['_widget.js'],
      dynamicImports: ['src/features/agency/contacts/web/contacts-widget.tsx'],
    }),
    '_widget.js': chunk('widget.js', { dynamicImports: ['src/platform/web/ui/ask-dialog.tsx'] }),
    'src/platform/web/ui/ask-dialog.tsx': chunk('ask-dialog.js'),
    'src/features/agency/contacts/web/contacts-widget.tsx': chunk('contacts.js', { imports: ['_widget.js'] }),
  }
  expect(precached(manifest)).toEqual([
    'ask-dialog.js',
    'contacts.js',
    'dashboard.js',
    'further.js',
    'letters.woff2',
    'main.css',
    'main.js',
    'shifts-de.js',
    'widget.js',
  ])
})
