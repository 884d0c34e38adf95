import type { SellerName, SellerView } from '@girassol/contract/sellers'

/** A row of the selection; those of a short list are names alone (SEL-010). */
export const isSellerView = (row: SellerName | SellerView): row is SellerView => 'erpCode' in row
