export type { Basket, BasketRemark, BasketSite } from './basket/basket.ts'
export { type BasketLight, basketLightNames, basketLights } from './basket/basket-lights.ts'
export { type BasketVerdict, judgeBasket } from './basket/judge-basket.ts'
export { type FigureGroup, figureGroupNames, figureGroups, type GeneratorFigure } from './figures/generator-figure.ts'
export { generatorFigureKeys, generatorFigures } from './figures/generator-figures.ts'
export { defaultGeneratorSettings, type GeneratorSettings } from './figures/generator-settings.ts'
export {
  type ChangedFigures,
  defaultFigure,
  type FigureProblem,
  figureName,
  figureProblems,
  figureRange,
  figureText,
  generatorSettingsWith,
  onlyChanged,
} from './figures/keep-generator-figures.ts'
export {
  type CatalogueProduct,
  type GeneratorCatalogue,
  invertersOnSale,
  modulesOnSale,
} from './generator-catalogue.ts'
export type { Inverter, InverterType, KitInverter } from './inverter.ts'
export type { KitItem } from './kit-item.ts'
export {
  type ChangedPieces,
  type KitPiece,
  kitPieceCodes,
  kitPieces,
  onlyChangedPieces,
  type PieceProblem,
  pieceProblems,
  withPieces,
} from './kit-pieces.ts'
export { explainImpossible } from './proposals/explain-impossible.ts'
export type {
  GeneratorOptions,
  InvalidField,
  InvalidOptions,
} from './proposals/generator-options.ts'
export { impossibleChoices } from './proposals/impossible-choices.ts'
export { type ImpossibleReason, impossibleReasons } from './proposals/impossible-reasons.ts'
export { type KitLabel, kitLabelNames, kitLabels, labelKits, priceLabels } from './proposals/label-kits.ts'
export {
  type NearestChange,
  type NearestKit,
  nearestChangeNames,
  nearestChanges,
  nearestKits,
} from './proposals/nearest-kits.ts'
export {
  type KitTag,
  type Proposals,
  type ProposedKit,
  proposeKits,
  proposeKitsWithSizing,
  type SizedProposals,
  type TaggedKit,
} from './proposals/propose-kits.ts'
export type { ModuleFrame, PvModule } from './pv-module.ts'
export {
  type DesignConditions,
  designConditions,
  type Site,
  siteTemperatures,
} from './site/design-conditions.ts'
export type { StateTemperatures } from './site/design-temperatures.ts'
export { type Supply, type SupplyFit, supplies, supplyFit, supplyNames } from './site/supply.ts'
export {
  checkKitStrings,
  type KitStrings,
  type KitStringsCheck,
  type StoredKit,
  type StringFigures,
  type UnsafeStringReason,
} from './sizing/check-kit-strings.ts'
export { physicsViolations } from './sizing/physics-violations.ts'
export { roundToSaleMultiple, saleStep } from './sizing/sale-multiple.ts'
export {
  type GeneratorSizing,
  type ImpossibleGenerator,
  type SizedGenerator,
  type SizedLoad,
  type SizingInput,
  sizeGenerator,
} from './sizing/size-generator.ts'
export type { SizedKit } from './sizing/sized-kit.ts'
export {
  calculateStructure,
  type FindModuleFrame,
  invalidStructure,
  type StructureField,
  type StructureItem,
  type StructureLine,
  type StructureResult,
  structureReferences,
} from './structure/calculate-structure.ts'
export { type Mount, type RoofType, roofTypes } from './structure/roof-types.ts'
export { describeKit, groupStrings, type KitDescription } from './words/describe-kit.ts'
export { describeStrings } from './words/describe-strings.ts'
export { generatorSentences } from './words/generator-sentences.ts'
export type { KitWarning } from './words/kit-warnings.ts'
export { shortInverterName, shortModuleName, withoutBrand } from './words/short-names.ts'
