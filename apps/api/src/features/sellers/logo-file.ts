import { createHash } from 'node:crypto'
import { toUrl } from '@girassol/contract/http/endpoint'
import { canBeLogo, logoRefusals } from '@girassol/domain/sellers'
import { orRefuse } from '../../http/refused.ts'
import { cleanAllowedFile } from '../../integrations/files/clean-file.ts'
import type { Files } from '../../integrations/files/files.ts'

const toKey = (name: string): string => `logos/${name}`

/** The URL of a logo; other bytes have another name, so that browsers may cache it. */
export const toLogoAddress = (name: string | null): string | null =>
  name === null ? null : toUrl(`/sellers/logo/${name}`)

/** The picture written anew (SEC-015), so that every document can contain it; 400 if it is no logo (USE-030). */
const readLogoFile = (sent: Uint8Array) =>
  cleanAllowedFile(sent, (file) => orRefuse(canBeLogo(file), logoRefusals, { status: 400 }))

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
