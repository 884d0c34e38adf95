import { showFinancing } from '@girassol/contract/financing'
import type { OrderView } from '@girassol/contract/orders'
import { type Borrower, financingFrom, findBorrower } from '@girassol/domain/financing'
import { useState } from 'react'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import classes from './credit-analysis.module.css'
import { CreditAnalysisSteps } from './credit-analysis-steps.tsx'
import { type FinancingDraft, findFinancingDraft } from './financing-draft.ts'
import { initialForm } from './initial-form.ts'
import { type CreditAnalysisState, useCreditAnalysis } from './use-credit-analysis.ts'

const borrowers = [
  { id: 'PERSON', label: 'Pessoa física', note: 'O financiamento fica no CPF do cliente.' },
  { id: 'COMPANY', label: 'Pessoa jurídica', note: 'Fica no CNPJ, com um representante como avalista.' },
] as const

/** FIN-001: the borrower is chosen before everything else. */
const BorrowerChoice = ({ state, onClose }: { readonly state: CreditAnalysisState; readonly onClose: () => void }) => (
  <div className={classes.step}>
    <ChoiceList
      legend="Quem vai contratar o financiamento?"
      choices={borrowers}
      current={state.borrower}
      onChange={(id) => state.choose(id as Borrower)}
    />
    <footer className={classes.footer}>
      <ActionButton label="Cancelar" variant="text" onRun={onClose} />
      <ActionButton
        label="Continuar"
        variant="next"
        permission={state.borrower === null ? { allowed: false, reason: 'Escolha quem contrata.' } : { allowed: true }}
        onRun={state.start}
      />
    </footer>
  </div>
)

export type CreditAnalysisDialogProps = { readonly order: OrderView; readonly onClose: () => void }

const Analysis = ({ initial, ...props }: CreditAnalysisDialogProps & { readonly initial: FinancingDraft }) => {
  const state = useCreditAnalysis({ ...props, initial })
  return state.isChoosing ? (
    <BorrowerChoice state={state} onClose={props.onClose} />
  ) : (
    <CreditAnalysisSteps state={state} />
  )
}

const SavedAnalysis = (props: CreditAnalysisDialogProps) => {
  const saved = useEndpointQuery(showFinancing, { params: { id: props.order.id } }, { refetchOnMount: 'always' })
  if (saved.error !== null) return <ErrorState error={saved.error} onRetry={() => void saved.refetch()} />
  if (saved.data === undefined || saved.isFetching) return <SkeletonLines lines={6} />
  const form = financingFrom(saved.data)
  return <Analysis {...props} initial={{ borrower: findBorrower(form), step: 'values', form }} />
}

/** Where the analysis continues: with the typed values, the saved ones, or those of the order. */
export const CreditAnalysisDialog = (props: CreditAnalysisDialogProps) => {
  const { order, onClose } = props
  const [draft] = useState(() => findFinancingDraft(order.id))
  const fresh = { borrower: null, step: 'values', form: initialForm(order) } as const
  const isSaved = draft === undefined && order.financing !== null
  return (
    <Dialog isOpen width="product" title="Análise de crédito" onClose={onClose}>
      {isSaved ? <SavedAnalysis {...props} /> : <Analysis {...props} initial={draft ?? fresh} />}
    </Dialog>
  )
}
