import { compareNames } from '#kit/compare-names.ts'

/** As much of the document as the page shows (`/api/openapi.json`). */
export interface SchemaShape {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, SchemaShape>>
  readonly required?: readonly string[]
  readonly items?: SchemaShape
  readonly anyOf?: readonly SchemaShape[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required?: boolean
  readonly schema?: SchemaShape
}

type Content = Readonly<Record<string, { readonly schema?: SchemaShape }>>

interface Operation {
  readonly operationId: string
  readonly summary?: string
  readonly tags?: readonly string[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content?: Content }
  readonly responses?: Readonly<Record<string, { readonly content?: Content }>>
  readonly 'x-access': string
  readonly 'x-permission': string | null
  readonly 'x-token': boolean
  readonly 'x-codeSamples'?: readonly { readonly source: string }[]
}

export interface ApiCall {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly access: string
  readonly permission: string | null
  readonly isOpen: boolean
  readonly parameters: readonly Parameter[]
  readonly body: SchemaShape | undefined
  readonly answer: SchemaShape | undefined
  readonly example: string | undefined
}

export interface ApiChapter {
  readonly name: string
  readonly calls: readonly ApiCall[]
}

/** The program that the page shows; it is fetched as whoever wants to run it would. */
export const scriptAddress = '/plan-a-week.mjs'

export async function loadExampleScript(): Promise<string> {
  const answer = await fetch(scriptAddress)
  if (!answer.ok) throw new Error(`the script was answered with ${answer.status}`)
  return answer.text()
}

const firstOf = (content: Content | undefined): SchemaShape | undefined => Object.values(content ?? {})[0]?.schema

export interface WebhookEvent {
  readonly kind: string
  readonly summary: string
  readonly example: string
}

export interface ApiReference {
  readonly chapters: readonly ApiChapter[]
  readonly events: readonly WebhookEvent[]
}

interface Webhook {
  readonly post: {
    readonly summary: string
    readonly requestBody: { readonly content: Readonly<Record<string, { readonly example: unknown }>> }
  }
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly webhooks: Readonly<Record<string, Webhook>>
}

/** @throws Error without an answer */
export async function loadReference(): Promise<ApiReference> {
  const answer = await fetch('/api/openapi.json')
  if (!answer.ok) throw new Error(`the document was answered with ${answer.status}`)
  const document: Document = await answer.json()
  const chapters = new Map<string, ApiCall[]>()
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const [tag = ''] = operation.tags ?? []
      chapters.set(tag, [...(chapters.get(tag) ?? []), callOf(method, path, operation)])
    }
  }
  const events = Object.entries(document.webhooks).map(([kind, { post }]) => {
    const [content] = Object.values(post.requestBody.content)
    return { kind, summary: post.summary, example: JSON.stringify(content?.example, undefined, 2) }
  })
  const inOrder = [...chapters].map(([name, calls]) => ({ name, calls }))
  return { chapters: inOrder.toSorted((a, b) => compareNames(a.name, b.name)), events }
}

const callOf = (method: string, path: string, operation: Operation): ApiCall => ({
  id: operation.operationId,
  method: method.toUpperCase(),
  path,
  summary: operation.summary ?? '',
  access: operation['x-access'],
  permission: operation['x-permission'],
  isOpen: operation['x-token'],
  parameters: operation.parameters ?? [],
  body: firstOf(operation.requestBody?.content),
  answer: firstOf(operation.responses?.['200']?.content),
  example: operation['x-codeSamples']?.[0]?.source,
})

/** Those of which a word of the search is part of what they say. */
export const searchChapters = (chapters: readonly ApiChapter[], search: string): ApiChapter[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const says = ({ method, path, summary, id }: ApiCall) => `${method} ${path} ${summary} ${id}`.toLowerCase()
  return chapters
    .map(({ name, calls }) => ({ name, calls: calls.filter(call => words.every(word => says(call).includes(word))) }))
    .filter(({ calls }) => calls.length > 0)
}
