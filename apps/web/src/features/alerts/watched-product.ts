import type { ProductView } from '@girassol/contract/catalogue'

export type WatchedProduct = Pick<ProductView, 'B1_COD' | 'B1_DESC' | 'availability'>
