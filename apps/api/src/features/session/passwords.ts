import { hash, verify } from '@node-rs/argon2'

// argon2id, with the parameters that OWASP recommends.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** A password that no user has: verified if there is none to compare, so that all failures take the same time. */
const unusablePassword = hashPassword('nobody')

/** The password is null for an invited user who has not chosen one. */
export const isPassword = async (stored: string | null | undefined, password: string): Promise<boolean> => {
  const matches = await verify(stored ?? (await unusablePassword), password)
  return matches && typeof stored === 'string'
}
