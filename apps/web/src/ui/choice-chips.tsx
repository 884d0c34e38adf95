import classes from './choice-chips.module.css'

export type ChoiceChipsProps = {
  readonly label: string
  /** `count` is shown after the label: the number of records of the choice. */
  readonly options: readonly { readonly id: string; readonly label: string; readonly count?: string }[]
  readonly current: string
  readonly onChange: (id: string) => void
}

/** One of a few visible choices: for example the brands of a product group. */
export const ChoiceChips = ({ label, options, current, onChange }: ChoiceChipsProps) => (
  <fieldset className={classes.chips}>
    <legend className="hidden-visually">{label}</legend>
    {options.map((option) => (
      <button key={option.id} type="button" aria-pressed={option.id === current} onClick={() => onChange(option.id)}>
        {option.label}
        {option.count !== undefined && <span className={classes.count}> {option.count}</span>}
      </button>
    ))}
  </fieldset>
)
