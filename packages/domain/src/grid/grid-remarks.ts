import { impossibleReasons } from '../generator/index.ts'
import { formatKilowatts } from './kilowatts.ts'

/** Above this sum of AC watts a kit is no longer a micro generation (GRID-003, C-180). */
const mostMicroWatts = 75_000

export const gridRemarkNames = ['MINI', 'SUPPLY', 'LOAD'] as const
export type GridRemarkName = (typeof gridRemarkNames)[number]

const gridRemarks = {
  MINI: 'Minigeração: acima de 75 kW as regras de conexão são outras',
  SUPPLY: impossibleReasons.SUPPLY,
  LOAD: 'Potência acima da disponível: exige aumento de carga',
} as const satisfies Record<GridRemarkName, string>

export type GridRemark = {
  readonly code: GridRemarkName
  readonly text: string
  /** The figures of the remark: '9,99 kW para 9,35 kW'; null when it has none. */
  readonly figures: string | null
}

const exceeds = (watts: number, limit: number): boolean => watts > limit + 1e-6

type Judged = {
  /** Sum of the AC power of the inverters. */
  readonly outputW: number
  /** Null while the breaker or the supply is unknown: then nothing is said about it. */
  readonly availableW: number | null
  /** Whether an inverter cannot be connected to the supply at all. */
  readonly isImpossible: boolean
}

/** What must be said about the connection of a kit, the most important first (GRID-002, GRID-003, C-180). */
export const listGridRemarks = ({ outputW, availableW, isImpossible }: Judged): readonly GridRemark[] => {
  const remarks: GridRemark[] = []
  if (exceeds(outputW, mostMicroWatts)) {
    remarks.push({ code: 'MINI', text: gridRemarks.MINI, figures: formatKilowatts(outputW) })
  }
  if (isImpossible) remarks.push({ code: 'SUPPLY', text: gridRemarks.SUPPLY, figures: null })
  if (availableW !== null && exceeds(outputW, availableW)) {
    const figures = `${formatKilowatts(outputW)} para ${formatKilowatts(availableW)}`
    remarks.push({ code: 'LOAD', text: gridRemarks.LOAD, figures })
  }
  return remarks
}
