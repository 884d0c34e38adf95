import { urlOf } from '@girassol/contract/http/endpoint'

/** BAN-006: where the picture of a banner is. */
export const pictureUrlOf = (fileName: string): string => urlOf(`/banner/${fileName}`)
