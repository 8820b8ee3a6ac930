import { describe, expect, it } from 'vitest'
import { mergeDraft } from './use-draft.ts'

const seen = {
  text: 'Skript lesen',
  notes: '',
  priority: 'medium',
  category: 'work',
  dueDay: '2026-11-27',
  dueTime: '',
  links: [{ platform: 'fansly', url: 'https://fansly.com/mila' }],
}

describe('what is typed, when another has stored something meanwhile', () => {
  it('stays, and the rest is theirs', () => {
    const merged = mergeDraft(seen, { ...seen, text: 'Skript prüfen' }, { ...seen, priority: 'high' })
    expect(merged).toEqual({ draft: { ...seen, text: 'Skript prüfen', priority: 'high' }, clashes: [] })
  })

  it('is named where both have changed the same', () => {
    const mine = { ...seen, text: 'Skript prüfen', dueTime: '09:00' }
    const theirs = { ...seen, text: 'Skript kürzen', dueTime: '12:00', notes: 'bis Seite 3' }
    expect(mergeDraft(seen, mine, theirs)).toEqual({
      draft: { ...mine, notes: 'bis Seite 3' },
      clashes: ['text', 'dueTime'],
    })
  })

  it('is not named where both mean the same', () => {
    const both = { ...seen, category: 'urgent' }
    expect(mergeDraft(seen, both, both)).toEqual({ draft: both, clashes: [] })
  })

  it('is the same when it has the same content', () => {
    const copy = structuredClone(seen)
    expect(mergeDraft(seen, { ...seen, links: copy.links }, { ...seen, notes: 'neu' })).toEqual({
      draft: { ...seen, notes: 'neu' },
      clashes: [],
    })
    const mine = { ...seen, links: [] }
    expect(mergeDraft(seen, mine, { ...seen, links: [...seen.links, ...seen.links] })).toEqual({
      draft: mine,
      clashes: ['links'],
    })
  })
})
