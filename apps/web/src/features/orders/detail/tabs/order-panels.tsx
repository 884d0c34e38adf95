import type { OrderView } from '@girassol/contract/orders'
import { insuranceSentences } from '@girassol/domain/orders'
import { formatDocument } from '@girassol/domain/shared'
import { ActionIcon } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { formatCep, formatPhone } from '../../../../lib/format.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { type Pair, Pairs } from '../../../../ui/pairs.tsx'
import { Tip } from '../../../../ui/tip.tsx'
import { ClaimsOfOrder } from '../../../claims/index.ts'
import { OrderDeliveries } from '../../../deliveries/index.ts'
import { OrderSerials } from '../../../warranties/index.ts'
import { nameBranch } from '../branch-name.ts'
import classes from '../order-detail.module.css'
import { CarrierCard } from './carrier-card.tsx'
import { DeliveryTerms } from './delivery-terms.tsx'
import { EditablePanel } from './editable-panel.tsx'

export type PanelProps = { readonly order: OrderView; readonly onOpenBranch: () => void }

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

export const CustomerPanel = ({ order }: PanelProps) => (
  <EditablePanel order={order} tab="cliente" verb="Editar cliente">
    <Card>
      <Pairs
        pairs={[
          ['Nome', order.customerName],
          ['CPF ou CNPJ', formatDocument(order.customerDocument ?? '')],
          ['Telefone', formatPhone(order.customerPhone ?? '')],
          ['E-mail', order.customerEmail],
          ...addressPairs(order, 'charge'),
        ]}
      />
    </Card>
  </EditablePanel>
)

/** DET-026: a link to the branch's own tab, or to the logs when there is none. */
const Branch = ({ order, onOpenBranch }: PanelProps) =>
  order.actions.seeBranch.allowed || order.actions.seeLogs.allowed ? (
    <div>
      <ActionButton label={`Filial: ${nameBranch(order)}`} variant="text" size="compact" onRun={onOpenBranch} />
    </div>
  ) : (
    <p className={classes.dim}>Filial: {nameBranch(order)}</p>
  )

export const DeliveryPanel = (props: PanelProps) => {
  const { order } = props
  return (
    <EditablePanel order={order} tab="entrega" verb="Editar entrega">
      <Card title={order.addressType === 'pickup' ? 'Retirada na distribuidora, sem frete' : 'Prazos'}>
        <DeliveryTerms order={order} />
        <Branch {...props} />
      </Card>
      <OrderDeliveries order={order} />
      <OrderSerials orderId={order.id} />
      <ClaimsOfOrder orderId={order.id} />
      {order.addressType !== 'pickup' && (
        <Card title="Endereço">
          <Pairs pairs={addressPairs(order, 'delivery')} />
        </Card>
      )}
      <CarrierCard order={order} />
    </EditablePanel>
  )
}

export const AdditionalPanel = ({ order }: PanelProps) => (
  <EditablePanel order={order} tab="dados" verb="Editar dados adicionais">
    <Card>
      {order.additionalData ? order.additionalData : <span className={classes.dim}>Sem dados adicionais.</span>}
    </Card>
  </EditablePanel>
)

/**
 * DET-020, DET-021, DET-023, C-68: integrators who sell to the end buyer are insured, those who buy under their own
 * CNPJ are not.
 */
export const InsurancePanel = ({ order }: PanelProps) => (
  <Card>
    <span className={classes.fact}>
      {insuranceSentences.option}: <strong>{order.insurance ? 'com seguro' : 'sem seguro'}</strong>
      <Tip label={insuranceSentences.ownCompany}>
        <ActionIcon variant="subtle" aria-label="Sobre o seguro">
          <IconInfoCircle size={18} aria-hidden />
        </ActionIcon>
      </Tip>
    </span>
    {!order.insurance && <p className={classes.dim}>{insuranceSentences.ownCompany}</p>}
  </Card>
)
