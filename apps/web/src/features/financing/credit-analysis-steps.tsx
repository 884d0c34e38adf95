import {
  computeFinancedValue,
  type FinancingField as Field,
  type FinancingStep,
  financingStepLabels,
  financingSteps,
  isRequiredStep,
} from '@girassol/domain/financing'
import type { FormEvent } from 'react'
import { formatCents } from '../../lib/format.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Notice } from '../../ui/notice.tsx'
import { optional } from '../../ui/optional-label.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import classes from './credit-analysis.module.css'
import { fieldSpecs } from './field-specs.ts'
import { FinancingField } from './financing-field.tsx'
import type { CreditAnalysisState } from './use-credit-analysis.ts'

const everyStep = Object.keys(financingStepLabels) as readonly FinancingStep[]

const tabsFor = (steps: readonly FinancingStep[]) =>
  everyStep.map((step) => ({
    id: step,
    label: financingStepLabels[step],
    ...(!steps.includes(step) && { refusal: 'Só para pessoa jurídica' }),
  }))

type StateProps = { readonly state: CreditAnalysisState }

const StepField = ({ state: { form, step }, field }: StateProps & { readonly field: Field }) => {
  const { label, isWide = false } = fieldSpecs[field]
  return (
    <div data-wide={isWide || undefined}>
      <FinancingField
        {...form.getTextProps(field)}
        field={field}
        label={isRequiredStep(step) ? label : optional(label)}
        hint={field === 'installmentsValueCents' ? 'Como o banco simulou' : undefined}
      />
    </div>
  )
}

/** FIN-008: calculated from the typed values, not typed itself. */
const FinancedValue = ({ state }: StateProps) => {
  const cents = computeFinancedValue(state.form.values)
  return (
    <p className={classes.financed}>
      Valor financiado <strong>{cents === null || cents < 0 ? '-' : formatCents(cents)}</strong>
    </p>
  )
}

const Buttons = ({ state }: StateProps) => (
  <footer className={classes.footer}>
    <ActionButton label="Voltar" variant="text" onRun={state.back} />
    <ActionButton
      label={state.isLast ? 'Concluir Análise' : 'Avançar'}
      variant="next"
      isSubmit
      isRunning={state.isSaving}
      {...(state.isLast && { runningLabel: 'Salvando…' })}
    />
  </footer>
)

/** The five tabs; errors block the next tab (FIN-001, FIN-004, FIN-005). */
export const CreditAnalysisSteps = ({ state }: StateProps) => {
  const { step, steps, form } = state
  const fields = financingSteps[step]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    state.next()
  }
  return (
    <form noValidate onSubmit={submit} className={classes.analysis}>
      <Tabs
        label="Etapas da análise de crédito"
        tabs={tabsFor(steps)}
        current={step}
        onChange={(id) => state.goTo(id as FinancingStep)}
      >
        <div className={classes.step}>
          <ErrorSummary errors={form.listErrors(fields)} attempt={form.attempt} />
          {state.refusal !== undefined && (
            <Notice tone="danger" isAlert isInline>
              {state.refusal}
            </Notice>
          )}
          <div className={classes.fields}>
            {fields.map((field) => (
              <StepField key={field} state={state} field={field} />
            ))}
          </div>
          {step === 'values' && <FinancedValue state={state} />}
        </div>
      </Tabs>
      <Buttons state={state} />
    </form>
  )
}
