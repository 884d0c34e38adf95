import type { OrderView } from '@girassol/contract/orders'
import { Notice } from '../../ui/notice.tsx'
import classes from './delivery-and-payment-step.module.css'
import { controlOf } from './missing-fields.ts'
import { useGoToSummary } from './use-go-to-summary.ts'

const focusGroup = (id: string) => {
  const group = document.getElementById(id)
  const control = group?.querySelector<HTMLElement>('input:checked') ?? group?.querySelector<HTMLElement>('input')
  const target = control ?? group
  target?.focus()
}

/** What keeps the cart from being finished; each line leads to where it is put right (WIZ-025). */
export const MissingList = ({ missing }: { readonly missing: OrderView['missing'] }) => {
  const goToSummary = useGoToSummary()
  if (missing.length === 0) return null
  return (
    <Notice tone="attention" isInline title="Falta">
      <ul className={classes.missing}>
        {missing.map((one) => {
          const id = controlOf(one)
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
