import { defaultGeneratorSettings, type GeneratorSettings } from '../figures/generator-settings.ts'
import { conditionsOnRoof, type DesignConditions, findRoofType } from '../site/design-conditions.ts'
import { describeOutput, supplies, supplyFit } from '../site/supply.ts'
import { epsilon } from '../sizing/rounding.ts'
import type { RoofType } from '../structure/roof-types.ts'
import { kitWarnings } from '../words/kit-warnings.ts'
import type { Basket, BasketRemark, BasketSite } from './basket.ts'
import type { BasketLight } from './basket-lights.ts'
import type { BasketCase, BasketRules } from './basket-loads.ts'
import { basketRefusal } from './basket-refusal.ts'
import { missingParts } from './basket-remarks.ts'
import { spreadBasket } from './spread-basket.ts'

export type BasketVerdict = {
  readonly light: BasketLight
  /** Why it cannot work, or the remarks; the most serious first. */
  readonly remarks: readonly BasketRemark[]
}

const tooLarge = 'Quantidade grande demais para conferir aqui: o projeto precisa ser conferido à parte'

const strict: BasketRules = { isUnclipped: true, isUnfused: true, isLoaded: true, isBounded: true }

type Step = {
  readonly rules: BasketRules
  readonly remarks: readonly ('CORRENTE_MPPT' | 'FUSIVEL' | 'INVERSOR_FOLGADO')[]
}

const currentSteps: readonly Step[] = [
  { rules: strict, remarks: [] },
  { rules: { ...strict, isUnclipped: false }, remarks: ['CORRENTE_MPPT'] },
  { rules: { ...strict, isUnfused: false }, remarks: ['FUSIVEL'] },
  { rules: { ...strict, isUnclipped: false, isUnfused: false }, remarks: ['CORRENTE_MPPT', 'FUSIVEL'] },
]

/** From the strictest check, without remarks, to the one that only just works. */
const steps: readonly Step[] = [
  ...currentSteps,
  ...currentSteps.map(({ rules, remarks }) => ({
    rules: { ...rules, isLoaded: false },
    remarks: ['INVERSOR_FOLGADO' as const, ...remarks],
  })),
]

const percent = (share: number): string => `${Math.round(share * 100)}%`
const listQuantities = ({ modules }: Basket) => modules.map(({ quantity }) => quantity)

/** DC/AC ratio of the whole basket; for microinverters alone, that of a full unit (C-23, §5.6). */
const overallRatio = ({ modules, inverters }: Basket): number => {
  if (inverters.every(({ inverter }) => inverter.type === 'MICRO')) {
    const full = modules.flatMap(({ module }) =>
      inverters.map(({ inverter }) => (module.pmaxW * inverter.nMppt) / inverter.pacNomW),
    )
    return Math.max(...full)
  }
  const watts = modules.reduce((sum, { module, quantity }) => sum + module.pmaxW * quantity, 0)
  return watts / inverters.reduce((sum, { inverter, quantity }) => sum + inverter.pacNomW * quantity, 0)
}

const currentRemark = (code: Step['remarks'][number], basket: Basket): BasketRemark => {
  if (code !== 'INVERSOR_FOLGADO') return { code, text: kitWarnings[code]() }
  return { code, text: `Inversor com folga: os módulos somam ${percent(overallRatio(basket))} da potência` }
}

const freeMpptRemark = ({ inverters }: Basket, used: number): BasketRemark | undefined => {
  const count = (isMicro: boolean) =>
    inverters
      .filter(({ inverter }) => (inverter.type === 'MICRO') === isMicro)
      .reduce((sum, { inverter, quantity }) => sum + inverter.nMppt * quantity, 0)
  const free = count(true) + count(false) - used
  if (free <= 0) return undefined
  const noun = count(false) === 0 ? ['entrada de microinversor', 'entradas de microinversor'] : ['MPPT', 'MPPTs']
  const text = free === 1 ? `1 ${noun[0]} fica sem uso` : `${free} ${noun[1]} ficam sem uso`
  return { code: 'MPPT_LIVRE', text }
}

const supplyRemark = ({ inverters }: Basket, { supply }: BasketSite, settings: GeneratorSettings) => {
  const far = inverters.find(({ inverter }) => supplyFit(inverter, supply, settings) === 'TRANSFORMER')
  return far && { code: 'TRANSFORMADOR', text: kitWarnings.TRANSFORMADOR() }
}

