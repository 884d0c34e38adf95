import { inverterGroup, isKitGroup, kitGroups, moduleGroup } from '../../catalogue/store-groups.ts'
import { r4 } from '../../generator/sizing/rounding.ts'

const powered: readonly string[] = [moduleGroup, ...kitGroups]

/** Generator power of one unit, W: of a panel, a ready or a promotional kit; an inverter adds none (C-80). */
export const computeGeneratorPower = ({ groupCode, powerW }: { groupCode: string; powerW: number | null }): number =>
  powered.includes(groupCode) ? (powerW ?? 0) : 0

/** Units of one product, with the W of each: of a panel, or the output of an inverter. */
export type PoweredUnits = { readonly groupCode: string; readonly powerW: number | null; readonly quantity: number }

const sumPower = (lines: readonly PoweredUnits[], group: string): number =>
  lines
    .filter(({ groupCode }) => groupCode === group)
    .reduce((sum, { powerW, quantity }) => sum + (powerW ?? 0) * quantity, 0)

/**
 * The panels' power for each watt of the inverters' output, four decimals (DEC-001); null without panels or inverters,
 * and with a ready kit, whose inverter is not an item.
 */
export const computeDcAcRatio = (lines: readonly PoweredUnits[]): number | null => {
  const [panelsW, invertersW] = [sumPower(lines, moduleGroup), sumPower(lines, inverterGroup)]
  const hasReadyKit = lines.some(({ groupCode }) => isKitGroup(groupCode))
  return panelsW > 0 && invertersW > 0 && !hasReadyKit ? r4(panelsW / invertersW) : null
}
