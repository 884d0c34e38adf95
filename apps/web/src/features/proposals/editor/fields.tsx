import type { CSSProperties } from 'react'
import { NumberField } from '../../../ui/number-field.tsx'
import classes from './editor.module.css'
import type { ProposalField, ProposalForm } from './proposal-form.ts'

export type SectionProps = { readonly form: ProposalForm }

type UnitFieldProps = SectionProps & {
  readonly name: ProposalField
  /** At the end of the field: 'kWp'. */
  readonly mark: string
  readonly decimals: number
  readonly leastDecimals?: number
}

/** A number with its unit at the end of the field. */
export const UnitField = ({ form, name, mark, decimals, leastDecimals = 0 }: UnitFieldProps) => {
  const { value, ...field } = form.getFieldProps(name)
  return (
    <div className={classes.unitField} data-mark={mark} style={{ '--mark': `"${mark}"` } as CSSProperties}>
      <NumberField
        {...field}
        value={value as number | null}
        decimals={decimals}
        leastDecimals={leastDecimals}
        isNegativeAllowed={false}
      />
    </div>
  )
}