/** An inverter that cannot be connected to the supply at all. */
const supplyRefusal = ({ inverters }: Basket, { supply }: BasketSite, settings: GeneratorSettings) => {
  const unfed = inverters.find(({ inverter }) => supplyFit(inverter, supply, settings) === 'IMPOSSIBLE')
  if (!unfed || supply === undefined) return undefined
  const label = supplies[supply].label.toLowerCase().replace(/ v$/, ' V')
  return { code: 'SUPPLY', text: `Inversor ${describeOutput(unfed.inverter, settings)} em uma ligação ${label}` }
}

type Found = {
  readonly used: number
  /** A free MPPT is not mentioned when the inverters are lightly loaded: another remark says so. */
  readonly isLoaded: boolean
}

const optionalRemarks = (
  basketCase: BasketCase,
  { used, isLoaded }: Found,
): readonly (BasketRemark | undefined | false)[] => {
  const { basket, settings } = basketCase
  const ratio = overallRatio(basket)
  const missing = missingParts(basket, settings)
  return [
    ratio > settings.highRatio + epsilon && {
      code: 'OVERSIZING_ALTO',
      // This ratio is that of the whole basket, also with microinverters.
      text: kitWarnings.OVERSIZING_ALTO({ ratio, isMicro: false }),
    },
    isLoaded && freeMpptRemark(basket, used),
    basket.modules.length > 1 && {
      code: 'MISTURA',
      text: 'Modelos diferentes: cada MPPT recebe um só modelo de módulo',
    },
    missing !== undefined && { code: 'FALTAM', text: missing },
  ]
}

/** The given roof, else the roof of the fixings, else the usual one, which is the strictest for the strings. */
const findRoof = (
  { codes }: Basket,
  { roofTypeId }: BasketSite,
  { roofTypes }: GeneratorSettings,
): RoofType | undefined => {
  const known = roofTypeId === undefined ? undefined : findRoofType(roofTypeId)
  if (known) return known
  const anchored = roofTypes.filter((roof) =>
    codes.includes(roof.method === 'MINI' ? roof.miniRailCode : roof.anchorCode),
  )
  const mounts = new Set(anchored.map(({ mount }) => mount))
  return mounts.size === 1 ? anchored[0] : roofTypes.find(({ mount }) => mount === 'ROOF')
}

const conditionsFor = (basket: Basket, site: BasketSite, settings: GeneratorSettings): DesignConditions => {
  const roof = findRoof(basket, site, settings)
  if (!roof) throw new Error('The settings have no roof')
  return conditionsOnRoof(site, roof, settings)
}

/**
 * Whether modules and inverters combined by hand work at a site: green, yellow with remarks, or red with the limit that
 * every wiring breaks. Null while there are no modules or no inverters. The light only informs: nothing is refused
 * (C-23, WIZ-001).
 */
export const judgeBasket = (
  basket: Basket,
  site: BasketSite,
  settings: GeneratorSettings = defaultGeneratorSettings,
): BasketVerdict | null => {
  if (basket.modules.length === 0 || basket.inverters.length === 0) return null
  const basketCase: BasketCase = { basket, conditions: conditionsFor(basket, site, settings), settings }
  const unfed = supplyRefusal(basket, site, settings)
  if (unfed) return { light: 'RED', remarks: [unfed] }
  for (const { rules, remarks } of steps) {
    const spread = spreadBasket(basketCase, rules)
    if (spread === 'TOO_LARGE') return { light: 'YELLOW', remarks: [{ code: 'GRANDE', text: tooLarge }] }
    const used = spread.mpptsWith(listQuantities(basket))
    if (used === undefined) continue
    const found = [
      ...remarks.map((code) => currentRemark(code, basket)),
      supplyRemark(basket, site, settings),
      ...optionalRemarks(basketCase, { used, isLoaded: rules.isLoaded }),
    ].filter((remark) => remark !== undefined && remark !== false)
    return { light: found.length === 0 ? 'GREEN' : 'YELLOW', remarks: found }
  }
  return { light: 'RED', remarks: [basketRefusal(basketCase)] }
}
