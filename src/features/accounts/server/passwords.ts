import { hash, verify } from '@node-rs/argon2'

// argon2id is the library's default algorithm; 19 MiB, two passes: the figure the sign-in budget was measured with
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

export const isPassword = (stored: string, password: string): Promise<boolean> => verify(stored, password)
