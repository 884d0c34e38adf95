/** The most characters of each text of a homologation. */
export const homologationLimits = {
  name: 100,
  street: 150,
  short: 20,
  phone: 20,
  consumerUnit: 30,
  register: 40,
  protocol: 40,
  text: 1000,
} as const
