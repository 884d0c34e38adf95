import { createHash } from 'node:crypto'
import { toUrl } from '@girassol/contract/http/endpoint'
import { canBeLogo, logoRefusals } from '@girassol/domain/sellers'
import { orRefuse } from '../../http/refused.ts'
import { detectFileKind } from '../../integrations/files/file-kind.ts'
import type { Files } from '../../integrations/files/files.ts'
import { readPictureSize } from '../../integrations/files/picture-size.ts'

const toKey = (name: string): string => `logos/${name}`

/** The URL of a logo; other bytes have another name, so that browsers may cache it. */
export const toLogoAddress = (name: string | null): string | null =>
  name === null ? null : toUrl(`/sellers/logo/${name}`)

/**
 * Stores a logo under a name derived from its content, and returns the name; 400 if it is not a PNG or JPEG that a
 * document can contain (USE-030). Files are never deleted: the audit log names them, and two integrators may share one.
 */
export const storeLogo = async (files: Files, base64: string): Promise<string> => {
  const bytes = Buffer.from(base64, 'base64')
  const kind = detectFileKind(bytes)
  const contentType = kind?.contentType ?? null
  const size = readPictureSize(bytes, contentType)
  orRefuse(canBeLogo({ contentType, bytes: bytes.length, size }), logoRefusals, { status: 400 })
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${kind?.extension ?? 'png'}`
  await files.put({ key: toKey(name), bytes, contentType: contentType ?? 'image/png' })
  return name
}

export const readLogo = (files: Files, name: string): Promise<Uint8Array | null> => files.get(toKey(name))

export const logoContentType = (name: string): string => (name.endsWith('.png') ? 'image/png' : 'image/jpeg')
