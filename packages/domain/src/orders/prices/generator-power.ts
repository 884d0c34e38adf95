const powered: readonly string[] = ['1001', '2001', '3001']

/** Generator power of one unit, W: of a panel, a ready or a promotional kit; an inverter adds none (C-80). */
export const computeGeneratorPower = ({ groupCode, powerW }: { groupCode: string; powerW: number | null }): number =>
  powered.includes(groupCode) ? (powerW ?? 0) : 0
