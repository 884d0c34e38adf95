/** The lowest CEP of the country; no state has a lower one. */
const lowestCep = '01000000'

/** Eight digits inside the ranges of the country, without a mask: '00000000' is no CEP (USE-034). */
export const isCep = (text: string): boolean => /^\d{8}$/.test(text) && text >= lowestCep
