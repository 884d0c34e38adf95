/** Maximum lengths of the fields of a customer (CUS-016, C-91) with its postal-code address (C-90), in characters. */
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

/** Maximum lengths of a further address in the new-address dialog (CUS-025, C-90), in characters. */
export const addressLimits = {
  addressDescription: 30,
  addressNumber: 5,
  addressNeighborhood: 30,
  addressComplement: 20,
} as const
