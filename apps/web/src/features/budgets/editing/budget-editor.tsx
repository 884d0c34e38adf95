import type { OrderView } from '@girassol/contract/orders'
import { isReason } from '@girassol/domain/orders'
import { useEffect, useEffectEvent, useState } from 'react'
import { useUnsaved } from '../../../lib/unsaved-changes.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { DraftNotice } from '../../../ui/draft-notice.tsx'
import { LeaveDialog } from '../../../ui/leave-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { toast } from '../../../ui/toaster.tsx'
import { WizardSteps } from '../../../ui/wizard-steps.tsx'
import type { MarginReasonProps } from '../../cart/index.ts'
import { EndsAgreementDialog } from '../../negotiations/index.ts'
import classes from './budget-editor.module.css'
import { BudgetSummaryStep } from './budget-summary-step.tsx'
import { editSteps, editStepsShown } from './edit-steps.ts'
import { EditorRail } from './editor-rail.tsx'
import { ProductsStep } from './products-step.tsx'
import { TermsStep } from './terms-step.tsx'
import { type BudgetDraft, useBudgetDraft } from './use-budget-draft.ts'
import { useEditSteps } from './use-edit-steps.ts'
import { useLeaving } from './use-leaving.ts'
import { useSaveBudget } from './use-save-budget.ts'

/** Editing uses today's prices, so they are requested at once (BUD-009). */
const useTodaysValues = (draft: BudgetDraft) => {
  const update = useEffectEvent(() => void draft.recalculate('Ocorreu um erro ao atualizar valores do pedido')) // BUD-046
  useEffect(() => update(), [])
}

const Outdated = ({ message, onRestart }: { readonly message: string; readonly onRestart: () => void }) => (
  <Notice
    tone="danger"
    isAlert
    action={<ActionButton label="Editar a versão atual" size="compact" onRun={onRestart} />}
  >
    {message} O que você mudou aqui não foi salvo.
  </Notice>
)

type StepProps = Pick<ReturnType<typeof useEditSteps>, 'step'> & {
  readonly draft: BudgetDraft
  readonly margin: MarginReasonProps
  readonly onUnreadable: () => void
}

const Step = ({ step, draft, margin, onUnreadable }: StepProps) => {
  if (step === 1) return <TermsStep draft={draft} />
  if (step === 3 && draft.simulated !== undefined)
    return <BudgetSummaryStep simulated={draft.simulated} margin={margin} />
  return <ProductsStep draft={draft} onUnreadable={onUnreadable} />
}

export type BudgetEditorProps = {
  readonly budget: OrderView
  /** Starts editing the current version of the budget. */
  readonly onRestart: () => void
  /** Starts editing the same version again, after a stored draft was used or discarded. */
  readonly onReset: () => void
}

type EndQuestionProps = {
  readonly saving: ReturnType<typeof useSaveBudget>
  readonly agreedDiscount: number | null
}

/** QUO-018: asked when the server says that saving ends an agreement. */
const EndQuestion = ({ saving: { endAgreement, cancelEnd, isSaving }, agreedDiscount }: EndQuestionProps) =>
  endAgreement && (
    <EndsAgreementDialog
      agreedDiscount={agreedDiscount}
      isRunning={isSaving}
      onConfirm={endAgreement}
      onClose={cancelEnd}
    />
  )

/** A budget in three steps: terms, products, and the summary with the save button (BUD-007…BUD-014). */
export const BudgetEditor = ({ budget: present, onRestart, onReset }: BudgetEditorProps) => {
  // Changes by other users must not alter the form while it is edited; the save reports them.
  const [budget] = useState(present)
  const draft = useBudgetDraft(budget)
  const saving = useSaveBudget(budget.id, draft.stored.forget)
  const { save, isSaving, outdated } = saving
  const { leave, leaveFreely, question } = useLeaving(budget.id, draft.isChanged && !isSaving)
  // A running save is already counted as one change.
  useUnsaved(isSaving ? Math.max(draft.changes - 1, 0) : draft.changes)
  const { step, heading, go, back, advance } = useEditSteps(draft, leave)
  const { reason, setReason, stored } = draft
  const given = isReason(reason) ? { marginReason: reason.trim() } : {}
  const restarting = (decide: () => void) => () => {
    decide()
    onReset()
  }
  useTodaysValues(draft)
  const restart = () => {
    go(2)
    onRestart()
  }
  return (
    <>
      <PageHeader
        title={`Editar orçamento ${budget.id}`}
        back={{ to: `/orcamentos/${budget.id}`, label: `Orçamento ${budget.id}` }}
        aside={
          <WizardSteps
            steps={editStepsShown(step)}
            onGo={(index) => go(editSteps[index]?.step ?? step)}
            onRefused={(refusal) => toast.info(refusal)}
          />
        }
      />
      <h2 ref={heading} tabIndex={-1} className="hidden-visually">
        {editSteps[step - 1]?.label}
      </h2>
      <DraftNotice draft={{ state: stored.state, use: restarting(stored.use), discard: restarting(stored.discard) }} />
      {outdated !== undefined && <Outdated message={outdated.message} onRestart={restart} />}
      <div className={classes.columns}>
        <div className={classes.main}>
          <Step step={step} draft={draft} margin={{ reason, onChange: setReason }} onUnreadable={leaveFreely} />
        </div>
        <EditorRail
          draft={draft}
          step={step}
          isSaving={isSaving}
          onBack={back}
          onAdvance={() => void advance()}
          onSave={() => void save({ ...draft.edit(), ...given }, leaveFreely)}
        />
      </div>
      <EndQuestion saving={saving} agreedDiscount={budget.agreedDiscount} />
      {question !== undefined && (
        <LeaveDialog title="Sair da edição" {...question}>
          O que você mudou neste orçamento ainda não foi salvo. Fica neste aparelho por 7 dias.
        </LeaveDialog>
      )}
    </>
  )
}
