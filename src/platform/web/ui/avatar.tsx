import { imageUrl } from '../../pictures.ts'

const hues = ['yellow', 'blue', 'purple', 'green', 'red', 'orange', 'pink', 'indigo', 'teal'] as const

/** The same person has the same hue everywhere. */
const hueOf = (id: string): string =>
  hues[Array.from(id, letter => letter.codePointAt(0) ?? 0).reduce((sum, code) => sum + code, 0) % hues.length] ??
  'gray'

interface Props {
  readonly id: string
  readonly initials: string
  /** A picture of the organisation, instead of the initials. */
  readonly image?: string | null
  /** Pixels. */
  readonly size?: number
}

export function Avatar({ id, initials, image = null, size = 32 }: Props) {
  if (image !== null) {
    return (
      <img
        src={imageUrl(image, 320)}
        alt=""
        width={size}
        height={size}
        style={{ width: size, height: size }}
        className="shrink-0 rounded-full object-cover"
      />
    )
  }
  return (
    <span
      aria-hidden
      data-hue={hueOf(id)}
      style={{ width: size, height: size, fontSize: size * 0.38 }}
      className="inline-flex shrink-0 items-center justify-center rounded-full bg-hue-bg font-semibold text-hue-fg select-none"
    >
      {initials}
    </span>
  )
}
