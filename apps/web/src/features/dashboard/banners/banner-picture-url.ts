import { toUrl } from '@girassol/contract/http/endpoint'

/** BAN-006: the address of a banner's picture. */
export const toBannerPictureUrl = (fileName: string): string => toUrl(`/banner/${fileName}`)
