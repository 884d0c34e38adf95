import type { PublicProposal } from '@girassol/contract/proposals'

type Item = PublicProposal['items'][number]
export type ItemKind = Item['kind']

export type ItemLine = {
  /** Two items may have the same name. */
  readonly id: string
  readonly kind: ItemKind
  readonly name: string
  readonly parts?: string
  readonly quantity: string
}

/** Kinds whose small parts are one line together. */
const groupedKinds = {
  STRUCTURE: 'Estrutura de fixação',
  CABLE: 'Cabos e conectores',
  OTHER: 'Acessórios',
} as const satisfies Partial<Record<ItemKind, string>>

const isGrouped = (kind: ItemKind): kind is keyof typeof groupedKinds => kind in groupedKinds

/** Every item by itself: '10 ×'. */
export const listItems = (items: readonly Item[]): readonly ItemLine[] =>
  items.map(({ kind, name, quantity }, index) => ({ id: `${kind} ${index}`, kind, name, quantity: `${quantity} ×` }))

const namedParts = 3

const joinNames = (items: readonly Item[]): string => {
  const names = items.slice(0, namedParts).map(({ name }) => name)
  const rest = items.length - names.length
  return rest === 0 ? names.join(' · ') : `${names.join(' · ')} e mais ${rest}`
}

/** The items with the small parts of a kind as '1 conjunto'. */
export const groupItems = (items: readonly Item[]): readonly ItemLine[] => {
  const kinds = [...new Set(items.map(({ kind }) => kind))]
  return kinds.flatMap((kind): readonly ItemLine[] => {
    const ofKind = items.filter((item) => item.kind === kind)
    if (!isGrouped(kind) || ofKind.length === 1) return listItems(ofKind)
    return [{ id: kind, kind, name: groupedKinds[kind], parts: joinNames(ofKind), quantity: '1 conjunto' }]
  })
}
