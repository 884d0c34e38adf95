const powered: readonly string[] = ['1001', '2001', '3001']

/** W of generator that one unit adds: a panel's, a ready or promotional kit's; an inverter's power is none (C-80). */
export const computeGeneratorPower = ({ groupCode, powerW }: { groupCode: string; powerW: number | null }): number =>
  powered.includes(groupCode) ? (powerW ?? 0) : 0
