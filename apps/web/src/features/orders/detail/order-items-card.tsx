import type { OrderItemView, OrderView } from '@girassol/contract/orders'
import { boardingWord, displayName } from '@girassol/domain/catalogue'
import { announceAvailability, canRecalculate, findQuantityPlace } from '@girassol/domain/orders'
import { IconRefresh } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useCanChange } from '../../../access/session.tsx'
import { formatCount, formatPower, formatVolume, formatWeight, missing } from '../../../lib/format.ts'
import { useToday } from '../../../lib/use-now.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Card } from '../../../ui/card.tsx'
import { MoneyText } from '../../../ui/value-text.tsx'
import classes from './order-detail.module.css'
import { OrderDiagram } from './order-diagram.tsx'
import { OrderLayout } from './order-layout.tsx'
import { SavedQuantity } from './saved-quantity.tsx'
import { useRecalculateAvailability } from './use-recalculations.ts'

/** How many items are shown at first; a click shows the rest. */
const shownAtFirst = 5

/** USE-001: no day that has passed. */
const announcedText = ({ status }: OrderView, item: OrderItemView, today: string): string => {
  const availability = announceAvailability(item, { status, today })
  return availability === null ? missing : boardingWord(availability)
}

/** A budget is edited on its own screen; a saved order here, until it is validated. */
const isEditable = ({ status, actions }: OrderView): boolean =>
  actions.edit.allowed && findQuantityPlace(status) === 'order'

type ItemRowProps = {
  readonly order: OrderView
  readonly item: OrderItemView
  /** Why it should be replaced (SUB-007). */
  readonly need: ReactNode
}

/** C-183: the agreed price beside the list price, which is struck. */
const UnitPrice = ({ item: { unitValue, agreedUnitValue } }: Pick<ItemRowProps, 'item'>) =>
  agreedUnitValue === null || agreedUnitValue === unitValue ? (
    <MoneyText reais={unitValue} />
  ) : (
    <>
      <s>
        <MoneyText reais={unitValue} />
      </s>{' '}
      <MoneyText reais={agreedUnitValue} />
    </>
  )

const ItemRow = ({ order, item, need }: ItemRowProps) => (
  <tr>
    <td>
      {displayName(item.productName)}
      <span className={classes.code}>{item.productErpCode}</span>
      {need}
    </td>
    <td data-wide>{announcedText(order, item, useToday())}</td>
    <td data-end className="figures">
      {isEditable(order) ? <SavedQuantity order={order} item={item} /> : formatCount(item.quantity)}
    </td>
    <td data-end data-wide className={classes.dim}>
      <UnitPrice item={item} />
    </td>
    <td data-end>
      <MoneyText reais={item.totalValue} />
    </td>
  </tr>
)

const describeItems = ({ kitPower, totalWeight, totalCubage }: OrderView): string =>
  [kitPower > 0 ? formatPower(kitPower * 1000) : null, formatWeight(totalWeight), formatVolume(totalCubage)]
    .filter((part) => part !== null)
    .join(' · ')

/** DET-058…060 */
const RecalculateAvailability = ({ order }: { readonly order: OrderView }) => {
  const { run, isRunning } = useRecalculateAvailability(order)
  const recalculates = useCanChange('orders.read')
  if (!recalculates) return null
  return (
    <ActionButton
      label="Recalcular disponibilidade"
      variant="text"
      size="compact"
      icon={<IconRefresh size={14} aria-hidden />}
      isRunning={isRunning}
      onRun={run}
    />
  )
}

export type OrderItemsCardProps = {
  readonly order: OrderView
  /** Shown below the name of an item. */
  readonly describe?: (item: OrderItemView) => ReactNode
}

/** The ordered items, with their dispatch dates and prices. */
export const OrderItemsCard = ({ order, describe }: OrderItemsCardProps) => {
  const [isOpen, setOpen] = useState(false)
  const items = order.invoiceItems
  // An item with a problem is never behind the click.
  const shown = items.filter((item, index) => isOpen || index < shownAtFirst || describe?.(item))
  const rest = items.length - shown.length
  return (
    <Card
      title={`${items.length} ${items.length === 1 ? 'item' : 'itens'}`}
      aside={
        <span className={classes.aside}>
          <span className={classes.dim}>{describeItems(order)}</span>
          <OrderLayout order={order} />
          <OrderDiagram order={order} />
          {canRecalculate('availability', order.status).allowed && <RecalculateAvailability order={order} />}
        </span>
      }
      isFlush
    >
      <table className={classes.items}>
        <caption className="hidden-visually">Itens do pedido {order.id}</caption>
        <thead>
          <tr>
            <th scope="col">Produto</th>
            <th scope="col">Disponibilidade</th>
            <th scope="col" data-end>
              Qtd.
            </th>
            <th scope="col" data-end>
              Valor unitário
            </th>
            <th scope="col" data-end>
              Valor total
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((item) => (
            <ItemRow key={item.id} order={order} item={item} need={describe?.(item)} />
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <div className={classes.more}>
          <ActionButton
            label={`Mostrar mais ${rest} ${rest === 1 ? 'item' : 'itens'}`}
            variant="text"
            onRun={() => setOpen(true)}
          />
        </div>
      )}
    </Card>
  )
}
