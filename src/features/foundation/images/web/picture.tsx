import { imageSizes, imageUrl } from '#platform/pictures.ts'

interface Props {
  readonly id: string
  /** Percent from the left and from the top: this point stays in sight. */
  readonly focus: { readonly x: number; readonly y: number }
  /** How wide it is shown, as in an image's `sizes`. */
  readonly sizes: string
  readonly alt?: string
  readonly className?: string
}

/** A picture that fills its box. */
export function Picture({ id, focus, sizes, alt = '', className = '' }: Props) {
  return (
    <img
      src={imageUrl(id, 640)}
      srcSet={imageSizes.map(size => `${imageUrl(id, size)} ${size}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      loading="lazy"
      decoding="async"
      draggable={false}
      style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
      className={`object-cover ${className}`}
    />
  )
}
