import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { permissionIds } from '#features/foundation/permissions/permissions.ts'
import { programOf } from '#test/program.ts'
import { useWorld } from '#test/world.ts'
import { listEndpoints, openApiDocument } from './openapi.ts'

const world = useWorld({ ROLE: 'web' })
const run = promisify(execFile)
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-examples-'))
beforeAll(() => fs.writeFileSync(path.join(folder, 'table.csv'), 'Name;Umsatz\nKim Albers;1200,50\n'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

interface Sampled {
  readonly name: string
  readonly isOpen: boolean
  readonly example: string | undefined
  /** The status of an answer that is no refusal: 200, or 201 for what is created. */
  readonly success: number
}

async function operations(): Promise<Sampled[]> {
  const document: { paths?: Record<string, Record<string, Record<string, unknown>>> } = JSON.parse(
    String(await openApiDocument('http://x')),
  )
  return Object.values(document.paths ?? {}).flatMap(methods =>
    Object.values(methods).map(operation => ({
      name: String(operation['operationId']),
      isOpen: operation['x-token'] === true,
      example: (operation['x-codeSamples'] as { source: string }[] | undefined)?.[0]?.source,
      success: Number(Object.keys(Object(operation['responses'])).find(status => status.startsWith('2'))),
    })),
  )
}

/** What a reader gets who copies it: the status and the body of the answer. */
async function answerOf(
  example: string,
  { id, secret }: { readonly id: string; readonly secret: string },
): Promise<{ status: number; code: string }> {
  const { stdout } = await run('bash', ['-c', `${example} -s -w '\\n%{http_code}'`], {
    cwd: folder,
    env: { ...process.env, STAFFEL: world.url, TOKEN: secret, ME: id },
    maxBuffer: 10_000_000,
  })
  const [, body = '', status = ''] = /^([\s\S]*)\n(\d+)$/.exec(stdout) ?? []
  const code =
    status.startsWith('2') || !body.startsWith('{') ? '' : String(Reflect.get(Object(JSON.parse(body)), 'code'))
  return { status: Number(status), code }
}

interface ListOperation {
  readonly operationId: string
  readonly parameters?: readonly { readonly name: string }[]
  readonly responses: Readonly<Record<string, unknown>>
}

describe('the reference', () => {
  it('has an example for every endpoint that a program may call, and for no other', async () => {
    const all = await operations()
    expect(all.map(({ name }) => name).toSorted()).toEqual(
      listEndpoints()
        .map(({ name }) => name)
        .toSorted(),
    )
    expect(all.filter(({ isOpen, example }) => isOpen !== (example !== undefined))).toEqual([])
  })

  it('has examples that a server understands as they stand', { tags: ['all'] }, async () => {
    const { olivia } = await world.office()
    const { secret } = await programOf(world.url, olivia, { scopes: [...permissionIds] })
    const wrong: string[] = []
    let held = 0
    for (const { name, example, success } of await operations()) {
      if (example === undefined) continue
      const { status, code } = await answerOf(example, { id: olivia.id, secret })
      if (status === success) held += 1
      // what the example names need not be there; that it is asked for rightly is seen by how it is refused
      else if (![404, 409, 422].includes(status) || code.startsWith('input.')) wrong.push(`${name}: ${status} ${code}`)
    }
    expect(wrong).toEqual([])
    expect(held).toBeGreaterThan(70)
  })

  it('describes refusals by code, files by type and the feature of each operation', async () => {
    const { paths, components, tags } = JSON.parse(String(await openApiDocument('http://x')))
    const request = paths['/vacation-requests'].post
    expect(request).toMatchObject({
      tags: ['vacation'],
      description: 'For members of the organization. Requires the permission `page_shifts`.',
      security: [{ token: [] }],
      responses: {
        201: {
          content: {
            'application/json': {
              schema: {
                properties: {
                  requests: {
                    items: {
                      $ref: '#/components/schemas/VacationRequest',
                    },
                  },
                },
              },
            },
          },
        },
        409: { $ref: '#/components/responses/vacation409' },
        default: { $ref: '#/components/responses/ServerError' },
      },
    })
    expect(components.schemas.VacationRequest.properties.createdAt).toMatchObject({
      type: 'string',
      format: 'date-time',
    })
    expect(components.responses.vacation409.content['application/json'].schema.allOf[1].properties.code.enum).toContain(
      'vacation.staleSeats',
    )
    expect(paths['/me/documents/shifts'].post.responses[200].content).toHaveProperty(['application/pdf'])
    expect(paths['/session'].post).toMatchObject({
      security: [],
      description: 'Open to everyone. Not open to access tokens.',
    })
    const named = new Set(tags.map(({ name }: { name: string }) => name))
    expect(named).toEqual(new Set(listEndpoints().map(({ name }) => name.split('.')[0])))
  })

  it('describes the refusals that any call, a use case of another feature and an export can answer with', async () => {
    const { paths, components } = JSON.parse(String(await openApiDocument('http://x')))
    const codes = (path: string, method: string, status: number): string[] => {
      const { $ref } = paths[path][method].responses[status]
      return components.responses[$ref.split('/').at(-1)].content['application/json'].schema.allOf[1].properties.code
        .enum
    }
    expect(codes('/session', 'post', 401)).toEqual(
      expect.arrayContaining(['signIn.wrongCredentials', 'tokens.makerLocked', 'permissions.signInFirst']),
    )
    expect(codes('/todos', 'post', 413)).toEqual(['input.tooLarge'])
    expect(codes('/todos', 'post', 403)).toContain('input.origin')
    expect(codes('/creators', 'post', 404)).toContain('images.notFound')
    expect(codes('/pay/exports/xlsx', 'post', 429)).toEqual(
      expect.arrayContaining(['input.tooManyExports', 'spreadsheets.fileBusy']),
    )
    expect(codes('/todos', 'post', 429)).toEqual(['input.busy', 'input.tooManyTries'])
  })

  it('describes pages alike: what an answer contains as `next` is sent as `after`', async () => {
    const { paths } = JSON.parse(String(await openApiDocument('http://x')))
    const lists = Object.values<{ get?: ListOperation }>(paths).flatMap(({ get }) => get ?? [])
    const text = (value: unknown) => JSON.stringify(value)
    const taking = lists.filter(({ parameters = [] }) => text(parameters).includes('`next` of the page before'))
    const giving = lists.filter(({ responses }) => text(responses['200']).includes('Sent as `after`'))
    const names = (operations: typeof lists) => operations.map(({ operationId }) => operationId).toSorted()
    expect(names(taking)).toContain('auditLog.list')
    // the dashboard has first pages of other lists
    expect(names(giving)).toEqual([...names(taking), 'dashboard.get'].toSorted())
    expect(names(lists.filter(({ parameters = [] }) => parameters.some(({ name }) => name === 'after')))).toEqual(
      names(taking),
    )
  })

  it('takes numbers in an address', async () => {
    const { olivia } = await world.office()
    const program = await programOf(world.url, olivia, { scopes: ['reports_view'] })
    expect((await program.fetch('/api/v1/me/balance?weeks=12')).status).toBe(200)
    expect((await program.fetch('/api/v1/me/balance?weeks=x')).status).toBe(400)
  })

  it('is read by whoever has its address', async () => {
    const answer = await world.visitor().fetch('/api/openapi.json')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ components: { securitySchemes: { token: { scheme: 'bearer' } } } })
  })
})
