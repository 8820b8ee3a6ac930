import { Segmented } from '#platform/web/ui/segmented.tsx'
import type { ComponentProps } from 'react'

/** One of a few, with its question above it for those who see. */
export const LabelledSegmented = <V extends string>(props: ComponentProps<typeof Segmented<V>>) => (
  <div className="flex flex-col gap-1.5">
    <p aria-hidden className="text-13 font-medium text-text-2">
      {props.label}
    </p>
    <Segmented<V> {...props} />
  </div>
)
