import type { OrderView } from '@girassol/contract/orders'
import { formatCount } from '../../../lib/format.ts'
import { MoneyText } from '../../../ui/value-text.tsx'
import classes from './mini-cart.module.css'

/** A summary of the cart: name, value and quantity of each item (CART-002); its total is beside it. */
export const MiniCart = ({ cart }: { readonly cart: OrderView }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
  <ul className={classes.list} tabIndex={0} aria-label="Produtos no carrinho">
    {cart.invoiceItems.map((item) => (
      <li key={item.productErpCode}>
        <span className={classes.product}>
          <span className={classes.name}>{item.productName}</span>
          <span className={classes.units}>
            {formatCount(item.quantity)}
            {item.unitValue !== null && (
              <>
                {' × '}
                <MoneyText reais={item.unitValue} />
              </>
            )}
          </span>
        </span>
        <MoneyText reais={item.totalValue} />
      </li>
    ))}
  </ul>
)
