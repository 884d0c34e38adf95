/** Where an order goes: it is picked up, or sent to the billing address or to another one. Wire and database values. */
export const addressTypes = ['pickup', 'same', 'different'] as const
export type AddressType = (typeof addressTypes)[number]
