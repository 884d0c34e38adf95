import { type DeliveryStatus, isSent } from '../deliveries/delivery-status.ts'
import { type Day, formatDay } from '../shared/brazil-time.ts'
import type { OrderNotice } from './order-notices.ts'

type NamedLine = { readonly name: string; readonly quantity: number }

export type NoticedDelivery = {
  readonly number: number
  readonly lines: readonly NamedLine[]
  readonly promisedOn: Day | null
}

/** A notice is one sentence, so it names this many items at most. */
const mostNamed = 3

/** Units and names of the first lines, and how many others there are. */
export const nameFewLines = (lines: readonly NamedLine[]): string => {
  const named = lines.slice(0, mostNamed).map(({ name, quantity }) => `${quantity} × ${name}`)
  const others = lines.length - named.length
  if (others === 0) return named.join(', ')
  return `${named.join(', ')} e mais ${others} ${others === 1 ? 'item' : 'itens'}`
}

const promise = ({ promisedOn }: NoticedDelivery): string =>
  promisedOn === null ? '' : ` Prometida para ${formatDay(promisedOn)}.`

type Step = { readonly from: DeliveryStatus; readonly to: DeliveryStatus }

/** The notice when a delivery leaves or arrives (DEL-008); null for its other steps. */
export const findDeliveryNotice = ({ from, to }: Step, delivery: NoticedDelivery): OrderNotice | null => {
  const { number, lines } = delivery
  const about = { to: 'seller', type: 'INVOICE' } as const
  if (to === 'DELIVERED')
    return {
      ...about,
      title: 'Entrega concluída',
      icon: 'SUCCESS',
      message: (id) => `A entrega ${number} do pedido ${id} chegou: ${nameFewLines(lines)}.`,
    }
  if (isSent(from) || !isSent(to)) return null
  return {
    ...about,
    title: 'Entrega expedida',
    icon: 'INFO',
    message: (id) => `A entrega ${number} do pedido ${id} saiu: ${nameFewLines(lines)}.${promise(delivery)}`,
  }
}

/** The notice when the promised day of a delivery changes: a later one says both days, an earlier one only the new (DEL-008). */
export const findPromiseNotice = (
  { number }: Pick<NoticedDelivery, 'number'>,
  { before, after }: { readonly before: Day | null; readonly after: Day | null },
): OrderNotice | null => {
  if (before === null || after === null || before === after) return null
  const about = { to: 'seller', type: 'INVOICE' } as const
  if (after > before)
    return {
      ...about,
      title: 'Entrega adiada',
      icon: 'WARNING',
      message: (id) => `A entrega ${number} do pedido ${id} mudou de ${formatDay(before)} para ${formatDay(after)}.`,
    }
  return {
    ...about,
    title: 'Nova data de entrega',
    icon: 'INFO',
    message: (id) => `A entrega ${number} do pedido ${id} está prometida para ${formatDay(after)}.`,
  }
}
