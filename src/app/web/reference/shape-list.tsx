import type { SchemaShape } from './document.ts'
import { useReferenceTexts } from './texts.ts'

/** Deeper ones say only what kind they are. */
const deepest = 5

/** What a value is made of, a line a field. */
export function ShapeList({ shape, depth = 0 }: { readonly shape: SchemaShape; readonly depth?: number }) {
  const texts = useReferenceTexts()
  const inner = shape.items ?? shape
  const fields = Object.entries(inner.properties ?? {})
  if (fields.length === 0 || depth > deepest) return depth === 0 ? <Kind shape={shape} /> : null
  return (
    <ul className={depth === 0 ? '' : 'ml-2 border-l border-line pl-3'}>
      {fields.map(([name, field]) => (
        <li key={name} className="py-1">
          <span className="font-mono text-13 wrap-anywhere text-text">{name}</span> <Kind shape={field} />
          {inner.required?.includes(name) !== true && <span className="text-12 text-text-3"> · {texts.optional}</span>}
          {field.description !== undefined && <span className="text-13 text-text-2"> · {field.description}</span>}
          <ShapeList shape={chosen(field)} depth={depth + 1} />
        </li>
      ))}
    </ul>
  )
}

/** Of what may be several things the one that is made of something. */
const chosen = (shape: SchemaShape): SchemaShape => shape.anyOf?.find(one => one.properties ?? one.items) ?? shape

function Kind({ shape }: { readonly shape: SchemaShape }) {
  const { list } = useReferenceTexts()
  return <span className="text-12 wrap-anywhere text-text-3">{kindOf(shape, list)}</span>
}

function kindOf(shape: SchemaShape, list: string): string {
  if (shape.const !== undefined) return JSON.stringify(shape.const)
  if (shape.enum) return shape.enum.map(value => JSON.stringify(value)).join(' | ')
  if (shape.anyOf) return [...new Set(shape.anyOf.map(one => kindOf(one, list)))].join(' | ')
  if (shape.items) return `${list} ${kindOf(shape.items, list)}`
  return typeof shape.type === 'string' ? shape.type : (shape.type?.join(' | ') ?? 'any')
}
