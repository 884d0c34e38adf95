/** The sum of the values with weights 2 to 9 from the right, the remainder of 11: what fiscal and bank numbers end with. */
export const remainderOf11 = (values: readonly number[]): number =>
  values.toReversed().reduce((sum, value, index) => sum + value * (2 + (index % 8)), 0) % 11
