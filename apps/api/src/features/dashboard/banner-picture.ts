import { createHash } from 'node:crypto'
import {
  type BannerFormat,
  bannerFormats,
  bannerPictureSentences,
  canShowAsBanner,
  findBannerFormat,
} from '@girassol/domain/dashboard'
import { orRefuse } from '../../http/refused.ts'
import { detectFileKind } from '../../integrations/files/file-kind.ts'
import type { Files } from '../../integrations/files/files.ts'

export type BannerPicture = {
  /** Tells its content, so that other bytes have another name and browsers may keep it. */
  readonly fileName: string
  readonly format: BannerFormat
  readonly contentType: string
  readonly bytes: Uint8Array
}

export const bannerKey = (fileName: string): string => `banners/${fileName}`

const contentTypes = Object.fromEntries(Object.entries(bannerFormats).map(([type, format]) => [format, type]))

export const getBannerContentType = (format: string): string => contentTypes[format] ?? 'application/octet-stream'

/** The picture of a call, judged by its bytes alone; 400 for what is no picture or too large. */
export const readBannerPicture = (bytes: Uint8Array): BannerPicture => {
  const contentType = detectFileKind(bytes)?.contentType ?? null
  orRefuse(canShowAsBanner({ contentType, byteLength: bytes.length }), bannerPictureSentences, { status: 400 })
  const format = findBannerFormat(contentType) ?? 'png'
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  return { fileName: `${name}.${format}`, format, contentType: getBannerContentType(format), bytes }
}

/** Kept for good: the audit log goes on telling the name of a picture that was replaced. */
export const storeBannerPicture = (files: Files, { fileName, bytes, contentType }: BannerPicture): Promise<void> =>
  files.put({ key: bannerKey(fileName), bytes, contentType })
