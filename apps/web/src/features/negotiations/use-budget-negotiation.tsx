import type { OrderView } from '@girassol/contract/orders'
import { IconMessages } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Action } from '../../ui/action.ts'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { OfferDialogProps } from './offer-dialog.tsx'
import { useNegotiation } from './use-negotiation.ts'

const OfferDialog = lazyDialog<OfferDialogProps>(async () => (await import('./offer-dialog.tsx')).OfferDialog)
const NegotiationCard = lazyPart(async () => (await import('./negotiation-card.tsx')).NegotiationCard)

type BudgetNegotiation = {
  readonly actions: readonly Action[]
  readonly part: ReactNode
  readonly dialog: ReactNode
}

/** QUO-021: the negotiation of a budget: its entry of the menu, the thread, and the dialog that opens one. */
export const useBudgetNegotiation = (budget: OrderView): BudgetNegotiation => {
  const [isAsking, setAsking] = useState(false)
  const negotiation = useNegotiation(budget.id)
  if (negotiation === undefined) return { actions: [], part: null, dialog: null }
  const { ask } = negotiation.actions
  const isOffered = ask.allowed || ask.hidden !== true
  const action: Action = {
    id: 'negotiate',
    label: 'Negociar preço',
    icon: <IconMessages size={16} aria-hidden />,
    permission: ask,
    onRun: () => setAsking(true),
  }
  return {
    actions: isOffered ? [action] : [],
    part: negotiation.status !== null && <NegotiationCard budget={budget} negotiation={negotiation} />,
    dialog: isAsking && (
      <OfferDialog kind="ask" budget={budget} negotiation={negotiation} onClose={() => setAsking(false)} />
    ),
  }
}
