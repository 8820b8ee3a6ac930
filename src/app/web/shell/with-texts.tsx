import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { Awaited } from '#platform/web/ui/shown-whole.tsx'
import type { TextPart } from '../root-route.tsx'

interface Props {
  readonly parts: readonly TextPart[]
  readonly children: ReactNode
}

/** For what turns up on any screen with sentences that no route has loaded; nothing is shown before they are there. */
export function WithTexts({ parts, children }: Props) {
  const { loadTexts } = useRouter().options.context
  const [areLoaded, setLoaded] = useState(false)
  const list = parts.join(' ')
  useEffect(() => {
    void loadTexts(...(list.split(' ') as TextPart[])).then(() => setLoaded(true))
  }, [loadTexts, list])
  return areLoaded ? children : <Awaited />
}
