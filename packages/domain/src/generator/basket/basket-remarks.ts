import { structureGroup } from '../../catalogue/store-groups.ts'
import { listWords } from '../../shared/list-words.ts'
import type { GeneratorSettings } from '../figures/generator-settings.ts'
import type { Basket } from './basket.ts'

type Part = {
  readonly name: string
  readonly isNeeded: (basket: Basket) => boolean
  readonly isIn: (code: string, settings: GeneratorSettings) => boolean
}

const hasStrings = ({ inverters }: Basket) => inverters.some(({ inverter }) => inverter.type !== 'MICRO')
const hasMicro = ({ inverters }: Basket) => inverters.some(({ inverter }) => inverter.type === 'MICRO')

/** What a generator needs beside modules and inverters, in the order of the bill of materials (C-23, §7). */
const parts: readonly Part[] = [
  {
    name: 'estrutura de fixação',
    isNeeded: () => true,
    isIn: (code, { roofTypes }) =>
      code.startsWith(structureGroup) || roofTypes.some((roof) => roof.method === 'MINI' && roof.miniRailCode === code),
  },
  {
    name: 'cabo solar',
    isNeeded: hasStrings,
    isIn: (code, { wiring }) =>
      wiring.solarCable.sections.some(({ blackCode, redCode }) => [blackCode, redCode].includes(code)),
  },
  {
    name: 'string box',
    isNeeded: ({ inverters }) => inverters.some(({ inverter }) => !inverter.dcProtectionIntegrated),
    isIn: (code, { wiring }) => wiring.stringBox.boxes.some((box) => box.code === code),
  },
  {
    name: 'cabo tronco dos microinversores',
    isNeeded: hasMicro,
    isIn: (code, { wiring }) => wiring.micro.trunkConnectorCode === code,
  },
  {
    name: 'quadro CA',
    isNeeded: () => true,
    isIn: (code, { wiring }) =>
      [...wiring.acBoard.singlePhase, ...wiring.acBoard.threePhase].some((board) => board.code === code),
  },
]

/** Which accessories a basket lacks, in one Portuguese sentence; undefined when none (C-23, §7). */
export const missingParts = (basket: Basket, settings: GeneratorSettings): string | undefined => {
  const missing = parts
    .filter(({ isNeeded, isIn }) => isNeeded(basket) && !basket.codes.some((code) => isIn(code, settings)))
    .map(({ name }) => name)
  if (missing.length === 0) return undefined
  return `${missing.length === 1 ? 'Falta' : 'Faltam'} ${listWords(missing)}`
}
