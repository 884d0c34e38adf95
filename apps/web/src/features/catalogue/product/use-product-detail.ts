import { showProduct } from '@girassol/contract/catalogue'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'

/** STORE-028: a product with its sheet, by its URL_ID; shows nothing when it is not found (STORE-014, C-36). */
export const useProductDetail = (urlId: string) => useEndpointQuery(showProduct, { params: { urlId } })
