import type { OrderView } from '@girassol/contract/orders'
import { paymentMethodLabels } from '@girassol/domain/payments'

/** 'Supermercado Bom Preço · Financiamento · Horizonte Energia' */
export const describeOrder = ({ customerName, paymentMethod, seller }: OrderView): string =>
  [customerName ?? [], paymentMethod === null ? [] : paymentMethodLabels[paymentMethod], seller.name].flat().join(' · ')
