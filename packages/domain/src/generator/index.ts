export type { Basket } from './basket/basket.ts'
export { type BasketLight, basketLightNames, basketLights } from './basket/basket-lights.ts'
export { findUnitsRefusal } from './basket/check-kit-units.ts'
export { judgeBasket } from './basket/judge-basket.ts'
export {
  type ChangedFigures,
  defaultFigure,
  figureName,
  figureProblems,
  figureRange,
  figureText,
  generatorSettingsWith,
  onlyChanged,
} from './figures/changed-figures.ts'
export { type FigureGroup, figureGroupNames, figureGroups, type GeneratorFigure } from './figures/generator-figure.ts'
export { generatorFigureKeys, generatorFigures } from './figures/generator-figures.ts'
export { defaultGeneratorSettings, type GeneratorSettings } from './figures/generator-settings.ts'
export {
  type CatalogueProduct,
  type GeneratorCatalogue,
  invertersOnSale,
  modulesOnSale,
} from './generator-catalogue.ts'
export type { Inverter, KitInverter } from './inverter.ts'
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
  nearestChangeNames,
  nearestChanges,
  nearestKits,
} from './proposals/nearest-kits.ts'
export {
  proposeKits,
  proposeKitsWithSizing,
  type SizedProposals,
  type TaggedKit,
} from './proposals/propose-kits.ts'
export type { PvModule } from './pv-module.ts'
export {
  type DesignConditions,
  designConditions,
  siteTemperatures,
} from './site/design-conditions.ts'
export { type Supply, supplies, supplyFit, supplyNames } from './site/supply.ts'
export {
  checkKitStrings,
  type StoredKit,
} from './sizing/check-kit-strings.ts'
export { type DesignedLoads, findDesignedLoads, type KitUnits } from './sizing/designed-loads.ts'
export { physicsViolations } from './sizing/physics-violations.ts'
export { roundToSaleMultiple, saleStep } from './sizing/sale-multiple.ts'
export {
  type SizingInput,
  sizeGenerator,
} from './sizing/size-generator.ts'
export {
  calculateStructure,
  type FindModuleFrame,
  invalidStructure,
  type StructureItem,
  structureReferences,
} from './structure/calculate-structure.ts'
export { roofTypes } from './structure/roof-types.ts'
export { describeKit, groupStrings } from './words/describe-kit.ts'
export { describeStrings } from './words/describe-strings.ts'
export { generatorSentences } from './words/generator-sentences.ts'
export { shortInverterName, shortModuleName, withoutBrand } from './words/short-names.ts'
