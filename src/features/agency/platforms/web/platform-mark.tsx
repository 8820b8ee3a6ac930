import {
  siDiscord,
  siFacebook,
  siInstagram,
  siKofi,
  siOnlyfans,
  siPatreon,
  siPinterest,
  siReddit,
  siSnapchat,
  siTelegram,
  siThreads,
  siTiktok,
  siTumblr,
  siTwitch,
  siX,
  siYoutube,
} from 'simple-icons'
import { findBuiltInPlatform } from '../built-in.ts'
import { platformLettersOf } from '../mark.ts'

/** A tile in the platform's colour with its mark, or with two letters that tell it from others. */
export function PlatformMark({ platformKey, name }: { platformKey: string; name: string }) {
  const brand = brands[platformKey]
  return (
    <span
      aria-hidden
      data-hue={findBuiltInPlatform(platformKey)?.color ?? 'gray'}
      className="inline-flex size-5 shrink-0 items-center justify-center rounded-[5px] bg-hue-bg text-[10px] font-semibold text-hue-fg select-none"
    >
      {brand === undefined ? (
        platformLettersOf(platformKey, name)
      ) : (
        <svg viewBox="0 0 24 24" width={13} height={13} fill="currentColor">
          <path d={brand} />
        </svg>
      )}
    </span>
  )
}

/** Marks that people know platforms by, as one path in a square of 24; those that have none are told by letters. */
const brands: Readonly<Record<string, string>> = {
  onlyfans: siOnlyfans.path,
  patreon: siPatreon.path,
  'ko-fi': siKofi.path,
  instagram: siInstagram.path,
  twitter: siX.path,
  tiktok: siTiktok.path,
  youtube: siYoutube.path,
  twitch: siTwitch.path,
  telegram: siTelegram.path,
  snapchat: siSnapchat.path,
  reddit: siReddit.path,
  discord: siDiscord.path,
  facebook: siFacebook.path,
  pinterest: siPinterest.path,
  tumblr: siTumblr.path,
  threads: siThreads.path,
}
