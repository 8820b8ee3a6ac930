import { type RefObject, useEffect } from 'react'

interface Props {
  readonly list: RefObject<HTMLElement | null>
}

/** Scrolls a list of links to its open group and to the current page, once for each `key`. */
export function Revealed({ list }: Props) {
  useEffect(() => {
    for (const shown of ['[data-open-group]', '[aria-current]'])
      list.current?.querySelector(shown)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [list])
  return null
}
