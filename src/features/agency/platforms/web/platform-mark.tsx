import { builtIn } from '../built-in.ts'
import { markOf } from '../mark.ts'
import { brands } from './brands.ts'

/** A tile in the platform's colour with its mark, or with two letters that tell it from others. */
export function PlatformMark({ platformKey, name }: { platformKey: string; name: string }) {
  const brand = brands[platformKey]
  return (
    <span
      aria-hidden
      data-hue={builtIn(platformKey)?.color ?? 'gray'}
      className="inline-flex size-5 shrink-0 items-center justify-center rounded-[5px] bg-hue-bg text-[10px] font-semibold text-hue-fg select-none"
    >
      {brand === undefined ? (
        markOf(platformKey, name)
      ) : (
        <svg viewBox="0 0 24 24" width={13} height={13} fill="currentColor">
          <path d={brand} />
        </svg>
      )}
    </span>
  )
}
