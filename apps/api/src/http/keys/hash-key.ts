import { createHash } from 'node:crypto'

/** The SHA-256 that is stored of a key, in hexadecimal (API-001). */
export const hashKey = (text: string): string => createHash('sha256').update(text).digest('hex')
