/** OWASP's parameters for Argon2id: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const argon2 = () => import('@node-rs/argon2')

export const hashPassword = async (password: string): Promise<string> => (await argon2()).hash(password, parameters)

/** False for a wrong password and for a damaged hash alike. */
export const verifyPassword = async (kept: string, password: string): Promise<boolean> => {
  const { verify } = await argon2()
  return verify(kept, password, parameters).catch(() => false)
}
