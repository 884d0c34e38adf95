import type { OrderView } from '@girassol/contract/orders'
import { formatDocument } from '@girassol/domain/shared'
import { Card } from '../../../ui/card.tsx'
import { ChoiceList } from '../../../ui/choice-list.tsx'
import { type BilledParty, CustomerCard, CustomerPicker } from '../../customers/index.ts'
import { fieldIds } from './missing-fields.ts'
import type { StepSectionProps } from './step-section.ts'

/** The billed customer of the cart; null when none is chosen. */
const billedParty = (cart: OrderView): BilledParty | null =>
  cart.customerDocument === null
    ? null
    : {
        name: cart.customerName ?? '',
        document: cart.customerDocument,
        phone: cart.customerPhone,
        email: cart.customerEmail,
        street: cart.chargeAddressDescription,
        number: cart.chargeAddressNumber,
        neighborhood: cart.chargeAddressNeighborhood,
        city: cart.chargeAddressErpCityName,
        state: cart.chargeAddressErpState,
        cep: cart.chargeAddressCep,
      }

const findChosenCustomer = (cart: OrderView) => {
  const party = billedParty(cart)
  return party === null || cart.customerId === null ? null : { ...party, id: cart.customerId }
}

const noCustomer = { customerId: null, customerDocument: null } as const

const listBuyers = ({ integrator }: OrderView) => [
  { id: 'CUSTOMER', label: 'Cliente final', note: 'A nota sai para o cliente, com seguro.' },
  {
    id: 'INTEGRATOR',
    label: 'O próprio integrador',
    note: (
      <>
        {integrator.fancyName || integrator.name} · <span className="figures">{formatDocument(integrator.cnpj)}</span>
      </>
    ),
  },
]

/** The recipient of the invoice: a customer of the integrator or the integrator itself (C-68). */
export const CustomerSection = ({ title, cart, saving }: StepSectionProps) => {
  const { save, refusal } = saving
  const buyer = cart.customerId === null ? (cart.customerType ?? 'CUSTOMER') : 'CUSTOMER'
  const party = billedParty(cart)
  const chooseBuyer = (id: string) => {
    const customerType = id as NonNullable<OrderView['customerType']>
    save({
      part: 'customer',
      change: { customerType },
      shows: { ...noCustomer, customerType },
      failure: 'Ocorreu um erro ao salvar dados do integrador.', // CUS-050
    })
  }
  const choose = (customerId: number | null) =>
    save({
      part: 'customer',
      change: { customerId },
      // The name arrives with the response; until then the previous customer is shown instead of a partial new one.
      shows: customerId === null ? noCustomer : {},
      failure: 'Ocorreu um erro ao selectionar cliente.', // CUS-049, sic
    })
  const isHere = refusal?.save.part === 'customer' && refusal.error.reason !== 'kitUnsafeForState'
  const error = isHere ? refusal.error.message : undefined
  return (
    <Card title={title}>
      <ChoiceList
        legend="Para quem é a nota"
        hidesLegend
        shape="columns"
        choices={listBuyers(cart)}
        current={buyer}
        error={buyer === 'INTEGRATOR' ? error : undefined}
        onChange={chooseBuyer}
      />
      {buyer === 'CUSTOMER' ? (
        <CustomerPicker
          id={fieldIds.customer}
          sellerCode={cart.integrator.erpCode}
          chosen={findChosenCustomer(cart)}
          error={error}
          onChoose={choose}
        />
      ) : (
        party !== null && <CustomerCard party={party} />
      )}
    </Card>
  )
}
