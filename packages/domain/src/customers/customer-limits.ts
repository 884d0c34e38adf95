/** Most characters of each field of a customer (CUS-016, C-91) with its postal-code address (C-90). */
export const customerLimits = {
  document: 14,
  name: 100,
  fancyName: 100,
  email: 100,
  phone: 11,
  ie: 18,
  addressDescription: 40,
  addressNumber: 5,
  addressNeighborhood: 20,
  addressComplement: 20,
} as const

/** Most characters of a further address, the new-address dialog's (CUS-025, C-90). */
export const addressLimits = {
  addressDescription: 30,
  addressNumber: 5,
  addressNeighborhood: 30,
  addressComplement: 20,
} as const
