import type { ProductDetailView, ProductView } from '@girassol/contract/catalogue'
import type { ApiAvailability, ApiProduct, ApiProductDetail } from '@girassol/contract/public-api/product'
import { type Availability, displayName } from '@girassol/domain/catalogue'

/** When it can be shipped, as programs read it. */
export const toApiAvailability = (availability: Availability | null): ApiAvailability => {
  if (availability === null) return { kind: 'NONE', day: null }
  if (availability === 'Immediate') return { kind: 'IMMEDIATE', day: null }
  return availability === 'SEARCH' ? { kind: 'ON_REQUEST', day: null } : { kind: 'DAY', day: availability }
}

/** Money for programs: absent where the key does not show it (API-005). */
export const withPrice = <Name extends string>(name: Name, reais: number | null): { readonly [Key in Name]?: number } =>
  (reais === null ? {} : { [name]: reais }) as { readonly [Key in Name]?: number }

/** A product of the store, without margin, cost, stock and marks of users (API-005). */
export const toApiProduct = (product: ProductView): ApiProduct => ({
  code: product.B1_COD,
  name: displayName(product.B1_DESC),
  group: { code: product.BM_GRUPO, name: product.BM_DESC },
  brand: product.ZAM_COD === null ? null : { code: product.ZAM_COD, name: product.ZAM_DESC ?? '' },
  unit: product.unit,
  power: product.power,
  availability: toApiAvailability(product.availability),
  ...withPrice('price', product.VLR_TOT),
})

/** The address of a file from its link `/library/{folder}/{file}`. */
const toDatasheetAddress = (publicUrl: string, link: string): string =>
  `${publicUrl}/api/public/v1/datasheets${link.replace(/^\/library/, '')}`

/** The same with its technical sheet and its files. */
export const toApiProductDetail = (product: ProductDetailView, publicUrl: string): ApiProductDetail => ({
  ...toApiProduct(product),
  description: product.DETALHES,
  sheet: product.FT.map(({ ATRIB, VALOR }) => ({ name: ATRIB, text: VALOR })),
  datasheets: product.files.map(({ nameFile, link }) => ({
    name: nameFile,
    address: toDatasheetAddress(publicUrl, link),
  })),
  inmetro: product.inmetro,
  contents: product.items.map(({ code, name, quantity }) => ({ code, name: displayName(name), quantity })),
})
