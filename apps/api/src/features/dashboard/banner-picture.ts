import { createHash } from 'node:crypto'
import {
  type BannerFormat,
  bannerFormats,
  bannerPictureSentences,
  canShowAsBanner,
  findBannerFormat,
} from '@girassol/domain/dashboard'
import { orRefuse } from '../../http/refused.ts'
import { cleanFile } from '../../integrations/files/clean-file.ts'
import { detectFileKind } from '../../integrations/files/file-kind.ts'
import type { Files } from '../../integrations/files/files.ts'

export type BannerPicture = {
  /** Derived from the content, so that other bytes have another name and browsers may cache it. */
  readonly fileName: string
  readonly format: BannerFormat
  readonly contentType: string
  readonly bytes: Uint8Array
}

export const bannerKey = (fileName: string): string => `banners/${fileName}`

const contentTypes = Object.fromEntries(Object.entries(bannerFormats).map(([type, format]) => [format, type]))

export const getBannerContentType = (format: string): string => contentTypes[format] ?? 'application/octet-stream'

/** A banner with these bytes; 400 if they are not a picture or too many. */
export const toBannerPicture = (bytes: Uint8Array): BannerPicture => {
  const contentType = detectFileKind(bytes)?.contentType ?? null
  orRefuse(canShowAsBanner({ contentType, byteLength: bytes.length }), bannerPictureSentences, { status: 400 })
  const format = findBannerFormat(contentType) ?? 'png'
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  return { fileName: `${name}.${format}`, format, contentType: getBannerContentType(format), bytes }
}

/** The picture of a call, written anew (SEC-015); 400 if it is no picture, too large or unsafe. */
export const readBannerPicture = async (sent: Uint8Array): Promise<BannerPicture> => {
  const { contentType, format } = toBannerPicture(sent)
  const { bytes } = await cleanFile(sent, { contentType, extension: format })
  return toBannerPicture(bytes)
}

/** Never deleted, because the audit log still contains the names of replaced pictures. */
export const storeBannerPicture = (files: Files, { fileName, bytes, contentType }: BannerPicture): Promise<void> =>
  files.put({ key: bannerKey(fileName), bytes, contentType })
