import { type ValidationCheck, validateOrder } from '@girassol/contract/order-validation'
import type { ValidationField } from '@girassol/domain/order-validation'
import { isReason } from '@girassol/domain/orders'
import { Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { ActionButton } from '../../ui/action-button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { optional } from '../../ui/optional-label.tsx'
import { MarginReason } from '../cart/index.ts'
import { DecisionRefusal, useDecision } from '../order-approval/index.ts'
import { useCarrierFreight } from '../shipping/index.ts'
import { DeliveryDateField } from './delivery-date-field.tsx'
import classes from './validation.module.css'
import {
  changedDraft,
  findValidationProblems,
  needsMarginReason,
  toValidationBody,
  useValidationEffect,
  type ValidationDraft,
} from './validation-draft.ts'
import { ValidationSwitches } from './validation-switches.tsx'
import { ValidationEffectLine, ValidationValues } from './validation-values.tsx'

export type ValidationFormProps = {
  readonly check: ValidationCheck
  readonly draft: ValidationDraft
  readonly onChange: (draft: ValidationDraft) => void
  /** The availability changed while the form was filled in; the typed values remain. */
  readonly onAvailabilityChanged: () => void
  readonly onClose: () => void
}

/** VAL-017: the freight hub is called afterwards; the validation neither waits for it nor fails because of it. */
const useValidation = ({ check, onAvailabilityChanged, onClose }: ValidationFormProps) => {
  const { id } = check.invoice
  const requestFreight = useCarrierFreight()
  const decision = useDecision(validateOrder, {
    success: 'Pedido validado com sucesso', // VAL-020
    failure: 'Ocorreu um erro ao validar o pedido', // VAL-019
    onClose,
    onDone: () => requestFreight(id),
    onRefused: ({ reason }) => {
      if (reason === 'availabilityChanged') onAvailabilityChanged()
    },
  })
  return {
    ...decision,
    validate: (draft: ValidationDraft) => decision.decide({ params: { id }, body: toValidationBody(check, draft) }),
  }
}

const fieldId = (field: ValidationField) => `validacao-${field}`

/** The fields of the validation, with the effect of the discounts before anything is saved (VAL-002, VAL-018). */
export const ValidationForm = (props: ValidationFormProps) => {
  const { check, draft, onClose } = props
  const [attempt, setAttempt] = useState(0)
  const { effect, hasFailed } = useValidationEffect(check, draft)
  const { validate, isRunning, refusal, seeNow } = useValidation(props)
  const problems = findValidationProblems(check, draft, effect)
  const needsReason = needsMarginReason(check, draft, effect)
  const shown = attempt === 0 ? [] : problems
  const findError = (field: ValidationField) => shown.find((problem) => problem.field === field)?.message
  const change = (changes: Partial<ValidationDraft>) => props.onChange(changedDraft(draft, changes))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (problems.length === 0 && (!needsReason || isReason(draft.marginReason))) validate(draft)
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label="Validação">
      <ErrorSummary
        errors={shown.map(({ field, message }) => ({ field: fieldId(field), message }))}
        attempt={attempt}
      />
      <ValidationValues check={check} draft={draft} effect={effect} findError={findError} onChange={change} />
      <div className={classes.columns}>
        <DeliveryDateField
          check={check}
          day={draft.deliveryDate}
          error={findError('deliveryDate')}
          onChange={(deliveryDate) => change({ deliveryDate })}
        />
        <div className={classes.beside}>
          <ValidationSwitches check={check} draft={draft} onChange={change} />
          <Textarea
            label={optional('Feedback')}
            description="O integrador lê este texto no pedido."
            value={draft.feedback}
            onChange={(event) => change({ feedback: event.currentTarget.value })}
            maxLength={1000}
            autosize
            minRows={3}
            maxRows={6}
          />
        </div>
      </div>
      <ValidationEffectLine check={check} effect={effect} hasFailed={hasFailed} />
      {needsReason && (
        <MarginReason reason={draft.marginReason} onChange={(marginReason) => change({ marginReason })} />
      )}
      <DecisionRefusal refusal={refusal} onSeeNow={seeNow} />
      <div className={classes.footer}>
        <ActionButton label="Cancelar" variant="text" onRun={onClose} />
        <ActionButton label="Validar Pedido" runningLabel="Validando…" variant="next" isSubmit isRunning={isRunning} />
      </div>
    </form>
  )
}
