import type { OrderView } from '@girassol/contract/orders'
import { paymentMethodLabels } from '@girassol/domain/payments'
import { formatDocument } from '@girassol/domain/shared'
import { Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatCep, formatPhone, missing } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { MoneyText } from '../../ui/value-text.tsx'
import classes from './order-detail.module.css'

type Pair = readonly [label: string, value: ReactNode]

const Pairs = ({ pairs }: { readonly pairs: readonly Pair[] }) => (
  <Card>
    <dl className={classes.pairs}>
      {pairs.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === null || value === '' ? missing : value}</dd>
        </div>
      ))}
    </dl>
  </Card>
)

type AddressKind = 'charge' | 'delivery'

const addressPairs = (order: OrderView, kind: AddressKind): readonly Pair[] => {
  const field = (name: 'Cep' | 'Description' | 'Number' | 'Complement' | 'Neighborhood' | 'ErpState' | 'ErpCityName') =>
    order[`${kind}Address${name}`]
  return [
    ['CEP', formatCep(field('Cep') ?? '')],
    ['Endereço', field('Description')],
    ['Número', field('Number')],
    ['Complemento', field('Complement')],
    ['Bairro', field('Neighborhood')],
    ['Cidade', field('ErpCityName')],
    ['Estado', field('ErpState')],
  ]
}

export const CustomerPanel = ({ order }: { readonly order: OrderView }) => (
  <Pairs
    pairs={[
      ['Nome', order.customerName],
      ['CPF ou CNPJ', formatDocument(order.customerDocument ?? '')],
      ['Telefone', formatPhone(order.customerPhone ?? '')],
      ['E-mail', order.customerEmail],
      ...addressPairs(order, 'charge'),
    ]}
  />
)

export const DeliveryPanel = ({ order }: { readonly order: OrderView }) =>
  order.addressType === 'pickup' ? (
    <Card>Retirada na distribuidora, sem frete.</Card>
  ) : (
    <Pairs
      pairs={[
        ...addressPairs(order, 'delivery'),
        ['Prazo', order.deliveryDeadline === null ? null : `${order.deliveryDeadline} dias úteis`],
      ]}
    />
  )

const cardPair = (label: string, [value, instalments]: readonly [number | null, number | null]): Pair => [
  label,
  <span key={label} className="figures">
    {instalments === null ? '' : `${instalments}× · `}
    <MoneyText reais={value} />
  </span>,
]

export const PaymentPanel = ({ order }: { readonly order: OrderView }) => {
  const twoCards = order.paymentMethod === 'CREDIT_CARD + CREDIT_CARD'
  const hasCard = order.paymentMethod?.startsWith('CREDIT_CARD') === true
  return (
    <Pairs
      pairs={[
        ['Método de pagamento', order.paymentMethod === null ? null : paymentMethodLabels[order.paymentMethod]],
        ...(hasCard
          ? [
              cardPair(twoCards ? 'Cartão 1' : 'Cartão', [
                order.card1value ?? order.rawInvoice,
                order.card1installments,
              ]),
            ]
          : []),
        ...(twoCards ? [cardPair('Cartão 2', [order.card2value, order.card2installments])] : []),
        ['Juros', <MoneyText key="interest" reais={order.interestValue} />],
        ['Total', <MoneyText key="total" reais={order.totalInvoice} />],
      ]}
    />
  )
}

export const AdditionalPanel = ({ order }: { readonly order: OrderView }) => (
  <Card>
    {order.additionalData ? order.additionalData : <span className={classes.dim}>Sem dados adicionais.</span>}
  </Card>
)

const noInsurance = 'Pedidos faturados no CNPJ do próprio comprador não possuem seguro.'

/** DET-020, DET-021, C-68: who sells to the end buyer is insured, who buys under their own CNPJ is not. */
export const InsurancePanel = ({ order }: { readonly order: OrderView }) => (
  <Card>
    <Tooltip label={noInsurance}>
      <span>
        Seguro de risco de engenharia: <strong>{order.insurance ? 'com seguro' : 'sem seguro'}</strong>
      </span>
    </Tooltip>
    {!order.insurance && <p className={classes.dim}>{noInsurance}</p>}
  </Card>
)
