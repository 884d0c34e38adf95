/** The lowest CEP of the country; below it no state has any. */
const lowestCep = '01000000'

/** Eight digits inside the ranges of the country, without a mask: '00000000' is no CEP (USE-034). */
export const isCep = (text: string): boolean => /^\d{8}$/.test(text) && text >= lowestCep
