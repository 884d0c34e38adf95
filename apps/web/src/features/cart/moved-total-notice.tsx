import type { OrderView } from '@girassol/contract/orders'
import { formatReais } from '../../lib/format.ts'
import { Notice } from '../../ui/notice.tsx'
import classes from './delivery-and-payment-step.module.css'
import { movedPrices } from './moved-prices.ts'

export type MovedTotalNoticeProps = {
  readonly message: string
  /** The cart whose total was confirmed. */
  readonly confirmed: OrderView
  readonly now: OrderView
}

/** Prices moved between looking and confirming: which ones, from what to what (C-80). */
export const MovedTotalNotice = ({ message, confirmed, now }: MovedTotalNoticeProps) => (
  <Notice tone="attention" isAlert isInline title={message}>
    <ul className={classes.moved} aria-label="Preços que mudaram">
      {movedPrices(confirmed, now).map(({ code, name, before, after }) => (
        <li key={code}>
          {name}: {formatReais(before)} → {after === null ? 'fora do carrinho' : formatReais(after)}
        </li>
      ))}
    </ul>
  </Notice>
)
