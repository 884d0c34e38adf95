import { displayName } from '../catalogue/product-name.ts'
import { shortInverterName, shortModuleName } from '../generator/words/short-names.ts'
import { type Cents, computePercentage } from '../shared/money.ts'

const money = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const kilowatts = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 3 })

/** The difference in percent of the old total, two decimals half-up (C-151); 0 when the old total is 0. */
export const computeDifferencePercent = (differenceCents: Cents, totalCents: Cents): number =>
  Number(computePercentage(String(differenceCents), String(totalCents), 2))

const withSign = (value: number, text: string): string => `${value < 0 ? '−' : '+'}${text}`

const describePrice = (differenceCents: Cents, percent: number): string => {
  if (differenceCents === 0) return 'mesmo preço'
  const reais = `R$\u00A0${money.format(Math.abs(differenceCents) / 100)}`
  const share = withSign(differenceCents, `${money.format(Math.abs(percent))}%`)
  return `${withSign(differenceCents, reais)} (${share})`
}

const describePower = (differenceW: number): string =>
  differenceW === 0
    ? 'mesma potência'
    : withSign(differenceW, `${kilowatts.format(Math.abs(differenceW) / 1000)}\u00A0kWp`)

export type SwapDifference = {
  /** Null for a user who may not see prices (C-29). */
  readonly price: { readonly differenceCents: Cents; readonly percent: number } | null
  readonly powerDifferenceW: number
}

/** What a choice costs, as in '+R$ 120,00 (+2,35%)'; without prices, what it changes in power (SUB-007). */
export const describeDifference = ({ price, powerDifferenceW }: SwapDifference): string =>
  price === null ? describePower(powerDifferenceW) : describePrice(price.differenceCents, price.percent)

/** 'HELIAR 550 W' of a module, 'KRONEL KH-4K-M' of an inverter, and the whole name of any other product. */
export const shortProductName = (storedName: string): string =>
  shortInverterName(shortModuleName(displayName(storedName)))

type Swap = { readonly from: string; readonly to: string; readonly difference: string }

/** The sentence of a choice, with the short names of both products (SUB-007). */
export const describeSwap = ({ from, to, difference }: Swap): string => `Troca ${from} por ${to}: ${difference}`

export const substitutionSentences = {
  noSuccessor: 'Este item só pode ser trocado pelo sucessor, e nenhum sucessor foi indicado.',
  successorNotSold: 'O sucessor deste item não está à venda.',
  nothingFits: 'Nenhum produto à venda serve neste kit com a mesma potência.',
  kitUnknown: 'O kit deste item não pode ser recalculado: monte o gerador de novo.',
  notOffered: 'Este produto não serve mais como substituto. Veja as opções de hoje.',
  notInOrder: 'Este produto não está no pedido.',
  onlySuggested: 'Em um pedido, a troca é sugerida pela equipe e aceita pelo integrador.',
} as const
