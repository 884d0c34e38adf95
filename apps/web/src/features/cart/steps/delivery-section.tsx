import type { OrderView } from '@girassol/contract/orders'
import { freightSentences } from '@girassol/domain/freight'
import { formatReais } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { ChoiceList } from '../../../ui/choice-list.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { MoneyText } from '../../../ui/value-text.tsx'
import { CustomerAddresses } from '../../customers/index.ts'
import { FreightBasis, FreightTerms, workingDays } from '../../freight/index.ts'
import { ResizeKitNotice } from '../items/resize-kit-notice.tsx'
import type { CartSave } from '../saving/cart-save.ts'
import { fieldIds } from './missing-fields.ts'
import type { StepSectionProps } from './step-section.ts'

/** CUS-044, CUS-045, CUS-048 */
const saves: Readonly<Record<'pickup' | 'same' | 'different', CartSave>> = {
  pickup: {
    part: 'delivery',
    call: 'pickup',
    change: { addressType: 'pickup' },
    failure: 'Erro ao utilizar retirada de mercadoria',
  },
  same: {
    part: 'delivery',
    call: 'same',
    change: { addressType: 'same' },
    failure: 'Erro ao utilizar o mesmo endereço',
  },
  different: {
    part: 'delivery',
    change: { addressType: 'different' },
    failure: 'Ocorreu um erro ao salvar informações',
  },
}

const pickupNote = ({ addressType, freightValue }: OrderView): string =>
  addressType === 'pickup' || freightValue === null || freightValue === 0
    ? 'O cliente busca na filial, sem frete.'
    : `O cliente busca na filial. Economiza ${formatReais(freightValue)} de frete.`

const SameAddressNote = ({ cart }: { readonly cart: OrderView }) => {
  const { chargeAddressErpState: uf, chargeAddressErpCity: city } = cart
  return (
    <>
      {cart.chargeAddressDescription}, {cart.chargeAddressNumber} · {cart.chargeAddressErpCityName}/{uf}
      {uf !== null && city !== null && (
        <>
          <br />
          <FreightTerms uf={uf} city={city} showsCost={cart.rawInvoice !== null} />
        </>
      )}
    </>
  )
}

const listChoices = ({ cart, saving }: StepSectionProps) => {
  const { customerId } = cart
  const hasBilling = cart.chargeAddressErpState !== null
  const chooseFirst = hasBilling ? undefined : 'Escolha o cliente antes.'
  const chooseAddress = (deliveryAddressId: number) =>
    saving.save({ ...saves.different, change: { addressType: 'different', deliveryAddressId } })
  return [
    { id: 'pickup', label: 'Retirada', note: pickupNote(cart) },
    {
      id: 'same',
      label: 'Mesmo endereço da cobrança',
      refusal: chooseFirst,
      note: hasBilling && <SameAddressNote cart={cart} />,
    },
    {
      id: 'different',
      label: 'Outro endereço',
      refusal: chooseFirst ?? (customerId === null ? 'Só para clientes cadastrados.' : undefined),
      note: 'No mesmo estado da cobrança.',
      detail: customerId !== null && (
        <CustomerAddresses
          customerId={customerId}
          billingState={cart.chargeAddressErpState}
          current={cart.deliveryAddressId}
          onChoose={chooseAddress}
        />
      ),
    },
  ]
}

/** The freight to the billing address is shown in its option. */
const listFreightBasis = ({
  addressType,
  rawInvoice,
  deliveryAddressErpState: uf,
  deliveryAddressErpCity: city,
}: OrderView) =>
  addressType === 'different' && rawInvoice !== null && uf !== null && city !== null
    ? [{ label: 'Cálculo do frete', value: <FreightBasis uf={uf} city={city} /> }]
    : []

const DeliveryFacts = ({ cart }: { readonly cart: OrderView }) => {
  const { addressType, deliveryAddressErpState, deliveryDeadline } = cart
  if (addressType === null || (addressType !== 'pickup' && deliveryAddressErpState === null)) return null
  if (addressType === 'pickup') return <Facts items={[{ label: 'Frete', value: 'Sem frete' }]} />
  const deadline = deliveryDeadline === null ? freightSentences.deadlineUnavailable : workingDays(deliveryDeadline)
  return (
    <Facts
      items={[
        { label: 'Frete', value: <MoneyText reais={cart.freightValue} /> },
        { label: 'Prazo de entrega', value: deadline },
        ...listFreightBasis(cart),
      ]}
    />
  )
}

/** Where the goods go: pickup, the billing address or another one of the customer (CUS-020, CUS-036, CUS-044). */
export const DeliverySection = (props: StepSectionProps) => {
  const { title, cart, saving } = props
  const { refusal, save } = saving
  // A saved order has a fixed kit; only the kit of a cart can be resized (C-23).
  const isUnsafe = cart.status === 'CART' && refusal?.error.reason === 'kitUnsafeForState'
  return (
    <Card title={title}>
      <ChoiceList
        id={fieldIds.delivery}
        legend="Como o pedido será entregue"
        hidesLegend
        choices={listChoices(props)}
        current={cart.addressType}
        onChange={(id) => save(saves[id as keyof typeof saves])}
      />
      {refusal?.save.part === 'delivery' && !isUnsafe && (
        <Notice tone="danger" isInline isAlert>
          {refusal.error.message}
        </Notice>
      )}
      <ResizeKitNotice cart={cart} refusal={isUnsafe ? refusal : undefined} onResized={save} />
      <DeliveryFacts cart={cart} />
    </Card>
  )
}
