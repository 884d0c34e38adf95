import type { OrderView } from '@girassol/contract/orders'
import { formatDocument } from '@girassol/domain/shared'
import { Tooltip } from '@mantine/core'
import { formatCep, formatPhone } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { type Pair, Pairs } from '../../ui/pairs.tsx'
import classes from './order-detail.module.css'

const Panel = ({ pairs }: { readonly pairs: readonly Pair[] }) => (
  <Card>
    <Pairs pairs={pairs} />
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
  <Panel
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
    <Panel
      pairs={[
        ...addressPairs(order, 'delivery'),
        ['Prazo', order.deliveryDeadline === null ? null : `${order.deliveryDeadline} dias úteis`],
      ]}
    />
  )

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
