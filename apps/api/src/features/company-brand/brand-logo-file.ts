import { createHash } from 'node:crypto'
import { brandLogoLimits, brandLogoSentences, canBeBrandLogo } from '@girassol/domain/company-brand'
import { orRefuse } from '../../http/refused.ts'
import { cleanAllowedFile } from '../../integrations/files/clean-file.ts'
import type { Files } from '../../integrations/files/files.ts'

const toKey = (name: string): string => `brands/${name}`

/**
 * Stores the pixels of a logo under a name derived from them, and returns the name. Refuses what is no PNG or JPEG of at
 * most 500 kB with 400 (C-174). Files are never deleted, because sent proposals show the logo of their day.
 */
export const storeBrandLogo = async (files: Files, base64: string): Promise<string> => {
  const { kind, bytes } = await cleanAllowedFile(
    Buffer.from(base64, 'base64'),
    (file) => orRefuse(canBeBrandLogo(file), brandLogoSentences, { status: 400 }),
    brandLogoLimits.side,
  )
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${kind.extension}`
  await files.put({ key: toKey(name), bytes, contentType: kind.contentType })
  return name
}

export const readBrandLogo = (files: Files, name: string): Promise<Uint8Array | null> => files.get(toKey(name))
