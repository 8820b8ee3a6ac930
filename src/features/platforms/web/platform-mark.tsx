import { graphemesOf } from '#kit/text.ts'
import { builtIn } from '../built-in.ts'

/** A tile in the platform's colour with the first letters of its name. */
export function PlatformMark({ platformKey, name }: { platformKey: string; name: string }) {
  const [first = '', second = ''] = graphemesOf(name.replaceAll(/[^\p{L}\p{N}]/gu, ''))
  return (
    <span
      aria-hidden
      data-hue={builtIn(platformKey)?.color ?? 'gray'}
      className="inline-flex size-5 shrink-0 items-center justify-center rounded-[5px] bg-hue-bg text-[10px] font-semibold text-hue-fg uppercase select-none"
    >
      {first}
      {second.toLowerCase()}
    </span>
  )
}
