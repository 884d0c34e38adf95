import type { OrderView } from '@girassol/contract/orders'
import { Notice } from '../../../ui/notice.tsx'
import { movedItems } from '../items/moved-items.ts'
import classes from './delivery-and-payment-step.module.css'

export type MovedTotalNoticeProps = {
  readonly message: string
  /** The cart whose total was confirmed. */
  readonly confirmed: OrderView
  readonly now: OrderView
}

/** The cart moved between looking and confirming: which items, from what to what (C-80). */
export const MovedTotalNotice = ({ message, confirmed, now }: MovedTotalNoticeProps) => (
  <Notice tone="attention" isAlert isInline title={message}>
    <ul className={classes.moved} aria-label="O que mudou">
      {movedItems(confirmed, now).map(({ code, name, change }) => (
        <li key={code}>
          {name}: {change}
        </li>
      ))}
    </ul>
  </Notice>
)
