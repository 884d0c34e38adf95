import { createHash } from 'node:crypto'
import { brandLogoLimits, brandLogoSentences, canBeBrandLogo } from '@girassol/domain/company-brand'
import type { Logo } from '../../documents/draw-pdf.ts'
import type { FileAnswer } from '../../http/file-answer.ts'
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

const findContentType = (name: string): string => (name.endsWith('.png') ? 'image/png' : 'image/jpeg')

const readBrandLogo = (files: Files, name: string): Promise<Uint8Array | null> => files.get(toKey(name))

/** A logo for a document; null for a brand without one, or whose file the storage has lost. */
export const readLogo = async (files: Files, name: string | null): Promise<Logo | null> => {
  const bytes = name === null ? null : await readBrandLogo(files, name)
  return bytes && name !== null ? { contentType: findContentType(name), bytes } : null
}

/** A logo for a page. */
export const toLogoAnswer = (name: string): FileAnswer => ({
  name,
  contentType: findContentType(name),
  disposition: 'inline',
  bytes: (files) => readBrandLogo(files, name),
})
