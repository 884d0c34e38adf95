export {
  type Availability,
  availabilityWord,
  boardingWord,
  canOrder,
  computeAvailability,
  computeKitAvailability,
  computeKitStock,
  countDaysToDispatch,
  findLatestAvailability,
  type StockPart,
  stockRefusals,
} from './availability.ts'
export { type Drawing, drawings, findDrawing } from './drawing.ts'
export { implausibleInverter, implausibleModule } from './electrical-sanity.ts'
export {
  canAddProducts,
  canHandleCatalogueFile,
  forbiddenColumns,
  importSentences,
  importTemplate,
  unknownProduct,
} from './import-rights.ts'
export { type LibraryFile, parseLibraryLink, toLibraryLink } from './library-link.ts'
export { moduleTechnology } from './module-technology.ts'
export {
  canBePromoted,
  canShowAsProductPicture,
  canStoreTechnicalFile,
  canSucceed,
  contentLimits,
  contentSentences,
  type ProductGap,
  type ProductSituation,
  productGapLabels,
  productGaps,
  productSituationLabels,
  productSituations,
  technicalFileTypes,
} from './product-content.ts'
export { productFacts } from './product-facts.ts'
export { displayName } from './product-name.ts'
export { type ProductViewType, productViewTypes } from './product-view-type.ts'
export { isPromotionOpen, type Promotion, promotionSentences } from './promotion.ts'
export {
  describeRegistration,
  findRegistrationState,
  mostRegistrationLetters,
  type Registration,
} from './registration.ts'
export { type KnownWord, markedWords, meantWords, searchWords, wordStem } from './search-words.ts'
export {
  cableGroup,
  everyStoreGroup,
  findOrderType,
  fixingGroup,
  inverterGroup,
  isKitGroup,
  kitGroups,
  moduleGroup,
  monitoringGroup,
  pointsGroup,
  promotionGroup,
  protectionGroup,
  storeGroups,
  structureGroup,
} from './store-groups.ts'
export { findSuccessorCircles } from './successors.ts'
export { type SheetLine, toTechnicalSheet } from './technical-sheet.ts'
