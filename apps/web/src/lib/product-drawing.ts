import type { Drawing } from '@girassol/domain/catalogue'

const folder = '/api/images'

/** Where the covers of products are: a product's `IMG_CAPA` names its file (STORE-030). */
export const productPicture = (fileName: string): string => `${folder}/${fileName}`

/** The drawing that stands for a product without a picture. */
export const productDrawing = (drawing: Drawing): string => productPicture(`${drawing}.svg`)
