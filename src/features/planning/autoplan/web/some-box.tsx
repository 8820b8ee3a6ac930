interface Props {
  readonly state: 'all' | 'some' | 'none'
  readonly label: string
  readonly onChange: (isChosen: boolean) => void
}

/** A box for several: checked for all of them, a dash for some. */
export function TriStateCheckbox({ state, label, onChange }: Props) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      className="size-4 shrink-0 accent-accent"
      ref={box => {
        if (box) box.indeterminate = state === 'some'
      }}
      checked={state !== 'none'}
      onChange={() => onChange(state !== 'all')}
    />
  )
}
