import type { OrderView } from '@girassol/contract/orders'
import { emptyFinancing, type FinancingForm } from '@girassol/domain/financing'
import { centsFromReais } from '@girassol/domain/shared'

const join = (parts: readonly (string | null)[], separator: string): string =>
  parts.filter((part) => part !== null && part !== '').join(separator)

const splitPhone = (phone: string | null) => {
  const isMobile = phone?.length === 11
  return { landline: isMobile ? '' : (phone ?? ''), mobile: isMobile ? (phone ?? '') : '' }
}

/** The company data that the order already has about the borrower. */
const toCompany = (order: OrderView): Partial<FinancingForm> => {
  const phones = splitPhone(order.customerPhone)
  return {
    entityCnpj: order.customerDocument ?? '',
    entityCompanyName: order.customerName ?? '',
    entityEmail: order.customerEmail ?? '',
    entityPhone: phones.landline,
    entityCellphone: phones.mobile,
    entityAddressCep: order.chargeAddressCep ?? '',
    entityAddress: join([order.chargeAddressDescription, order.chargeAddressNumber], ', '),
    entityNeighborhood: order.chargeAddressNeighborhood ?? '',
    entityCityState: join([order.chargeAddressErpCityName, order.chargeAddressErpState], '/'),
    personCompanyName: order.customerName ?? '',
    personCompanyCnpj: order.customerDocument ?? '',
  }
}

const toPerson = (order: OrderView): Partial<FinancingForm> => {
  const phones = splitPhone(order.customerPhone)
  return {
    personName: order.customerName ?? '',
    personCpf: order.customerDocument ?? '',
    personEmail: order.customerEmail ?? '',
    personPhone: phones.landline,
    personCellphone: phones.mobile,
  }
}

/** The initial form: the order's value and customer are filled in already. */
export const initialForm = (order: OrderView): FinancingForm => ({
  ...emptyFinancing,
  equipmentValueCents: order.totalInvoice === null ? null : centsFromReais(order.totalInvoice),
  ...(order.customerDocument?.length === 14 && toCompany(order)),
  ...(order.customerDocument?.length === 11 && toPerson(order)),
})
