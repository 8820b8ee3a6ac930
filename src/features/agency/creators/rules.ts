import type { AccountType, LinkKind } from './accounts.ts'

/*
 *   new ──▶ creator ⇄ changed         its accounts keep their ids from save to save
 *              └──▶ removed              only while no group works one of its accounts; so for each account
 */

/** A guard against abuse (docs/product/en/agency.md#limits). */
export const maxCreators = 500

/** Stars (docs/product/en/agency.md#creators). */
export const defaultImportance = 3
export const maxImportance = 5

/** How many platforms and channels a card shows before "+N more" (docs/product/en/agency.md#creators). */
export const shownOnCard = 2

/** Separated by commas, trimmed, blanks dropped. A tag named twice counts once. */
export const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map(tag => tag.trim())
      .filter(tag => tag !== ''),
  ),
]

export interface StoredLink {
  readonly id: string
  readonly kind: LinkKind
  readonly platform: string
  readonly url: string
  readonly accountType: AccountType
  readonly sortOrder: number
}

/** One that names no id is new. */
interface LinkDraft extends Pick<StoredLink, 'platform' | 'url' | 'accountType'> {
  readonly id?: string | undefined
}

export type LinkPlan =
  | { readonly ok: true; readonly keep: readonly StoredLink[]; readonly remove: readonly StoredLink[] }
  | { readonly ok: false; readonly field: string }

const fieldOfKind = { creator: 'creatorPlatforms', social: 'socialChannels' } as const
export const fieldOf = (kind: LinkKind): (typeof fieldOfKind)[LinkKind] => fieldOfKind[kind]

/** What becomes of a creator's links. A link that names an id must be one the creator has, of that kind, and named once. */
export function planLinks(
  current: readonly StoredLink[],
  draft: Readonly<Record<(typeof fieldOfKind)[LinkKind], readonly LinkDraft[]>>,
  makeId: () => string,
): LinkPlan {
  const left = new Map(current.map(link => [`${link.kind} ${link.id}`, link]))
  const keep: StoredLink[] = []
  for (const kind of ['creator', 'social'] as const) {
    for (const [sortOrder, { id, platform, url, accountType }] of draft[fieldOf(kind)].entries()) {
      if (id !== undefined && !left.delete(`${kind} ${id}`))
        return { ok: false, field: `${fieldOf(kind)}.${sortOrder}` }
      keep.push({ id: id ?? makeId(), kind, platform, url, accountType, sortOrder })
    }
  }
  return { ok: true, keep, remove: [...left.values()] }
}
