const hues = ['yellow', 'blue', 'purple', 'green', 'red', 'orange', 'pink', 'indigo', 'teal'] as const

/** The same person has the same hue everywhere. */
const hueOf = (id: string): string =>
  hues[Array.from(id, letter => letter.codePointAt(0) ?? 0).reduce((sum, code) => sum + code, 0) % hues.length] ??
  'gray'

export function Avatar({ id, initials, size = 32 }: { id: string; initials: string; size?: number }) {
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
