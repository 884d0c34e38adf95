export type { Basket, BasketRemark, BasketSite } from './basket.ts'
export { type BasketLight, basketLightNames, basketLights } from './basket-lights.ts'
export {
  calculateStructure,
  type FindModuleFrame,
  invalidStructure,
  type StructureField,
  type StructureItem,
  type StructureLine,
  type StructureResult,
  structureReferences,
} from './calculate-structure.ts'
export {
  checkKitStrings,
  type KitStrings,
  type KitStringsCheck,
  type StringFigures,
  type UnsafeStringReason,
} from './check-kit-strings.ts'
export { describeKit, groupStrings, type KitDescription } from './describe-kit.ts'
export { describeStrings } from './describe-strings.ts'
export {
  type DesignConditions,
  designConditions,
  type Site,
  siteTemperatures,
} from './design-conditions.ts'
export type { StateTemperatures } from './design-temperatures.ts'
export { explainImpossible } from './explain-impossible.ts'
export {
  type CatalogueProduct,
  type GeneratorCatalogue,
  invertersOnSale,
  modulesOnSale,
} from './generator-catalogue.ts'
export { type FigureGroup, figureGroupNames, figureGroups, type GeneratorFigure } from './generator-figure.ts'
export { generatorFigureKeys, generatorFigures } from './generator-figures.ts'
export type {
  GeneratorOptions,
  InvalidField,
  InvalidOptions,
} from './generator-options.ts'
export { generatorSentences } from './generator-sentences.ts'
export { defaultGeneratorSettings, type GeneratorSettings } from './generator-settings.ts'
export { impossibleChoices } from './impossible-choices.ts'
export { type ImpossibleReason, impossibleReasons } from './impossible-reasons.ts'
export type { Inverter, InverterType, KitInverter } from './inverter.ts'
export { type BasketVerdict, judgeBasket } from './judge-basket.ts'
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
} from './keep-generator-figures.ts'
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
export type { KitWarning } from './kit-warnings.ts'
export { type KitLabel, kitLabelNames, kitLabels, labelKits, priceLabels } from './label-kits.ts'
export { type NearestChange, type NearestKit, nearestChangeNames, nearestChanges, nearestKits } from './nearest-kits.ts'
export { physicsViolations } from './physics-violations.ts'
export {
  type KitTag,
  type Proposals,
  type ProposedKit,
  proposeKits,
  proposeKitsWithSizing,
  type SizedProposals,
  type TaggedKit,
} from './propose-kits.ts'
export type { ModuleFrame, PvModule } from './pv-module.ts'
export { type Mount, type RoofType, roofTypes } from './roof-types.ts'
export { roundToSaleMultiple, saleStep } from './sale-multiple.ts'
export { shortInverterName, shortModuleName, withoutBrand } from './short-names.ts'
export {
  type GeneratorSizing,
  type ImpossibleGenerator,
  type SizedGenerator,
  type SizedLoad,
  type SizingInput,
  sizeGenerator,
} from './size-generator.ts'
export type { SizedKit } from './sized-kit.ts'
export { type Supply, type SupplyFit, supplies, supplyFit, supplyNames } from './supply.ts'
