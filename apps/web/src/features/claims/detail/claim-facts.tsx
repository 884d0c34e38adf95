import type { ClaimView } from '@girassol/contract/claims'
import { type ClaimSide, claimSolutions } from '@girassol/domain/claims'
import { missing } from '../../../lib/format.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import type { Fact } from '../../../ui/facts.tsx'
import { DueDay } from '../due-day.tsx'

const OrderLink = ({ claim: { orderId, delivery } }: { readonly claim: ClaimView }) => (
  <>
    <AppLink to={`/pedidos/${orderId}?aba=entrega`}>{String(orderId)}</AppLink>
    {delivery !== null && ` · Entrega ${delivery.number}`}
  </>
)

/** The facts under the title; an integrator's own name says nothing to the integrator. */
export const listFacts = (claim: ClaimView, side: ClaimSide): readonly Fact[] => [
  { label: 'Pedido', value: <OrderLink claim={claim} /> },
  ...(side === 'distributor' ? [{ label: 'Integrador', value: claim.seller.name }] : []),
  { label: 'Solução pedida', value: claimSolutions[claim.wish] },
  { label: 'Prazo', value: <DueDay claim={claim} /> },
  { label: 'Responsável', value: claim.handler?.name ?? missing },
]
