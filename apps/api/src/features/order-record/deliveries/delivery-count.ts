type Counts = { readonly deliveries_done: number; readonly deliveries_all: number }

/** DEL-004: how many deliveries of an order have arrived, of how many; null for an order without deliveries. */
export const toDeliveryCount = ({ deliveries_done: done, deliveries_all: all }: Counts) =>
  all === 0 ? null : { done, all }
