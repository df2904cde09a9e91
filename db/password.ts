import { hash, verify } from '@node-rs/argon2'

/** OWASP's parameters for Argon2id: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, parameters)

/** False for a wrong password and for a damaged hash alike. */
export const verifyPassword = (kept: string, password: string): Promise<boolean> =>
  verify(kept, password, parameters).catch(() => false)
