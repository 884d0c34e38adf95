import { hash, verify } from '@node-rs/argon2'

// argon2id, OWASP's figures.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** A password nobody has: verified when there is none to compare, so that all failures take the same time. */
const unusablePassword = hashPassword('nobody')

/** Null is the password of someone who was invited and has not chosen one. */
export const isPassword = async (stored: string | null | undefined, password: string): Promise<boolean> => {
  const matches = await verify(stored ?? (await unusablePassword), password)
  return matches && typeof stored === 'string'
}
