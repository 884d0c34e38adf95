import type { OrderView } from '@girassol/contract/orders'
import { useState } from 'react'
import { ActionButton } from '../../ui/action-button.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { Pairs } from '../../ui/pairs.tsx'
import classes from './credit-analysis.module.css'
import { findFinancingDraft } from './financing-draft.ts'
import { financingPairs } from './financing-pairs.tsx'

const CreditAnalysisDialog = lazyDialog(async () => (await import('./credit-analysis-dialog.tsx')).CreditAnalysisDialog)

const isDrafted = ({ id }: OrderView): boolean => findFinancingDraft(id) !== undefined

const nameButton = (order: OrderView, hasDraft: boolean): string => {
  if (hasDraft) return 'Continuar análise de crédito'
  return order.financing === null ? 'Fazer análise de crédito' : 'Editar análise de crédito'
}

/** The credit analysis that BV requires, or its saved values (FIN-002, WIZ-027). */
export const CreditAnalysis = ({ order }: { readonly order: OrderView }) => {
  const [isOpen, setOpen] = useState(false)
  const [hasDraft, setHasDraft] = useState(() => isDrafted(order))
  const close = () => {
    setOpen(false)
    setHasDraft(isDrafted(order))
  }
  return (
    <div className={classes.summary}>
      {order.financing === null ? (
        <p className={classes.hint}>
          O banco pede os dados de quem contrata. O que você digitar fica guardado nesta tela até concluir.
        </p>
      ) : (
        <Pairs pairs={financingPairs(order)} />
      )}
      <div>
        <ActionButton label={nameButton(order, hasDraft)} onRun={() => setOpen(true)} />
      </div>
      {isOpen && <CreditAnalysisDialog order={order} onClose={close} />}
    </div>
  )
}
