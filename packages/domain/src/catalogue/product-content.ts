import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'
import { mostPictureBytes, pictureSentences, pictureTypes } from '../shared/picture.ts'
import { pointsGroup, promotionGroup } from './store-groups.ts'

/** Limits of the product content that the portal owns (USE-026). */
export const contentLimits = {
  pictures: 8,
  files: 10,
  fileName: 60,
  storeText: 4000,
  internalMark: 40,
} as const

const megabyte = 1024 * 1024

export const mostTechnicalFileBytes = 20 * megabyte

export const technicalFileTypes = ['application/pdf', ...pictureTypes, 'application/zip'] as const

type SentFile = {
  /** The file type by its first bytes; null for an unknown one. */
  readonly contentType: string | null
  readonly byteLength: number
}

const isAmong = (types: readonly string[], contentType: string | null): boolean =>
  contentType !== null && types.includes(contentType)

/** Refuses a picture that browsers cannot show, or that is larger than 2 MB (USE-026). */
export const canShowAsProductPicture = ({ contentType, byteLength }: SentFile) =>
  firstRefusal([!isAmong(pictureTypes, contentType), 'notPicture'], [byteLength > mostPictureBytes, 'pictureTooLarge'])

/** Refuses a technical file of an unsupported type, or larger than 20 MB (USE-026). */
export const canStoreTechnicalFile = ({ contentType, byteLength }: SentFile) =>
  firstRefusal(
    [!isAmong(technicalFileTypes, contentType), 'notTechnicalFile'],
    [byteLength > mostTechnicalFileBytes, 'fileTooLarge'],
  )

/** Refuses the promotion mark for products on which it has no effect (C-20, USE-026). */
export const canBePromoted = (groupCode: string) =>
  firstRefusal([groupCode === promotionGroup, 'promotionKit'], [groupCode === pointsGroup, 'pointsProduct'])

type Succession = {
  readonly code: string
  readonly successorCode: string
  /** Whether a product with the code of the successor exists. */
  readonly exists: boolean
  /** The codes after the successor, each the successor of the one before. */
  readonly next: readonly string[]
}

/** Refuses an unknown successor, the product itself, and a chain of successors that leads back to it (USE-026). */
export const canSucceed = ({ code, successorCode, exists, next }: Succession) =>
  firstRefusal(
    [successorCode === code, 'ownSuccessor'],
    [!exists, 'unknownSuccessor'],
    [next.includes(code), 'successorCircle'],
  )

export const contentSentences = {
  notPicture: pictureSentences.notPicture,
  pictureTooLarge: pictureSentences.tooLarge,
  notTechnicalFile: 'Envie um arquivo PDF, PNG, JPEG, WebP ou ZIP.',
  fileTooLarge: 'O arquivo pode ter no máximo 20 MB.',
  promotionKit: 'Os kits de promoção já aparecem em Promoções.',
  pointsProduct: 'Produtos da loja de pontos não entram em Promoções.',
  ownSuccessor: 'Um produto não substitui a si mesmo.',
  unknownSuccessor: 'Este produto não existe no catálogo.',
  successorCircle: 'Este produto já é substituído por aquele que você está editando.',
  fileMissing: 'Este arquivo não foi recebido. Envie de novo.',
  sameFileName: 'Dois arquivos têm o mesmo nome.',
  unreadableName: 'Use letras ou números no nome do arquivo.',
} as const satisfies Record<
  | RuleRefusal<typeof canShowAsProductPicture>
  | RuleRefusal<typeof canStoreTechnicalFile>
  | RuleRefusal<typeof canBePromoted>
  | RuleRefusal<typeof canSucceed>
  | 'fileMissing'
  | 'sameFileName'
  | 'unreadableName',
  string
>

/** Gaps and states of a product, used as filters in the administration's catalogue (USE-026). */
export const productGaps = ['WITHOUT_STOCK', 'WITHOUT_PICTURE', 'WITHOUT_SHEET', 'PROMOTED', 'INACTIVE'] as const
export type ProductGap = (typeof productGaps)[number]

export const productGapLabels = {
  WITHOUT_STOCK: 'Sem estoque',
  WITHOUT_PICTURE: 'Sem foto',
  WITHOUT_SHEET: 'Sem ficha',
  PROMOTED: 'Em promoção',
  INACTIVE: 'Inativos',
} as const satisfies Record<ProductGap, string>

/** Where the ERP allows a product to be sold (USE-026). */
export const productSituations = ['ACTIVE', 'INACTIVE', 'OUT_OF_STORE', 'INTERNAL'] as const
export type ProductSituation = (typeof productSituations)[number]

export const productSituationLabels = {
  ACTIVE: 'Ativos',
  INACTIVE: 'Inativos',
  OUT_OF_STORE: 'Fora da loja',
  INTERNAL: 'Somente internos',
} as const satisfies Record<ProductSituation, string>
