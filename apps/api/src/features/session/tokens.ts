import { createHash, randomBytes } from 'node:crypto'

/** A secret that is handed out once; the database stores only its hash. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
