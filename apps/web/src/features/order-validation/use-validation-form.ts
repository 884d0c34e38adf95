import type { ValidationCheck } from '@girassol/contract/order-validation'
import { validationBody } from '@girassol/contract/order-validation/validation-body'
import { useEffect, useState } from 'react'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import {
  toValidationBody,
  toValidationValues,
  useValidationEffect,
  type ValidationValues,
  validationLabels,
  validationRules,
} from './validation-values.ts'

export type ValidationFormOptions = {
  readonly check: ValidationCheck
  /** The values typed before the validation started over. */
  readonly typed: ValidationValues | undefined
  readonly onType: (typed: ValidationValues) => void
}

/** The form of the validation, and the effect of its discounts before anything is saved (VAL-002, VAL-018). */
export const useValidationForm = ({ check, typed, onType }: ValidationFormOptions) => {
  const [initial] = useState(() => typed ?? toValidationValues(check))
  const form = useSchemaForm({
    schema: validationBody,
    initial,
    labels: validationLabels,
    toBody: (values) => toValidationBody(check, values),
    rules: (values) => validationRules(check, values, simulated.effect),
  })
  const { values } = form
  const simulated: ReturnType<typeof useValidationEffect> = useValidationEffect(check, values)
  useEffect(() => {
    if (values !== initial) onType(values)
  }, [values, initial, onType])
  return { form, ...simulated }
}

export type ValidationFormState = ReturnType<typeof useValidationForm>['form']
