import type { OrderView } from '@girassol/contract/orders'
import { describeFreight } from '@girassol/domain/freight'
import type { ReactNode } from 'react'
import { formatItems, formatPercent } from '../../../lib/format.ts'
import type { Permission } from '../../../ui/action.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ChangingTotal } from '../../../ui/changing-total.tsx'
import { SummaryRail } from '../../../ui/summary-rail.tsx'
import { MoneyText } from '../../../ui/value-text.tsx'
import { productsCents } from './budget-draft.ts'
import classes from './budget-editor.module.css'
import type { EditStep } from './edit-steps.ts'
import type { BudgetDraft } from './use-budget-draft.ts'

type Line = { readonly label: string; readonly value: ReactNode; readonly isPending?: boolean }

/** Until the values are requested, only the products can be summed here. */
const draftLines = ({ items }: BudgetDraft): readonly Line[] => {
  const cents = productsCents(items)
  return [
    { label: 'Equipamentos', value: <MoneyText cents={cents} /> },
    { label: 'Frete, desconto e juros', value: 'ao avançar', isPending: true },
  ]
}

const valueLines = (budget: OrderView): readonly Line[] => {
  const { discountValue, interestValue, interestPercentage } = budget
  const freight = describeFreight(budget.freightKind, budget.freightPercentage)
  return [
    { label: 'Equipamentos', value: <MoneyText reais={budget.subTotal} /> },
    ...(discountValue ? [{ label: 'Desconto', value: <MoneyText reais={-discountValue} /> }] : []),
    ...(freight === null ? [] : [{ label: freight, value: <MoneyText reais={budget.freightValue} /> }]),
    ...(interestValue
      ? [{ label: `Juros (${formatPercent(interestPercentage ?? 0)})`, value: <MoneyText reais={interestValue} /> }]
      : []),
    { label: 'Serviço', value: <MoneyText reais={budget.grossCommission} /> },
  ]
}

const advanceFirst: Permission = { allowed: false, reason: 'Avance até o resumo para ver os valores antes de salvar.' }

/** BUD-022, BUD-023: what is missing, in the wording of the rule. */
const savePermission = ({ simulated, isCurrent }: BudgetDraft, step: EditStep): Permission => {
  if (step !== 3 || simulated === undefined || !isCurrent) return advanceFirst
  if (simulated.missing.length === 0) return { allowed: true }
  return { allowed: false, reason: simulated.missing.map(({ message }) => message).join(' ') }
}

export type EditorRailProps = {
  readonly draft: BudgetDraft
  readonly step: EditStep
  readonly isSaving: boolean
  readonly onBack: () => void
  readonly onAdvance: () => void
  readonly onSave: () => void
}

const drawButtons = (props: EditorRailProps, isWide: boolean) => {
  const { draft, step, isSaving, onBack, onAdvance, onSave } = props
  return {
    save: (
      <ActionButton
        label="Salvar"
        runningLabel="Salvando…"
        variant={step === 3 ? 'next' : 'default'}
        size="md"
        reasonAs="tooltip"
        permission={savePermission(draft, step)}
        isRunning={isSaving}
        isWide={isWide}
        onRun={onSave}
      />
    ),
    advance: (
      <ActionButton
        label="Avançar"
        runningLabel="Calculando…"
        variant="next"
        size="md"
        isRunning={draft.isSimulating}
        isWide={isWide}
        onRun={onAdvance}
      />
    ),
    back: <ActionButton label="Voltar" variant="text" onRun={onBack} />,
  }
}

/** The total that the budget would have, and 'Voltar', 'Avançar' and 'Salvar' (BUD-010). */
export const EditorRail = (props: EditorRailProps) => {
  const { draft, step } = props
  const { save, advance, back } = drawButtons(props, true)
  const compact = drawButtons(props, false)
  const values = draft.isCurrent ? draft.simulated : undefined
  const primary = step === 3 ? save : advance
  return (
    <SummaryRail
      title="Resumo do orçamento"
      note={formatItems(draft.items.filter(({ quantity }) => quantity > 0).length)}
      lines={values === undefined ? draftLines(draft) : valueLines(values)}
      total={{
        value: <ChangingTotal reais={(values ?? draft.budget).totalInvoice} />,
        ...(values === undefined && { note: 'valor salvo, recalculado ao avançar' }),
      }}
      primary={primary}
      compactPrimary={
        <span className={classes.compact}>
          {compact.back}
          {step === 3 ? compact.save : compact.advance}
        </span>
      }
      secondary={
        <>
          {step !== 3 && save}
          {back}
        </>
      }
    />
  )
}
