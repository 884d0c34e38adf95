/**
 * The sum of the values with weights 2 to 9 from the right, modulo 11; check digits of fiscal and bank numbers use it.
 */
export const remainderOf11 = (values: readonly number[]): number =>
  values.toReversed().reduce((sum, value, index) => sum + value * (2 + (index % 8)), 0) % 11
