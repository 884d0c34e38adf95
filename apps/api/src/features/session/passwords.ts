import { hash, verify } from '@node-rs/argon2'

// argon2id, OWASP's figures.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** A password nobody has: verified when the e-mail is unknown, so that both failures take the same time. */
const nobody = hashPassword('nobody')

export const isPassword = async (stored: string | undefined, password: string): Promise<boolean> => {
  const matches = await verify(stored ?? (await nobody), password)
  return matches && stored !== undefined
}
