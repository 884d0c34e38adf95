import type { ClaimedUnits } from '../claims/claim-units.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

/** The state of the goods of a line, as who receives them sees it (DEL-009). */
export const checkConditions = { OK: 'Em ordem', DAMAGED: 'Avariado', WRONG_ITEM: 'Produto errado' } as const

export type CheckCondition = keyof typeof checkConditions

export const checkConditionNames = ['OK', 'DAMAGED', 'WRONG_ITEM'] as const satisfies readonly CheckCondition[]

/** What differs between what was sent and what arrived (DEL-010). */
export const divergences = {
  SHORT: 'Falta',
  DAMAGED: 'Avaria',
  SURPLUS: 'Sobra',
  WRONG_ITEM: 'Produto errado',
} as const

export type Divergence = keyof typeof divergences

/** The most photos of a line (DEL-014). */
export const mostLinePhotos = 10

/** What was found of a line, in units. */
export type CountedLine = {
  /** What the delivery brings of the item. */
  readonly sent: number
  readonly counted: number
  readonly condition: CheckCondition
  /** How many of the counted units are damaged or of another product; 0 when they are in order. */
  readonly affected: number
  readonly note: string | null
}

/** The units that were sent twice over: more is a typing error (DEL-009). */
export const findMostCounted = (sent: number): number => 2 * sent

/** DEL-009: whether these figures of a line can be right. */
export const canSaveLine = ({ sent, counted, condition, affected }: Omit<CountedLine, 'note'>) =>
  firstRefusal(
    [counted > findMostCounted(sent), 'tooManyCounted'],
    [condition !== 'OK' && affected < 1, 'noneAffected'],
    [affected > counted, 'moreAffectedThanCounted'],
    [condition === 'OK' && affected > 0, 'affectedInOrder'],
  )

export const lineSentences = {
  tooManyCounted: 'A contagem passa do dobro do enviado. Confira o número.',
  noneAffected: 'Informe quantas unidades têm o problema.',
  moreAffectedThanCounted: 'Há mais unidades com problema do que contadas.',
  affectedInOrder: 'Unidades em ordem não têm problema.',
} as const satisfies Record<RuleRefusal<typeof canSaveLine>, string>

/** DEL-010: what differs in a line, nothing for one of which all units arrived in order. */
export const listDivergences = ({ sent, counted, condition }: CountedLine): readonly Divergence[] => [
  ...(counted < sent ? (['SHORT'] as const) : []),
  ...(condition === 'OK' ? [] : [condition]),
  ...(counted > sent ? (['SURPLUS'] as const) : []),
]

/** DEL-014: whether a line with so many photos takes another one. */
export const canAddCheckPhoto = ({ photos }: { readonly photos: number }) =>
  firstRefusal([photos >= mostLinePhotos, 'tooManyPhotos'])

export const checkPhotoSentences = {
  tooManyPhotos: `Cada item pode ter até ${mostLinePhotos} fotos.`,
} as const satisfies Record<RuleRefusal<typeof canAddCheckPhoto>, string>

/** The sentence for a check that is closed while so many of its lines are not counted (DEL-009). */
export const describeUncounted = (lines: number): string =>
  lines === 1 ? 'Falta contar 1 item.' : `Faltam contar ${lines} itens.`

/** DEL-010: the photo or the note that a line needs before the check may end; null if nothing is missing. */
export const findMissingProof = (line: CountedLine, photos: number): 'photo' | 'note' | null => {
  const found = listDivergences(line)
  if (found.includes('DAMAGED') && photos === 0) return 'photo'
  const needsNote = found.includes('SURPLUS') || found.includes('WRONG_ITEM')
  return needsNote && line.note === null ? 'note' : null
}

export const proofSentences = {
  photo: 'Fotografe a avaria.',
  note: 'Descreva a divergência.',
} as const

/**
 * DEL-012: the units of a line that a claim is opened for. Surplus units are none (C-202), and no more units are claimed
 * than were sent.
 */
export const listClaimedUnits = (itemId: number, line: CountedLine): readonly ClaimedUnits[] => {
  const { sent, counted, condition, affected } = line
  const missing = Math.max(0, sent - counted)
  return [
    ...(missing > 0 ? [{ itemId, type: 'MISSING' as const, quantity: missing }] : []),
    ...(condition === 'OK' ? [] : [{ itemId, type: condition, quantity: Math.min(affected, sent) }]),
  ]
}

/** C-202: the units of a line beyond what was sent, which LOGISTICS is notified about; 0 without any. */
export const countSurplus = ({ sent, counted }: Pick<CountedLine, 'sent' | 'counted'>): number =>
  Math.max(0, counted - sent)

/** The text of the claim that a check opens: what its divergent lines say, each after the name of its product (DEL-012). */
export const describeDivergences = (
  delivery: number,
  notes: readonly { readonly name: string; readonly note: string | null }[],
): string => {
  const said = notes.flatMap(({ name, note }) => (note === null ? [] : [`${name}: ${note}`]))
  return said.length === 0 ? `Divergência na conferência da entrega ${delivery}.` : said.join('\n')
}
