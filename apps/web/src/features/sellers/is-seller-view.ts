import type { SellerName, SellerView } from '@girassol/contract/sellers'

/** Whether it is a row of the selection; a short list has only names (SEL-010). */
export const isSellerView = (row: SellerName | SellerView): row is SellerView => 'erpCode' in row
