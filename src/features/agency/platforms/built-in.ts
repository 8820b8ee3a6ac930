import type { ShiftColour as Hue } from '#kit/colour.ts'

/** Where creators have accounts. `creator` platforms are worked by groups, `social` channels are not. */
export const platformKinds = ['creator', 'social'] as const
export type PlatformKind = (typeof platformKinds)[number]

export interface BuiltIn {
  readonly key: string
  readonly kind: PlatformKind
  /** A brand, alike in every language. */
  readonly name: string
  readonly color: Hue
  /** An account's address without the handle at its end; undefined where there is no rule. */
  readonly baseUrl?: string
}

const of = (kind: PlatformKind, rows: readonly (readonly [string, string, Hue, string?])[]): readonly BuiltIn[] =>
  rows.map(([key, name, color, host]) => ({ key, kind, name, color, ...(host && { baseUrl: `https://${host}` }) }))

/** In the order in which they are offered (docs/product/en/agency.md#platforms). */
export const builtIns: Readonly<Record<PlatformKind, readonly BuiltIn[]>> = {
  creator: of('creator', [
    ['onlyfans', 'OnlyFans', 'blue', 'onlyfans.com/'],
    ['fansly', 'Fansly', 'indigo', 'fansly.com/'],
    ['manyvids', 'ManyVids', 'pink', 'www.manyvids.com/'],
    ['justforfans', 'JustFor.Fans', 'red', 'justfor.fans/'],
    ['loyalfans', 'LoyalFans', 'purple', 'www.loyalfans.com/'],
    ['fancentro', 'FanCentro', 'teal', 'fancentro.com/'],
    ['frisk', 'Frisk', 'orange', 'frisk.chat/'],
    ['cam4', 'CAM4', 'red', 'www.cam4.com/'],
    ['chaturbate', 'Chaturbate', 'orange', 'chaturbate.com/'],
    ['streamate', 'Streamate', 'green', 'streamate.com/cam/'],
    ['patreon', 'Patreon', 'gray', 'www.patreon.com/'],
    ['ko-fi', 'Ko-fi', 'teal', 'ko-fi.com/'],
    ['other_creator', 'Other', 'gray'],
  ]),
  social: of('social', [
    ['instagram', 'Instagram', 'pink', 'www.instagram.com/'],
    ['twitter', 'X (Twitter)', 'gray', 'x.com/'],
    ['tiktok', 'TikTok', 'teal', 'www.tiktok.com/@'],
    ['youtube', 'YouTube', 'red', 'www.youtube.com/@'],
    ['twitch', 'Twitch', 'purple', 'www.twitch.tv/'],
    ['telegram', 'Telegram', 'blue', 't.me/'],
    ['snapchat', 'Snapchat', 'yellow', 'www.snapchat.com/add/'],
    ['reddit', 'Reddit', 'orange', 'www.reddit.com/user/'],
    ['discord', 'Discord', 'indigo', 'discord.gg/'],
    ['facebook', 'Facebook', 'blue', 'www.facebook.com/'],
    ['linkedin', 'LinkedIn', 'blue', 'www.linkedin.com/in/'],
    ['pinterest', 'Pinterest', 'red', 'www.pinterest.com/'],
    ['tumblr', 'Tumblr', 'indigo', 'www.tumblr.com/'],
    ['threads', 'Threads', 'gray', 'www.threads.net/@'],
    ['other_social', 'Other', 'gray'],
  ]),
}

const byKey = new Map([...builtIns.creator, ...builtIns.social].map(platform => [platform.key, platform]))

export const findBuiltInPlatform = (key: string): BuiltIn | undefined => byKey.get(key)

/** Of one that is built in; what nobody knows any more is told by its key. */
export const platformName = (key: string): string => byKey.get(key)?.name ?? key.replaceAll('_', ' ')
