import { defaultGeneratorSettings, type GeneratorSettings } from '../figures/generator-settings.ts'
import { type GeneratorCatalogue, priceList } from '../generator-catalogue.ts'
import type { KitItem } from '../kit-item.ts'
import type { SizedKit } from '../sizing/sized-kit.ts'
import type { KitWarning } from '../words/kit-warnings.ts'
import { type GeneratorOptions, type InvalidOptions, resolveOptions } from './generator-options.ts'
import type { ImpossibleReason } from './impossible-reasons.ts'
import { searchPool, sizedOnce } from './search-pool.ts'

/** Why the rule proposes a kit; the screen shows labels instead. */
export type KitTag = 'MELHOR_AJUSTE' | 'MENOR_PRECO' | 'MAIOR_EFICIENCIA'

export type TaggedKit = SizedKit & {
  readonly tags: readonly KitTag[]
}

/** Proposals with the sizing of each, which the comparison cards show and the order stores (C-22, C-23). */
export type SizedProposals = {
  readonly status: 'PROPOSED'
  /** Why the chosen pair is impossible; null when it is the first kit. */
  readonly reason: ImpossibleReason | null
  readonly kits: readonly TaggedKit[]
}

export type ProposedKit = {
  readonly status: 'OK'
  readonly tags: readonly KitTag[]
  readonly moduleCode: string
  readonly inverterCode: string
  readonly powerW: number
  readonly modules: number
  readonly inverters: number
  readonly totalCents: number
  readonly moduleEff: number
  readonly inverterEff: number
  readonly warnings: readonly KitWarning[]
  readonly items: readonly KitItem[]
}

export type Proposals = {
  readonly reason: ImpossibleReason | null
  readonly kits: readonly ProposedKit[]
}

/** One entry for each kit, in the order of its first tag; a kit that wins twice has both tags. */
const tagWinners = (winners: readonly (readonly [KitTag, SizedKit | undefined])[]): TaggedKit[] => {
  const tags = new Map<SizedKit, KitTag[]>()
  for (const [tag, kit] of winners) {
    if (kit) tags.set(kit, [...(tags.get(kit) ?? []), tag])
  }
  return [...tags].map(([kit, kitTags]) => ({ ...kit, tags: kitTags }))
}

/**
 * Up to three kits for the chosen options: the chosen pair, the cheapest per Wp and the most efficient of the brand.
 * Refuses options that name nothing on sale or a power outside 0 to 200 kWp (C-22, C-23, KIT-001).
 */
export const proposeKitsWithSizing = (
  options: GeneratorOptions,
  catalogue: GeneratorCatalogue,
  settings: GeneratorSettings = defaultGeneratorSettings,
): SizedProposals | InvalidOptions => {
  const resolved = resolveOptions(options, catalogue, settings)
  if (resolved.status === 'INVALID') return resolved
  const { roof, conditions } = resolved
  const { powerKwp, supply } = options
  const request = { powerKwp, roof, conditions, prices: priceList(catalogue), settings, supply }
  const size = sizedOnce(request)
  const chosen = size(resolved.module, resolved.inverter)
  const pool = searchPool({ modules: resolved.modules, inverters: resolved.inverters, request, size })
  return {
    status: 'PROPOSED',
    reason: chosen.status === 'IMPOSSIBLE' ? chosen.reason : null,
    kits: tagWinners([
      ['MELHOR_AJUSTE', chosen.status === 'OK' ? chosen : undefined],
      ['MENOR_PRECO', pool.cheapest],
      ['MAIOR_EFICIENCIA', pool.mostEfficient],
    ]),
  }
}

const toProposedKit = (kit: TaggedKit): ProposedKit => ({
  status: kit.status,
  tags: kit.tags,
  moduleCode: kit.module.code,
  inverterCode: kit.inverter.code,
  powerW: kit.sizing.powerW,
  modules: kit.sizing.modules,
  inverters: kit.sizing.inverters,
  totalCents: kit.totalCents,
  moduleEff: kit.moduleEff,
  inverterEff: kit.inverterEff,
  warnings: kit.warnings,
  items: kit.items,
})

/** The proposals in the published form; refuses the same options as `proposeKitsWithSizing` (C-23, §8). */
export const proposeKits = (
  options: GeneratorOptions,
  catalogue: GeneratorCatalogue,
  settings: GeneratorSettings = defaultGeneratorSettings,
): Proposals | InvalidOptions => {
  const proposals = proposeKitsWithSizing(options, catalogue, settings)
  if (proposals.status === 'INVALID') return proposals
  return { reason: proposals.reason, kits: proposals.kits.map(toProposedKit) }
}
