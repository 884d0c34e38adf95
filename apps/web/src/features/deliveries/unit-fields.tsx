import { NumberField } from '../../ui/number-field.tsx'
import classes from './deliveries.module.css'

/** An item with the units that the user takes of it. */
export type TakenUnits = {
  readonly itemId: number
  readonly name: string
  readonly most: number
  readonly quantity: number | null
}

/** The lines of a request: without the items of which nothing is taken. */
export const toLines = (units: readonly TakenUnits[]) =>
  units.flatMap(({ itemId, quantity }) => (quantity === null || quantity === 0 ? [] : [{ itemId, quantity }]))

/** Which item takes more than there is, as the message of the field. */
export const findTooMany = (units: readonly TakenUnits[]): Readonly<Record<string, string>> => {
  const excess = units.find(({ quantity, most }) => (quantity ?? 0) > most)
  return excess === undefined ? {} : { lines: `${excess.name}: no máximo ${excess.most}` }
}

type UnitFieldsProps = {
  readonly id: string
  readonly units: readonly TakenUnits[]
  readonly onChange: (units: readonly TakenUnits[]) => void
}

/** One number for each item, with the most that it may be. */
export const UnitFields = ({ id, units, onChange }: UnitFieldsProps) => {
  const set = (itemId: number, quantity: number | null) =>
    onChange(units.map((each) => (each.itemId === itemId ? { ...each, quantity } : each)))
  return (
    <fieldset id={id} className={classes.units} tabIndex={-1}>
      <legend>Itens</legend>
      {units.map(({ itemId, name, most, quantity }) => (
        <div key={itemId}>
          <span aria-hidden>
            {name} <span className={classes.facts}>de {most}</span>
          </span>
          <NumberField
            label={`${name}, de ${most}`}
            hidesLabel
            value={quantity}
            onChange={(value) => set(itemId, value)}
          />
        </div>
      ))}
    </fieldset>
  )
}
