import { validateOrder } from '@girassol/contract/order-validation'
import type { ValidationBody } from '@girassol/contract/order-validation/validation-body'
import { isReason } from '@girassol/domain/orders'
import { Textarea } from '@mantine/core'
import type { FormEvent } from 'react'
import type { ApiError } from '../../lib/api-error.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { optional } from '../../ui/optional-label.tsx'
import { MarginReason } from '../cart/index.ts'
import { DecisionRefusal, useDecision } from '../order-approval/index.ts'
import { useCarrierFreight } from '../shipping/index.ts'
import { AgreedDiscount } from './agreed-discount.tsx'
import { DeliveryDateField } from './delivery-date-field.tsx'
import { useValidationForm, type ValidationFormOptions } from './use-validation-form.ts'
import classes from './validation.module.css'
import { ValidationDiscounts, ValidationEffectLine } from './validation-discounts.tsx'
import { ValidationSwitches } from './validation-switches.tsx'
import { needsMarginReason, validationLabels } from './validation-values.ts'

export type ValidationFormProps = ValidationFormOptions & {
  /** The order changed while the form was filled in: it is read again, and the typed values remain. */
  readonly onStartOver: () => void
  readonly onClose: () => void
}

/** VAL-017: the freight hub is called afterwards; the validation neither waits for it nor fails because of it. */
const useValidation = ({ check, onStartOver, onClose }: ValidationFormProps) => {
  const { id } = check.invoice
  const requestFreight = useCarrierFreight()
  const decision = useDecision(validateOrder, {
    success: 'Pedido validado com sucesso', // VAL-020
    failure: 'Ocorreu um erro ao validar o pedido', // VAL-019
    onClose,
    onDone: () => requestFreight(id),
    onRefused: ({ reason }) => {
      if (reason === 'availabilityChanged') onStartOver()
    },
  })
  return {
    ...decision,
    validate: (body: ValidationBody) => decision.decide({ params: { id }, body }),
  }
}

/** REL-010: another user changed the order, which can still be validated once the user has seen it. */
const isOtherVersion = (refusal: ApiError | undefined): boolean => refusal?.reason === 'changedMeanwhile'

/** The fields of the validation, with the effect of the discounts before anything is saved (VAL-002, VAL-018). */
export const ValidationForm = (props: ValidationFormProps) => {
  const { check, onClose } = props
  const { form, effect, hasFailed } = useValidationForm(props)
  const { validate, isRunning, refusal, seeNow } = useValidation(props)
  const { values, change } = form
  const needsReason = needsMarginReason(check, values, effect)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.submit((body) => {
      if (!needsReason || isReason(values.marginReason)) validate(body)
    })
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label="Validação">
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <ValidationDiscounts check={check} form={form} effect={effect} />
      <AgreedDiscount check={check} form={form} />
      <div className={classes.columns}>
        <DeliveryDateField
          id={form.getId('deliveryDate')}
          check={check}
          day={values.deliveryDate}
          error={form.getFieldProps('deliveryDate').error}
          onChange={(deliveryDate) => change({ deliveryDate })}
        />
        <div className={classes.beside}>
          <ValidationSwitches check={check} form={form} />
          <Textarea
            {...form.getTextProps('feedback')}
            label={optional(validationLabels.feedback)}
            description="O integrador lê este texto no pedido."
            autosize
            minRows={3}
            maxRows={6}
          />
        </div>
      </div>
      <ValidationEffectLine check={check} effect={effect} hasFailed={hasFailed} />
      {needsReason && (
        <MarginReason reason={values.marginReason} onChange={(marginReason) => change({ marginReason })} />
      )}
      <DecisionRefusal refusal={refusal} onSeeNow={isOtherVersion(refusal) ? props.onStartOver : seeNow} />
      <div className={classes.footer}>
        <ActionButton label="Cancelar" variant="text" onRun={onClose} />
        <ActionButton label="Validar Pedido" runningLabel="Validando…" variant="next" isSubmit isRunning={isRunning} />
      </div>
    </form>
  )
}
