/** Where creators have accounts. `creator` platforms are worked by groups, `social` channels are not. */
const linkKinds = ['creator', 'social'] as const
export type LinkKind = (typeof linkKinds)[number]

export const accountTypes = ['main', 'secondary'] as const
export type AccountType = (typeof accountTypes)[number]

/** The built-in ones, in the order in which they are offered (A §3). Names are brands, alike in every language. */
const creatorPlatformNames = {
  onlyfans: 'OnlyFans',
  fansly: 'Fansly',
  manyvids: 'ManyVids',
  justforfans: 'JustFor.Fans',
  loyalfans: 'LoyalFans',
  fancentro: 'FanCentro',
  frisk: 'Frisk',
  cam4: 'CAM4',
  chaturbate: 'Chaturbate',
  streamate: 'Streamate',
  patreon: 'Patreon',
  'ko-fi': 'Ko-fi',
  other_creator: 'Other',
} as const

const socialPlatformNames = {
  instagram: 'Instagram',
  twitter: 'X (Twitter)',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  twitch: 'Twitch',
  telegram: 'Telegram',
  snapchat: 'Snapchat',
  reddit: 'Reddit',
  discord: 'Discord',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  tumblr: 'Tumblr',
  threads: 'Threads',
  other_social: 'Other',
} as const

export interface Platform {
  readonly key: string
  readonly name: string
  readonly kind: LinkKind
}

const platformsOf = (kind: LinkKind, names: Readonly<Record<string, string>>): readonly Platform[] =>
  Object.entries(names).map(([key, name]) => ({ key, name, kind }))

export const platforms: Readonly<Record<LinkKind, readonly Platform[]>> = {
  creator: platformsOf('creator', creatorPlatformNames),
  social: platformsOf('social', socialPlatformNames),
}

const nameByKey = new Map([...platforms.creator, ...platforms.social].map(({ key, name }) => [key, name]))

/** A key nobody knows any more shows itself. */
export const platformName = (key: string): string => nameByKey.get(key) ?? key
