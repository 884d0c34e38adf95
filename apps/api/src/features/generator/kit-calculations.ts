import {
  type CatalogueProduct,
  type GeneratorCatalogue,
  type GeneratorOptions,
  type GeneratorSettings,
  impossibleChoices,
  nearestKits,
  proposeKitsWithSizing,
} from '@girassol/domain/generator'
import { findKitSubstitutes, type PresentKit, type ReplacedPart } from '@girassol/domain/substitutions'

/** What the rule reads of a catalogue. */
export type KitCatalogue = GeneratorCatalogue & { readonly settings: GeneratorSettings }

/** The calculations that go through a whole catalogue; each depends only on its options and the catalogue. */
export const kitCalculations = {
  propose: (options: GeneratorOptions, catalogue: KitCatalogue) =>
    proposeKitsWithSizing(options, catalogue, catalogue.settings),
  nearest: (options: GeneratorOptions, catalogue: KitCatalogue) => nearestKits(options, catalogue, catalogue.settings),
  impossible: (options: Parameters<typeof impossibleChoices>[0], catalogue: KitCatalogue) =>
    impossibleChoices(options, catalogue, catalogue.settings),
  substitutes: (
    { present, replaced }: { readonly present: PresentKit; readonly replaced: ReplacedPart },
    catalogue: KitCatalogue,
  ) => findKitSubstitutes(present, replaced, { catalogue, settings: catalogue.settings }),
}

export type KitCalculation = keyof typeof kitCalculations
export type KitOptions<Name extends KitCalculation> = Parameters<(typeof kitCalculations)[Name]>[0]
export type KitResult<Name extends KitCalculation> = ReturnType<(typeof kitCalculations)[Name]>

type Calculate = <Name extends KitCalculation>(
  name: Name,
  options: KitOptions<Name>,
  catalogue: KitCatalogue,
) => KitResult<Name>

export const calculateKit: Calculate = (name, options, catalogue) => {
  const calculate = kitCalculations[name] as (each: typeof options, all: KitCatalogue) => KitResult<typeof name>
  return calculate(options, catalogue)
}

/** One for users who see internal-only products, one for the others; the server drops the same ones. */
export const mostCatalogues = 2

/** A catalogue arrives in parts, so that no part stops the server while it is copied. */
export type KitMessage =
  | { readonly products: readonly CatalogueProduct[] }
  | { readonly version: number; readonly rest: Omit<KitCatalogue, 'products'> }
  | { readonly version: number; readonly name: KitCalculation; readonly options: KitOptions<KitCalculation> }
