import type { OrderView } from '@girassol/contract/orders'
import { Notice } from '../../../ui/notice.tsx'
import { movedItems } from '../items/moved-items.ts'
import classes from './delivery-and-payment-step.module.css'

export type MovedTotalNoticeProps = {
  readonly message: string
  /** The cart with the total that the user confirmed. */
  readonly confirmed: OrderView
  readonly now: OrderView
}

/** The cart changed between display and confirmation: the items with their old and new values (C-80). */
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
