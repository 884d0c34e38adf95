import { explainImpossible } from '../proposals/explain-impossible.ts'
import type { ImpossibleReason } from '../proposals/impossible-reasons.ts'
import { pairingRefusal } from '../sizing/size-generator.ts'
import { stringLimits } from '../sizing/string-limits.ts'
import type { Basket, BasketInverters, BasketModules, BasketRemark } from './basket.ts'
import { type BasketCase, type BasketRules, highestRatio } from './basket-loads.ts'
import { spreadBasket } from './spread-basket.ts'

const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })
const kilowatts = (watts: number): string => decimal.format(watts / 1000)
const percent = (share: number): string => `${Math.round(share * 100)}%`

const anyLoad: BasketRules = { isUnclipped: false, isUnfused: false, isLoaded: false, isBounded: true }

/** How many counts beyond the basket are tried, to suggest one that works. */
const lookAhead = 40

type Pair = { readonly model: BasketModules; readonly of: BasketInverters }

const findRefusal = ({ model, of }: Pair, { conditions, settings }: BasketCase): ImpossibleReason | undefined =>
  pairingRefusal(stringLimits({ module: model.module, inverter: of.inverter, conditions }, settings), of.inverter)

/** A model that no inverter of the basket accepts, whatever the quantity. */
const unpairedRemark = (basketCase: BasketCase): BasketRemark | undefined => {
  const { modules, inverters } = basketCase.basket
  for (const model of modules) {
    const pairs = inverters.map((of) => ({ model, of }))
    const reasons = pairs.map((pair) => findRefusal(pair, basketCase))
    const [reason, first] = [reasons[0], pairs[0]]
    if (reason === undefined || first === undefined || reasons.includes(undefined)) continue
    const pair = { ...basketCase, module: model.module, inverter: first.of.inverter, powerKwp: 0 }
    const text = explainImpossible(reason, pair, basketCase.settings).replace(/\.$/, '')
    return { code: reason, text: modules.length > 1 ? `${model.name}: ${text}` : text }
  }
  return undefined
}

/** The quantities of one model from 1 to `most` that work with the inverters of the basket. */
const carriedQuantities = (basketCase: BasketCase, model: BasketModules, rules: BasketRules): readonly number[] => {
  const most = model.quantity + lookAhead
  const basket: Basket = { ...basketCase.basket, modules: [{ ...model, quantity: most }] }
  const spread = spreadBasket({ ...basketCase, basket }, rules)
  if (spread === 'TOO_LARGE') return []
  return Array.from({ length: most }, (_, index) => index + 1).filter((each) => spread.mpptsWith([each]) !== undefined)
}

/** The nearest quantities below and above that work; those that load every inverter well come first. */
const workingQuantities = (basketCase: BasketCase, model: BasketModules) => {
  const loaded = carriedQuantities(basketCase, model, { ...anyLoad, isLoaded: true })
  const any = carriedQuantities(basketCase, model, anyLoad)
  const below = (quantity: number) => quantity < model.quantity
  const above = (quantity: number) => quantity > model.quantity
  return { below: loaded.findLast(below) ?? any.findLast(below), above: loaded.find(above) ?? any.find(above) }
}

/** The string lengths that the voltages allow, as in 'de 9 a 14'; undefined where the inverters differ. */
const stringRange = ({ basket, conditions, settings }: BasketCase, { module }: BasketModules): string | undefined => {
  const [only, ...others] = basket.inverters
  if (!only || others.length > 0 || only.inverter.type === 'MICRO') return undefined
  const { nMin, nMax } = stringLimits({ module, inverter: only.inverter, conditions }, settings)
  return nMin === nMax ? `de ${nMin}` : `de ${nMin} a ${nMax}`
}

const quantityRemark = (basketCase: BasketCase, model: BasketModules): BasketRemark => {
  const { below, above } = workingQuantities(basketCase, model)
  const isOne = basketCase.basket.inverters.reduce((sum, { quantity }) => sum + quantity, 0) === 1
  const [these, carry, need] = isOne ? ['Este inversor', 'leva', 'precisa'] : ['Estes inversores', 'levam', 'precisam']
  const count = `destes módulos, e ${model.quantity === 1 ? 'é' : 'são'} ${model.quantity}`
  if (above === undefined && below !== undefined) {
    return { code: 'MUITOS_MODULOS', text: `${these} ${carry} no máximo ${below} ${count}` }
  }
  if (below === undefined && above !== undefined) {
    return { code: 'POUCOS_MODULOS', text: `${these} ${need} de pelo menos ${above} ${count}` }
  }
  const range = stringRange(basketCase, model) ?? 'válidas'
  const modulesText = `${model.quantity} ${model.quantity === 1 ? 'módulo não forma' : 'módulos não formam'} séries ${range}`
  const advice = below === undefined ? 'nestes inversores' : `; ${below} ou ${above} formam`
  return { code: 'SERIES', text: `${modulesText}${below === undefined ? ' ' : ''}${advice}` }
}

/** The modules could be wired, but their power is too high for the inverters. */
const overloadRemark = (basketCase: BasketCase): BasketRemark | undefined => {
  const { basket, settings } = basketCase
  const spread = spreadBasket(basketCase, { ...anyLoad, isBounded: false })
  const quantities = basket.modules.map(({ quantity }) => quantity)
  if (spread === 'TOO_LARGE' || spread.mpptsWith(quantities) === undefined) return undefined
  const dcW = basket.modules.reduce((sum, { module, quantity }) => sum + module.pmaxW * quantity, 0)
  const acW = basket.inverters.reduce((sum, { inverter, quantity }) => sum + inverter.pacNomW * quantity, 0)
  const limit = Math.max(...basket.inverters.map((of) => highestRatio(of, settings)))
  // An even split would respect the limit, so the cause is that the strings cannot be divided.
  if (dcW <= acW * limit) return undefined
  const text = `Os módulos somam ${kilowatts(dcW)} kWp, ${percent(dcW / acW)} da potência dos inversores; o limite é ${percent(limit)}`
  return { code: 'POTENCIA_ACIMA', text }
}

/** Which limit every wiring of a basket breaks, and which quantities would work (C-23, §5.5). */
export const basketRefusal = (basketCase: BasketCase): BasketRemark => {
  const remark = unpairedRemark(basketCase) ?? overloadRemark(basketCase)
  if (remark) return remark
  const [model, ...others] = basketCase.basket.modules
  if (model && others.length === 0) return quantityRemark(basketCase, model)
  return { code: 'SERIES', text: 'Estes módulos não se dividem em séries válidas entre os inversores' }
}
