import type { OrderView } from '@girassol/contract/orders'
import { Notice } from '../../../ui/notice.tsx'
import classes from './delivery-and-payment-step.module.css'
import { findControl } from './missing-fields.ts'
import { useGoToSummary } from './use-go-to-summary.ts'

const focusGroup = (id: string) => {
  const group = document.getElementById(id)
  const control = group?.querySelector<HTMLElement>('input:checked') ?? group?.querySelector<HTMLElement>('input')
  const target = control ?? group
  target?.focus()
}

type MissingListProps = { readonly missing: OrderView['missing'] }

/** An address is chosen as a whole, so its missing parts are listed once. */
const withOneAddress = (missing: OrderView['missing']): OrderView['missing'] => {
  const isPart = ({ field }: OrderView['missing'][number]) => field.startsWith('deliveryAddress')
  const [first, ...others] = missing.filter(isPart)
  if (first === undefined || others.length === 0) return missing
  const whole = { field: first.field, message: 'Escolha ou cadastre o endereço de entrega.' }
  return missing.flatMap((one) => (one === first ? [whole] : isPart(one) ? [] : [one]))
}

/** The missing fields that block finishing; each links to its control (WIZ-025). */
export const MissingList = ({ missing }: MissingListProps) => {
  const goToSummary = useGoToSummary()
  if (missing.length === 0) return null
  return (
    <Notice tone="attention" isInline title="Falta">
      <ul className={classes.missing}>
        {withOneAddress(missing).map((one) => {
          const id = findControl(one)
          return (
            <li key={`${one.field} ${one.message}`}>
              <button type="button" onClick={() => (id === undefined ? goToSummary() : focusGroup(id))}>
                {one.message}
              </button>
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
