import { type CheckCondition, checkConditionNames, checkConditions } from '@girassol/domain/delivery-checks'
import classes from './delivery-checks.module.css'

type ConditionChoiceProps = {
  readonly product: string
  /** Undefined while nothing is counted. */
  readonly value: CheckCondition | undefined
  readonly onChange: (condition: CheckCondition) => void
}

/** The state of the goods of a line, in buttons for a thumb (DEL-009). */
export const ConditionChoice = ({ product, value, onChange }: ConditionChoiceProps) => (
  <fieldset className={classes.conditions}>
    <legend className="hidden-visually">Estado de {product}</legend>
    {checkConditionNames.map((condition) => (
      <button
        key={condition}
        type="button"
        aria-pressed={condition === value}
        onClick={() => condition !== value && onChange(condition)}
      >
        {checkConditions[condition]}
      </button>
    ))}
  </fieldset>
)
