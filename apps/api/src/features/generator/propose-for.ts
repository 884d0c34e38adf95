import type { Proposals } from '@girassol/contract/generator'
import type { GeneratorOptions } from '@girassol/contract/orders'
import {
  designConditions,
  explainImpossible,
  type ImpossibleReason,
  type InvalidOptions,
  impossibleReasons,
  invertersOnSale,
  modulesOnSale,
  type GeneratorOptions as RuleOptions,
  type SizedProposals,
  type TaggedKit,
} from '@girassol/domain/generator'
import type { CachedCatalogue } from './cached-generator-catalogue.ts'
import { calculate } from './calculate-kit.ts'

/** Where the kit is installed, and the catalogue that this caller may use for it. */
export type Site = { readonly uf: string; readonly catalogue: CachedCatalogue }

/** A module and an inverter by their product codes. */
export type Pair = { readonly moduleCode: string; readonly inverterCode: string }

type Reason = NonNullable<Proposals['reason']>

/** The kit of exactly the requested pair, or why it makes none; never an alternative (KIT-002). */
export type Fit = { readonly kit: TaggedKit; readonly reason: null } | { readonly kit: null; readonly reason: Reason }

export const toPair = ({ module, inverter }: TaggedKit): Pair => ({
  moduleCode: module.code,
  inverterCode: inverter.code,
})

export const isPair = (kit: TaggedKit, pair: Pair | null): boolean =>
  kit.module.code === pair?.moduleCode && kit.inverter.code === pair.inverterCode

/** The result of sizing for some options at a site, from which the sentences are built. */
export type Proposed = { readonly wanted: GeneratorOptions; readonly site: Site } & (
  | { readonly sized: SizedProposals; readonly invalid: null }
  | { readonly sized: null; readonly invalid: InvalidOptions }
)

/** Swapping and comparing need what the search has just sized; a changed catalogue is another key. */
const remembered = new WeakMap<CachedCatalogue, Map<string, SizedProposals | InvalidOptions>>()
const mostRemembered = 200

/** The options with the names of the rule. */
export const ruleOptions = ({ power: powerKwp, ...options }: GeneratorOptions, { uf }: Site): RuleOptions => ({
  ...options,
  powerKwp,
  uf,
})

/**
 * The proposals for the wizard's options at a site; refuses options that name a product that is not on sale (KIT-001,
 * C-23).
 */
export const proposeFor = async (wanted: GeneratorOptions, site: Site): Promise<Proposed> => {
  const { catalogue } = site
  const known = remembered.get(catalogue) ?? new Map<string, SizedProposals | InvalidOptions>()
  remembered.set(catalogue, known)
  const options = ruleOptions(wanted, site)
  const key = JSON.stringify(Object.entries(options).sort())
  const sized = known.get(key) ?? (await calculate('propose', options, catalogue))
  if (known.size >= mostRemembered) known.clear()
  known.set(key, sized)
  return sized.status === 'INVALID'
    ? { wanted, site, sized: null, invalid: sized }
    : { wanted, site, sized, invalid: null }
}

/** The limit that the pair exceeds, with its figures. */
const describeLimit = (code: ImpossibleReason, { wanted, site }: Proposed): string | null => {
  const { module } = modulesOnSale(site.catalogue).find((each) => each.code === wanted.moduleId) ?? {}
  const { inverter } = invertersOnSale(site.catalogue).find((each) => each.code === wanted.inverterId) ?? {}
  const { settings } = site.catalogue
  const conditions = designConditions({ uf: site.uf, roofTypeId: wanted.roofTypeId }, settings)
  if (!module || !inverter || !conditions) return null
  const pair = { module, inverter, conditions, powerKwp: wanted.power, supply: wanted.supply }
  return explainImpossible(code, pair, settings)
}

const toReason = ({ kits, reason }: SizedProposals, proposed: Proposed): Reason => {
  const missing = kits.flatMap(({ missingCodes }) => missingCodes)
  if (reason === null && missing.length > 0) {
    const detail = 'A estrutura ou um acessório deste kit não está à venda.'
    return { code: 'MISSING_PRODUCTS', text: `Faltam no catálogo produtos deste kit: ${missing.join(', ')}`, detail }
  }
  const code = reason ?? 'NO_CONFIG'
  return { code, text: impossibleReasons[code], detail: describeLimit(code, proposed) }
}

/** A kit is only offered complete: one with a product that is missing from the catalogue cannot be bought (C-23). */
export const offeredKits = ({ sized }: Proposed): readonly TaggedKit[] =>
  sized === null ? [] : sized.kits.filter(({ missingCodes }) => missingCodes.length === 0)

export const findBestFit = (proposed: Proposed): Fit => {
  const { sized, invalid } = proposed
  if (sized === null) return { kit: null, reason: { code: invalid.field, text: invalid.message, detail: null } }
  const kit = offeredKits(proposed).find(({ tags }) => tags.includes('MELHOR_AJUSTE'))
  return kit ? { kit, reason: null } : { kit: null, reason: toReason(sized, proposed) }
}

/**
 * The compared kits and, after them and untagged, the given kit if it is none of them: the kit in the cart is always
 * shown.
 */
export const kitsWith = (kit: TaggedKit | null, kits: readonly TaggedKit[]): readonly TaggedKit[] =>
  kit === null || kits.some((each) => isPair(each, toPair(kit))) ? kits : [...kits, { ...kit, tags: [] }]
