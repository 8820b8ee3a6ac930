import type { Recording } from './recording.ts'
import { password, type Stage } from './stage.ts'

/** Beside a handler that checks one password and nothing else. */
export async function measureSignIn(stage: Stage, results: Recording): Promise<void> {
  const { server, large } = stage
  const shot = {
    url: `${server.url}/api/v1/session`,
    method: 'POST',
    // each from an address of its own, or the limit of tries would answer
    headers: (n: number) => ({ 'x-forwarded-for': `10.${(n >> 16) % 256}.${(n >> 8) % 256}.${n % 256}` }),
    body: JSON.stringify({ email: large.chatterEmail, password }),
  }
  await stage.beside(results, 'sign-in', shot, '/password')
  const { rows } = await stage.database.pool.query<{ password: string }>('select password from credentials limit 1')
  const [, kind = '', , cost = ''] = rows[0]?.password.split('$') ?? []
  results.note('sign-in', { kind, cost })
}
