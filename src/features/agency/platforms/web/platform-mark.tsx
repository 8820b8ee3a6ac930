import { builtIn } from '../built-in.ts'
import { markOf } from '../mark.ts'

/** A tile in the platform's colour with two letters that tell it from others. */
export function PlatformMark({ platformKey, name }: { platformKey: string; name: string }) {
  return (
    <span
      aria-hidden
      data-hue={builtIn(platformKey)?.color ?? 'gray'}
      className="inline-flex size-5 shrink-0 items-center justify-center rounded-[5px] bg-hue-bg text-[10px] font-semibold text-hue-fg select-none"
    >
      {markOf(platformKey, name)}
    </span>
  )
}
