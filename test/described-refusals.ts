interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>
  readonly components: { readonly responses: Readonly<Record<string, unknown>> }
}

interface DocumentOperation {
  readonly operationId: string
  readonly responses: Readonly<Record<string, { readonly $ref?: string }>>
}

interface Operation {
  readonly name: string
  readonly method: string
  readonly path: RegExp
  /** Number of parameters in its address; of two that fit a request, the one with fewer answers. */
  readonly parameters: number
  /** `status code`, as in `409 vacation.staleSeats` */
  readonly refusals: ReadonlySet<string>
}

/** Read once per process: all its servers have the same description. */
let operations: Promise<readonly Operation[]> | undefined

/**
 * Checks the answer of a server against its description.
 * @throws Error if an operation of the API refuses with a code that its description does not have for that status
 */
export async function requireDescribed(
  { method, pathname }: { readonly method: string; readonly pathname: string },
  answer: Response,
  readDocument: () => Promise<Response>,
): Promise<void> {
  // 405: the request was for no operation
  if (answer.status < 400 || answer.status > 499 || answer.status === 405) return
  if (!/^\/api\/(?:rpc|v1)\//.test(pathname)) return
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false
  if (!isJson || answer.body === null || answer.bodyUsed) return

  operations ??= readDocument().then(async document => operationsOf(await document.json()))
  const operation = (await operations).find(({ name, method: own, path }) =>
    pathname.startsWith('/api/rpc/')
      ? pathname === `/api/rpc/${name.replace('.', '/')}`
      : method === own && path.test(pathname),
  )
  if (!operation) return
  const body: unknown = await answer.clone().json()
  const code = String(Reflect.get(Object(Reflect.get(Object(body), 'json') ?? body), 'code'))
  if (operation.refusals.has(`${answer.status} ${code}`)) return
  throw new Error(
    `${operation.name} answered ${answer.status} ${code}, which its description lacks: see openapi-refusals.ts`,
  )
}

function operationsOf({ paths, components }: Document): Operation[] {
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId, responses }]) => ({
        name: operationId,
        method: method.toUpperCase(),
        path: new RegExp(`^/api/v1${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
        parameters: path.split('{').length - 1,
        refusals: new Set(
          Object.entries(responses).flatMap(([status, { $ref }]) =>
            codesIn(components.responses[$ref?.split('/').at(-1) ?? '']).map(code => `${status} ${code}`),
          ),
        ),
      })),
    )
    .toSorted((a, b) => a.parameters - b.parameters)
}

/** The values of the schema for `code`, wherever it is. */
function codesIn(response: unknown): string[] {
  if (typeof response !== 'object' || response === null) return []
  const values: unknown = Reflect.get(Object(Reflect.get(response, 'code')), 'enum')
  return Array.isArray(values) ? values.map(String) : Object.values(response).flatMap(codesIn)
}
