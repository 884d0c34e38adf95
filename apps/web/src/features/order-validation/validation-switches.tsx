import type { ValidationCheck } from '@girassol/contract/order-validation'
import { validationSentences } from '@girassol/domain/order-validation'
import { Switch } from '@mantine/core'
import { useId } from 'react'
import type { ValidationFormState } from './use-validation-form.ts'
import classes from './validation.module.css'
import { validationLabels } from './validation-values.ts'

type SwitchesProps = { readonly check: ValidationCheck; readonly form: ValidationFormState }

type RefusableProps = {
  readonly label: string
  readonly isOn: boolean
  readonly refusal: string | null
  readonly onChange: (isOn: boolean) => void
}

/** A switch that can be focused when it cannot be turned on, and shows why. */
const RefusableSwitch = ({ label, isOn, refusal, onChange }: RefusableProps) => {
  const reasonId = useId()
  return (
    <div>
      <Switch
        label={label}
        checked={isOn}
        aria-disabled={refusal !== null || undefined}
        aria-describedby={refusal === null ? undefined : reasonId}
        onChange={(event) => {
          if (refusal === null) onChange(event.currentTarget.checked)
        }}
      />
      {refusal !== null && (
        <p id={reasonId} className={classes.dim}>
          {refusal}
        </p>
      )}
    </div>
  )
}

/** How the order is sold: future sale, 'conta e ordem' (VAL-014, C-78), and what the NF-e shows. */
export const ValidationSwitches = ({ check, form: { values, change, getCheckboxProps } }: SwitchesProps) => (
  <div className={classes.switches}>
    <RefusableSwitch
      label={validationLabels.isFutureSale}
      isOn={values.isFutureSale}
      refusal={values.isTriangulation ? validationSentences.noFutureSale : null}
      onChange={(isFutureSale) => change({ isFutureSale })}
    />
    <RefusableSwitch
      label={validationLabels.isTriangulation}
      isOn={values.isTriangulation}
      refusal={check.canDoTriangulation ? null : validationSentences.noTriangulation}
      onChange={(isTriangulation) => change({ isTriangulation, ...(isTriangulation && { isFutureSale: false }) })}
    />
    <Switch {...getCheckboxProps('highlightShippingNf')} />
  </div>
)
