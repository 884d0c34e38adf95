import { toUrl } from '@girassol/contract/http/endpoint'

/** BAN-006: where the picture of a banner is. */
export const toBannerPictureUrl = (fileName: string): string => toUrl(`/banner/${fileName}`)
