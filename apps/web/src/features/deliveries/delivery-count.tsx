type Counted = { readonly deliveries: { readonly done: number; readonly all: number } | null }

/** DEL-004: how many deliveries of an order have arrived; nothing for an order without deliveries. */
export const DeliveryCount = ({ order: { deliveries } }: { readonly order: Counted }) =>
  deliveries === null
    ? null
    : `${deliveries.done} de ${deliveries.all} ${deliveries.all === 1 ? 'entrega' : 'entregas'}`
