/** The community server of the sample: an organisation that still has exactly this one has never set its own. */
export const sampleCommunity = {
  is_enabled: true,
  server_name: 'Backstage',
  invite_url: 'https://discord.gg/staffel-demo',
}

/** What a row of the sample is. What hangs on one of these (plans, days off, figures, seats) has no mark of its own. */
export type SampleKind = 'person' | 'creator' | 'group' | 'contact' | 'todo' | 'upload' | 'rewards'

/** What is counted for whoever is about to remove it. */
export const goingKinds = ['people', 'creators', 'groups', 'seats', 'vacation', 'figures', 'todos', 'contacts'] as const
export type SampleCountKind = (typeof goingKinds)[number]

/** The organisation's own that goes along: the sample's rows that were changed, and what refers to them. */
export const ownKinds = ['changed', 'seats', 'notes', 'todos', 'figures', 'accounts'] as const
export type OwnDataKind = (typeof ownKinds)[number]
