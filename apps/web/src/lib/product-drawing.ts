import type { Drawing } from '@girassol/domain/catalogue'

const folder = '/api/images'

/** The folder of the products' cover pictures: a product's `IMG_CAPA` is its file name (STORE-030). */
export const productPicture = (fileName: string): string => `${folder}/${fileName}`

/** The drawing for a product without a picture. */
export const productDrawing = (drawing: Drawing): string => productPicture(`${drawing}.svg`)
