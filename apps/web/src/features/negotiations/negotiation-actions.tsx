import { acceptPrices, approveOffer, type NegotiationView } from '@girassol/contract/negotiations'
import type { OrderView } from '@girassol/contract/orders'
import { useState } from 'react'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { EndDialog, SendBackDialog } from './end-dialog.tsx'
import classes from './negotiations.module.css'
import { OfferDialog } from './offer-dialog.tsx'
import { useStoreNegotiation } from './use-negotiation.ts'

type Open = 'offer' | 'counter' | 'refuse' | 'withdraw' | 'sendBack' | null
type ActionId = keyof NegotiationView['actions']

const labels: Partial<Record<ActionId, string>> = {
  acceptOffer: 'Aceitar proposta',
  approve: 'Aprovar proposta',
  acceptAsked: 'Aceitar como pedido',
  offer: 'Fazer proposta',
  counter: 'Fazer contraproposta',
  sendBack: 'Devolver proposta',
  refuse: 'Recusar',
  withdraw: 'Retirar',
}

/** The order in which the actions are shown; the first allowed one is the next (QUO-021). */
const order = Object.keys(labels) as ActionId[]

const ofIntegrator: readonly ActionId[] = ['acceptOffer', 'counter', 'withdraw']

/** Those of which a refusal is worth reading, because somebody else or another round can change it. */
const explained: readonly ActionId[] = ['approve', 'acceptOffer', 'acceptAsked', 'counter']

/** The actions of the reader's own side at this point of the negotiation; staff without a side are the distributor's. */
const listShown = ({ actions, side, status }: NegotiationView): readonly ActionId[] => {
  const isOurs = (side ?? 'distributor') === 'integrator'
  return order.filter((id) => {
    const action = actions[id]
    if (ofIntegrator.includes(id) !== isOurs) return false
    if (action.allowed) return true
    const isTurn = id === 'approve' ? status === 'PENDING_APPROVAL' : status === (isOurs ? 'COUNTERED' : 'REQUESTED')
    return isTurn && explained.includes(id) && action.hidden !== true
  })
}

const useMoves = ({ orderId, round }: NegotiationView) => {
  const store = useStoreNegotiation()
  const accept = useEndpointMutation(acceptPrices, { isOnce: true, onSuccess: store })
  const approve = useEndpointMutation(approveOffer, { isOnce: true, onSuccess: store })
  const call = { params: { id: orderId }, body: { round } }
  return {
    accept: () => accept.mutate(call),
    approve: () => approve.mutate(call),
    isRunning: accept.isPending || approve.isPending,
  }
}

type NegotiationActionsProps = { readonly budget: OrderView; readonly negotiation: NegotiationView }

/** QUO-021: the one next action of the reader first, then the others; a refused one says why and who unblocks it. */
export const NegotiationActions = ({ budget, negotiation }: NegotiationActionsProps) => {
  const [open, setOpen] = useState<Open>(null)
  const moves = useMoves(negotiation)
  const close = () => setOpen(null)
  const run = (id: ActionId) => {
    if (id === 'acceptOffer' || id === 'acceptAsked') moves.accept()
    else if (id === 'approve') moves.approve()
    else setOpen(id as Open)
  }
  const shown = listShown(negotiation)
  const next = shown.find((id) => negotiation.actions[id].allowed && id !== 'withdraw' && id !== 'refuse')
  return (
    <>
      {shown.length > 0 && (
        <div className={classes.actions}>
          {shown.map((id) => (
            <ActionButton
              key={id}
              label={labels[id] ?? id}
              variant={id === next ? 'next' : id === 'withdraw' || id === 'refuse' ? 'text' : 'default'}
              permission={negotiation.actions[id]}
              isRunning={moves.isRunning && id === next}
              onRun={() => run(id)}
            />
          ))}
        </div>
      )}
      {(open === 'offer' || open === 'counter') && (
        <OfferDialog kind={open} budget={budget} negotiation={negotiation} onClose={close} />
      )}
      {(open === 'refuse' || open === 'withdraw') && (
        <EndDialog kind={open} negotiation={negotiation} onClose={close} />
      )}
      {open === 'sendBack' && <SendBackDialog negotiation={negotiation} onClose={close} />}
    </>
  )
}
