import type { ClaimableUnits } from '@girassol/contract/claims'
import { Checkbox } from '@mantine/core'
import { formatDate } from '../../../lib/format.ts'
import { Notice } from '../../../ui/notice.tsx'
import classes from './opening.module.css'
import type { ClaimForm } from './use-claim-form.ts'

type Serial = ClaimableUnits['serials'][number]

const describeSerial = ({ product, lastDay, refusal }: Serial): string =>
  [product, refusal ?? (lastDay === null ? null : `garantia até ${formatDate(lastDay)}`)]
    .filter((part) => part !== null)
    .join(' · ')

type SerialBoxProps = { readonly form: ClaimForm; readonly serial: Serial }

const SerialBox = ({ form, serial }: SerialBoxProps) => {
  const { serialIds } = form.values
  const isRefused = serial.refusal !== null
  const toggle = (isChosen: boolean) =>
    form.change({ serialIds: isChosen ? [...serialIds, serial.id] : serialIds.filter((id) => id !== serial.id) })
  return (
    <Checkbox
      label={serial.number}
      description={describeSerial(serial)}
      checked={!isRefused && serialIds.includes(serial.id)}
      aria-disabled={isRefused || undefined}
      onChange={(event) => {
        if (!isRefused) toggle(event.currentTarget.checked)
      }}
    />
  )
}

/** CLM-005: the units with a defect by their serial numbers, while their warranty runs. */
export const SerialFields = ({
  form,
  found: { serials },
}: {
  readonly form: ClaimForm
  readonly found: ClaimableUnits
}) => {
  const { id, error } = form.getFieldProps('lines')
  return (
    <fieldset id={id} className={classes.units} tabIndex={-1}>
      <legend>Números de série</legend>
      {serials.length === 0 && (
        <Notice tone="info" isInline>
          Um defeito é informado pelo número de série. Registre primeiro os números do pedido em “Números de série”, na
          aba Entrega.
        </Notice>
      )}
      {serials.length > 0 && (
        <div className={classes.serials}>
          {serials.map((serial) => (
            <SerialBox key={serial.id} form={form} serial={serial} />
          ))}
        </div>
      )}
      {error !== undefined && <p className={classes.error}>{error}</p>}
    </fieldset>
  )
}
