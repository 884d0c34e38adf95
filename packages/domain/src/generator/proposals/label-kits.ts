import type { KitTag, TaggedKit } from './propose-kits.ts'
import { pricePerWp } from './rank-kits.ts'

/** The possible labels of a kit on a comparison card, in their order. */
export const kitLabelNames = ['MELHOR_AJUSTE', 'MENOR_PRECO', 'MENOR_TOTAL', 'MAIOR_EFICIENCIA'] as const
export type KitLabel = (typeof kitLabelNames)[number]

export const kitLabels = {
  MELHOR_AJUSTE: 'Melhor ajuste',
  MENOR_PRECO: 'Menor R$/Wp',
  MENOR_TOTAL: 'Menor preço',
  MAIOR_EFICIENCIA: 'Maior eficiência',
} as const satisfies Record<KitLabel, string>

/** Labels that compare prices; they are left out for users who may not see prices (C-29). */
export const priceLabels: readonly KitLabel[] = ['MENOR_PRECO', 'MENOR_TOTAL']

type LabelledKit = Pick<TaggedKit, 'tags' | 'totalCents' | 'moduleEff' | 'inverterEff'> & {
  readonly sizing: Pick<TaggedKit['sizing'], 'powerW'>
}

type KitOrder = (a: LabelledKit, b: LabelledKit) => number

const byPricePerWp: KitOrder = (a, b) => pricePerWp(a) - pricePerWp(b)
const byTotal: KitOrder = (a, b) => a.totalCents - b.totalCents
const byEfficiency: KitOrder = (a, b) => b.moduleEff - a.moduleEff || b.inverterEff - a.inverterEff

const findLeaders = (kits: readonly LabelledKit[], order: KitOrder): readonly LabelledKit[] =>
  kits.filter((kit) => kits.every((other) => order(kit, other) <= 0))

/** Among equal kits, the one that was proposed for this figure. */
const findWinner = (kits: readonly LabelledKit[], order: KitOrder, tag: KitTag): LabelledKit | undefined => {
  const leaders = findLeaders(kits, order)
  return leaders.find(({ tags }) => tags.includes(tag)) ?? leaders[0]
}

/**
 * The labels of each kit, compared with the other kits shown. The chosen pair and the kit of the cart are shown however
 * far they are from the request, so they may cost less than the kit that was proposed as the cheapest (USE-005, C-23).
 * All kits with the lowest total get 'Menor preço'.
 */
export const labelKits = (kits: readonly LabelledKit[]): readonly (readonly KitLabel[])[] => {
  const cheapestPerWp = findWinner(kits, byPricePerWp, 'MENOR_PRECO')
  const cheapest = findLeaders(kits, byTotal)
  const mostEfficient = findWinner(kits, byEfficiency, 'MAIOR_EFICIENCIA')
  return kits.map((kit) => {
    const isTrue: Record<KitLabel, boolean> = {
      MELHOR_AJUSTE: kit.tags.includes('MELHOR_AJUSTE'),
      MENOR_PRECO: kit === cheapestPerWp,
      MENOR_TOTAL: cheapest.includes(kit),
      MAIOR_EFICIENCIA: kit === mostEfficient,
    }
    return kitLabelNames.filter((label) => isTrue[label])
  })
}
