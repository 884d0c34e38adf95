/** What the financial department decides about a payment of another amount: it pays the part, or it went back (C-235). */
export const chargeResolutions = ['ACCEPTED', 'RETURNED'] as const
export type ChargeResolution = (typeof chargeResolutions)[number]
