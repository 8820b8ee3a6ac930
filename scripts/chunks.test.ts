import path from 'node:path'
import { expect, it } from 'vitest'
import { chunkOf } from './chunks.ts'

const root = path.dirname(import.meta.dirname)
const at = (file: string) => path.join(root, file)

interface Made {
  readonly code?: string
  readonly needs?: readonly string[]
  readonly later?: readonly string[]
}

/** The screens that everybody sees, and what is told of them. */
function app(modules: Readonly<Record<string, Made>>) {
  const all: Readonly<Record<string, Made>> = {
    'src/app/web/main.tsx': {
      later: ['login', 'dashboard', 'availability', 'team'].map(screen => `src/app/web/screens/${screen}.tsx`),
    },
    ...modules,
  }
  const graph = {
    getModuleInfo(id: string) {
      const { code = '', needs = [], later = [] } = all[path.relative(root, id)] ?? {}
      return { code, importedIds: needs.map(at), dynamicallyImportedIds: later.map(at) }
    },
  }
  return (file: string) => chunkOf(at(file), graph)
}

it('puts what several parts need into the file of the first moment that needs it', () => {
  const chunk = app({
    'src/app/web/screens/login.tsx': { needs: ['kit/text.ts'] },
    'src/app/web/screens/dashboard.tsx': { needs: ['kit/text.ts', 'kit/day.ts', 'kit/week.ts'], later: ['card.tsx'] },
    'src/app/web/screens/availability.tsx': { needs: ['kit/day.ts', 'ui/grid.tsx'] },
    'src/app/web/screens/team.tsx': { needs: ['kit/week.ts', 'ui/grid.tsx', 'ui/dialog.tsx', 'ui/rare.tsx'] },
    'card.tsx': { needs: ['ui/dialog.tsx', 'ui/own.tsx'] },
    'ui/dialog.tsx': { needs: ['ui/portal.tsx'] },
  })
  expect(chunk('kit/text.ts')).toBeNull()
  expect(chunk('kit/day.ts')).toBe('inside')
  expect(chunk('kit/week.ts')).toBe('home')
  expect(chunk('ui/grid.tsx')).toBe('marking')
  expect([chunk('ui/dialog.tsx'), chunk('ui/portal.tsx')]).toEqual(['soon', 'soon'])
  // of one part, and of none that everybody sees
  expect([chunk('ui/own.tsx'), chunk('ui/rare.tsx')]).toEqual([null, null])
})

it('loads a board without the dialogs that a click on it opens', () => {
  const [board, dialogs] = ['src/app/web/screens/agency-week.tsx', 'src/features/planning/agency-week/web/windows.tsx']
  const chunk = app({
    'src/app/web/screens/dashboard.tsx': { later: ['card.tsx'] },
    'card.tsx': { needs: ['ui/menu.tsx', 'ui/dialog.tsx'] },
    'src/app/web/screens/team.tsx': { later: [board], needs: ['ui/seat.tsx', 'ui/list.tsx'] },
    [board]: { needs: ['ui/menu.tsx', 'ui/seat.tsx'], later: [dialogs] },
    [dialogs]: { needs: ['ui/dialog.tsx', 'ui/list.tsx'] },
  })
  expect(['ui/menu.tsx', 'ui/seat.tsx'].map(chunk)).toEqual(['menus', 'board'])
  expect(['ui/dialog.tsx', 'ui/list.tsx'].map(chunk)).toEqual(['soon', 'seats'])
})

it('leaves catalogues by themselves, which are there in each language', () => {
  const both = { needs: ['src/app/messages/inside.de.ts', 'src/features/planning/candidates/reasons.de.ts'] }
  const chunk = app({
    'src/app/web/screens/dashboard.tsx': both,
    'src/app/web/screens/availability.tsx': both,
  })
  expect(both.needs.map(chunk)).toEqual([null, null])
})

it.each(['node_modules', '../another/node_modules'])(
  'knows an icon by the name under which all come from %s',
  packages => {
    const icons = `${packages}/lucide-react/dist/esm`
    const code = 'import { Trophy as Cup, X } from "lucide-react"'
    const barrel = `${icons}/lucide-react.mjs`
    const chunk = app({
      [barrel]: {
        code: `export { default as Cup, default as Trophy } from './icons/trophy.mjs'; export { default as X } from './icons/x.mjs'; export { default as Star } from './icons/star.mjs'`,
        needs: ['trophy', 'x', 'star'].map(icon => `${icons}/icons/${icon}.mjs`),
      },
      'src/app/web/screens/login.tsx': { needs: [barrel] },
      'src/app/web/screens/dashboard.tsx': { code, needs: [barrel] },
      'src/app/web/screens/availability.tsx': { code, needs: [barrel] },
    })
    expect(['trophy', 'x', 'star'].map(icon => chunk(`${icons}/icons/${icon}.mjs`))).toEqual(['inside', 'inside', null])
  },
)
