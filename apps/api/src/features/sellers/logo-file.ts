import { createHash } from 'node:crypto'
import { toUrl } from '@girassol/contract/http/endpoint'
import { canBeLogo, logoRefusals } from '@girassol/domain/sellers'
import { orRefuse } from '../../http/refused.ts'
import { cleanFile } from '../../integrations/files/clean-file.ts'
import { detectFileKind } from '../../integrations/files/file-kind.ts'
import type { Files } from '../../integrations/files/files.ts'

const toKey = (name: string): string => `logos/${name}`

/** The URL of a logo; other bytes have another name, so that browsers may cache it. */
export const toLogoAddress = (name: string | null): string | null =>
  name === null ? null : toUrl(`/sellers/logo/${name}`)

/** The picture written anew (SEC-015), so that every document can contain it; 400 if it is no logo (USE-030). */
const readLogoFile = async (sent: Uint8Array) => {
  const kind = detectFileKind(sent)
  const contentType = kind?.contentType ?? null
  orRefuse(canBeLogo({ contentType, bytes: sent.length }), logoRefusals, { status: 400 })
  if (kind === null) throw new Error('a refused file was accepted')
  const { bytes, size } = await cleanFile(sent, kind)
  orRefuse(canBeLogo({ contentType, bytes: bytes.length, size }), logoRefusals, { status: 400 })
  return { kind, bytes }
}

/**
 * Stores a logo under a name derived from its content, and returns the name. Files are never deleted: the audit log
 * names them, and two integrators may share one.
 */
export const storeLogo = async (files: Files, base64: string): Promise<string> => {
  const { kind, bytes } = await readLogoFile(Buffer.from(base64, 'base64'))
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${kind.extension}`
  await files.put({ key: toKey(name), bytes, contentType: kind.contentType })
  return name
}

export const readLogo = (files: Files, name: string): Promise<Uint8Array | null> => files.get(toKey(name))

export const logoContentType = (name: string): string => (name.endsWith('.png') ? 'image/png' : 'image/jpeg')
