import type { Services } from '#platform/server/services.ts'

export async function ensureDemo(_services: Services, _say: (line: string) => void): Promise<void> {}
