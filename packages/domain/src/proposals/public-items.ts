import { displayName } from '../catalogue/product-name.ts'
import {
  cableGroup,
  fixingGroup,
  inverterGroup,
  kitGroups,
  moduleGroup,
  protectionGroup,
  structureGroup,
} from '../catalogue/store-groups.ts'
import type { ProposalItem } from './proposal-content.ts'

/** What an item is to the customer, for its icon and its order. */
export const publicItemKinds = ['KIT', 'MODULE', 'INVERTER', 'STRUCTURE', 'PROTECTION', 'CABLE', 'OTHER'] as const
export type PublicItemKind = (typeof publicItemKinds)[number]

const kindByGroup: Readonly<Record<string, PublicItemKind>> = {
  ...Object.fromEntries(kitGroups.map((group) => [group, 'KIT'] as const)),
  [moduleGroup]: 'MODULE',
  [inverterGroup]: 'INVERTER',
  [fixingGroup]: 'STRUCTURE',
  [structureGroup]: 'STRUCTURE',
  [cableGroup]: 'CABLE',
  [protectionGroup]: 'PROTECTION',
}

export type PublicItem = { readonly kind: PublicItemKind; readonly name: string; readonly quantity: number }

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A name without these words, in any case. */
const withoutWords = (name: string, words: readonly string[]): string =>
  words
    .filter((word) => word.trim() !== '')
    .reduce((left, word) => left.replace(new RegExp(escapePattern(word), 'giu'), ' '), name)
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–·,]+|[\s\-–·,]+$/gu, '')

const kindNames = {
  KIT: 'Kit gerador',
  MODULE: 'Módulo',
  INVERTER: 'Inversor',
  STRUCTURE: 'Estrutura',
  PROTECTION: 'Proteção',
  CABLE: 'Cabos e conectores',
  OTHER: 'Acessório',
} as const satisfies Record<PublicItemKind, string>

const toPublicItem = (item: ProposalItem, secretWords: readonly string[]): PublicItem => {
  const kind = kindByGroup[item.groupCode] ?? 'OTHER'
  const name = withoutWords(displayName(item.name), [item.code, ...secretWords])
  return { kind, name: name === '' ? kindNames[kind] : name, quantity: item.quantity }
}

/**
 * The items as the customer sees them (PROP-006): kind, name and quantity, no code and no price. `secretWords` are the
 * names of the supplier, which are taken out of the product names unless the proposal shows the supplier.
 */
export const toPublicItems = (items: readonly ProposalItem[], secretWords: readonly string[]): readonly PublicItem[] =>
  items
    .map((item) => toPublicItem(item, secretWords))
    .toSorted((a, b) => publicItemKinds.indexOf(a.kind) - publicItemKinds.indexOf(b.kind))
