import type { GeneratorOptions } from '@girassol/contract/orders'
import {
  type InvalidOptions,
  impossibleReasons,
  proposeKitsWithSizing,
  type SizedProposals,
  type TaggedKit,
} from '@girassol/domain/generator'
import type { HeldCatalogue } from './held-generator-catalogue.ts'

/** Where the kit goes, and what this caller may have it made of. */
export type Site = { readonly uf: string; readonly catalogue: HeldCatalogue }

/** A module and an inverter by their product codes. */
export type Pair = { readonly moduleCode: string; readonly inverterCode: string }

type Reason = { readonly code: string; readonly text: string }

/** The kit of the very pair that was asked for, or why it makes none; an alternative never stands in (KIT-002). */
export type Fit = { readonly kit: TaggedKit; readonly reason: null } | { readonly kit: null; readonly reason: Reason }

export const pairOf = ({ module, inverter }: TaggedKit): Pair => ({
  moduleCode: module.code,
  inverterCode: inverter.code,
})

export const isPair = (kit: TaggedKit, pair: Pair | null): boolean =>
  kit.module.code === pair?.moduleCode && kit.inverter.code === pair.inverterCode

type Proposed = SizedProposals | InvalidOptions

/** Swapping and comparing ask for what the search has just sized; a changed catalogue is another key. */
const remembered = new WeakMap<HeldCatalogue, Map<string, Proposed>>()
const mostRemembered = 200

/** The proposals for the wizard's options at a site; refuses options that name nothing on sale (KIT-001, C-23). */
export const proposeFor = (wanted: GeneratorOptions, { uf, catalogue }: Site): Proposed => {
  const { power: powerKwp, inverterBrandId, inverterId, moduleId, roofTypeId } = wanted
  const known = remembered.get(catalogue) ?? new Map<string, Proposed>()
  remembered.set(catalogue, known)
  const key = JSON.stringify([uf, powerKwp, inverterBrandId, inverterId, moduleId, roofTypeId])
  const options = { powerKwp, inverterBrandId, inverterId, moduleId, roofTypeId, uf }
  const proposed = known.get(key) ?? proposeKitsWithSizing(options, catalogue)
  if (known.size >= mostRemembered) known.clear()
  known.set(key, proposed)
  return proposed
}

const reasonOf = ({ kits, reason }: SizedProposals): Reason => {
  const code = reason ?? 'NO_CONFIG'
  const missing = kits.flatMap(({ missingCodes }) => missingCodes)
  if (missing.length === 0) return { code, text: impossibleReasons[code] }
  return { code: 'MISSING_PRODUCTS', text: `Faltam no catálogo produtos deste kit: ${missing.join(', ')}` }
}

/** A kit is offered whole: one whose bill names a product that the catalogue lacks cannot be bought (C-23). */
export const offeredKits = (proposed: Proposed): readonly TaggedKit[] =>
  proposed.status === 'INVALID' ? [] : proposed.kits.filter(({ missingCodes }) => missingCodes.length === 0)

export const fitOf = (proposed: Proposed): Fit => {
  if (proposed.status === 'INVALID') return { kit: null, reason: { code: proposed.field, text: proposed.message } }
  const kit = offeredKits(proposed).find(({ tags }) => tags.includes('MELHOR_AJUSTE'))
  return kit ? { kit, reason: null } : { kit: null, reason: reasonOf(proposed) }
}

/** The compared kits and after them, untagged, one that is none of them: what stands in the cart is always there. */
export const kitsWith = (kit: TaggedKit | null, kits: readonly TaggedKit[]): readonly TaggedKit[] =>
  kit === null || kits.some((each) => isPair(each, pairOf(kit))) ? kits : [...kits, { ...kit, tags: [] }]
