import type { OrderItemView } from '@girassol/contract/orders'
import { displayName } from '@girassol/domain/catalogue'
import { saleStep } from '@girassol/domain/generator'
import { reaisFrom } from '@girassol/domain/shared'
import type { OrderLine } from '../../order-record/order-lines.ts'

type Shown = { readonly orderId: number; readonly isCart: boolean; readonly showsPrices: boolean }

/** An item as the API returns it; prices are null for users who may not see them (C-29). */
export const toOrderItemView = (line: OrderLine, { orderId, isCart, showsPrices }: Shown): OrderItemView => ({
  id: line.id,
  invoiceId: orderId,
  productErpCode: line.product_code,
  productName: displayName(line.product_name),
  groupCode: line.group_code,
  groupName: line.group_name,
  productCategory: line.category_name,
  imageKind: line.drawing,
  quantity: line.quantity,
  kitQuantity: line.kit_quantity,
  step: saleStep(line.product_code),
  unitValue: showsPrices ? reaisFrom(line.unit_value_cents) : null,
  totalValue: showsPrices ? reaisFrom(line.unit_value_cents * line.quantity) : null,
  agreedUnitValue: showsPrices && line.agreed_unit_cents !== null ? reaisFrom(line.agreed_unit_cents) : null,
  availability: line.promised,
  currentAvailability: line.current,
  unitPower: line.power_w,
  status: line.isAvailable ? 'AVAILABLE' : 'UNAVAILABLE',
  isCart,
})
