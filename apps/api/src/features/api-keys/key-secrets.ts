import { randomBytes, randomInt } from 'node:crypto'
import { toBase62, toKeyText, toPublicId } from '@girassol/domain/api-keys'
import { hashKey } from '../../http/keys/hash-key.ts'

const secretBytes = 32
const publicLetters = 8

/** A new public id; two are equal once in 200 billion times, and the database refuses that. */
export const createPublicId = (): string => toPublicId(Array.from({ length: publicLetters }, () => randomInt(26)))

/** The whole text of a key with a new secret, and what is stored of it. */
export const createSecret = (publicId: string): { readonly text: string; readonly hash: string } => {
  const text = toKeyText(publicId, toBase62(randomBytes(secretBytes)))
  return { text, hash: hashKey(text) }
}
