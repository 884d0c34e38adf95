import type { ClaimableUnits } from '@girassol/contract/claims'
import { toDay } from '@girassol/domain/shared'
import { formatDate } from '../../../lib/format.ts'
import { ChoiceList } from '../../../ui/choice-list.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import classes from './opening.module.css'
import { type Arrival, describeEnd, findArrival, findMost, findTaken, toArrivalKey } from './typed-claim.ts'
import type { ClaimForm } from './use-claim-form.ts'

type FieldProps = { readonly form: ClaimForm; readonly found: ClaimableUnits }

const nameArrival = ({ number, arrivedAt }: Arrival): string =>
  `${number === null ? 'Pedido inteiro' : `Entrega ${number}`}, chegou em ${formatDate(toDay(arrivedAt))}`

/** Where only one arrival exists, there is nothing to choose, but its time may be over (CLM-005). */
export const ArrivalField = ({ form, found: { arrivals } }: FieldProps) => {
  const { id, label, error } = form.getFieldProps('arrival')
  const [only, ...others] = arrivals
  if (only !== undefined && others.length === 0) {
    return (
      only.isOver && (
        <Notice tone="attention" isInline>
          {describeEnd(only)}.
        </Notice>
      )
    )
  }
  return (
    <ChoiceList
      id={id}
      legend={label}
      error={error}
      choices={arrivals.map((arrival) => ({
        id: toArrivalKey(arrival),
        label: nameArrival(arrival),
        note: `Até ${formatDate(arrival.lastDay)}`,
        refusal: arrival.isOver ? describeEnd(arrival) : undefined,
      }))}
      current={form.values.arrival || null}
      onChange={(arrival) => form.change({ arrival })}
    />
  )
}

type UnitFieldProps = { readonly form: ClaimForm; readonly line: Arrival['lines'][number] }

const UnitField = ({ form, line }: UnitFieldProps) => {
  const { itemId, name } = line
  const most = findMost(line, form.values.type)
  const set = (quantity: number | null) =>
    form.change({ units: [...form.values.units.filter((each) => each.itemId !== itemId), { itemId, quantity }] })
  return (
    <div>
      <span aria-hidden={most > 0}>
        {name} <span className={classes.dim}>{most > 0 ? `de ${most}` : 'todas já têm ocorrência'}</span>
      </span>
      {most > 0 && (
        <NumberField
          label={`${name}, de ${most}`}
          hidesLabel
          isNegativeAllowed={false}
          value={findTaken(form.values, itemId)}
          onChange={set}
        />
      )}
    </div>
  )
}

/** CLM-003: the units of each item of the arrival, up to what may still be claimed. */
export const UnitFields = ({ form, found }: FieldProps) => {
  const { id, label, error } = form.getFieldProps('lines')
  const arrival = findArrival(found, form.values)
  if (arrival?.isOver) return null
  return (
    <fieldset id={id} className={classes.units} tabIndex={-1}>
      <legend>{label}</legend>
      {arrival === undefined && <p className={classes.dim}>Escolha primeiro a entrega.</p>}
      {arrival?.lines.map((line) => (
        <UnitField key={line.itemId} form={form} line={line} />
      ))}
      {error !== undefined && <p className={classes.error}>{error}</p>}
    </fieldset>
  )
}
