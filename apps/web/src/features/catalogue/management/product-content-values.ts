import type { ManagedProductView } from '@girassol/contract/catalogue'
import { displayName } from '@girassol/domain/catalogue'
import type { LookupOption } from '../../../ui/lookup-select.tsx'

export type ContentFile = ManagedProductView['content']['files'][number]

/** The portal's data of a product, while it is edited. */
export type ContentValues = {
  readonly pictures: readonly string[]
  readonly files: readonly ContentFile[]
  readonly storeText: string
  readonly internalMark: string
  readonly inmetroNumber: string
  /** 'AAAA-MM-DD'; empty without a known end. */
  readonly inmetroValidUntil: string
  readonly successor: LookupOption | null
  readonly promoted: boolean
}

export const contentLabels = {
  pictures: 'Fotos',
  files: 'Ficha técnica e arquivos',
  storeText: 'Texto da loja',
  internalMark: 'Marca interna',
  inmetroNumber: 'Registro INMETRO',
  inmetroValidUntil: 'Registro válido até',
  successor: 'Sucessor',
  promoted: 'Promoção',
} as const satisfies Record<keyof ContentValues, string>

/** A product as the successor field shows it. */
export const toSuccessorOption = ({ code, name }: { readonly code: string; readonly name: string }): LookupOption => ({
  value: code,
  label: `${displayName(name)} · ${code}`,
})

export const toContentValues = ({ content }: ManagedProductView): ContentValues => ({
  pictures: content.pictures,
  files: content.files,
  storeText: content.storeText ?? '',
  internalMark: content.internalMark ?? '',
  inmetroNumber: content.inmetro?.number ?? '',
  inmetroValidUntil: content.inmetro?.validUntil ?? '',
  successor: content.successor && toSuccessorOption(content.successor),
  promoted: content.promoted,
})

const toText = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim())

/** Null without number and day: then that of the ERP holds. */
const toRegistration = ({ inmetroNumber, inmetroValidUntil }: ContentValues) => {
  const number = inmetroNumber.trim()
  if (number === '' && inmetroValidUntil === '') return null
  return { number, validUntil: inmetroValidUntil === '' ? null : inmetroValidUntil }
}

export const toContentBody = (values: ContentValues) => ({
  pictures: values.pictures,
  files: values.files.map(({ name, stored }) => ({ name, stored })),
  storeText: toText(values.storeText),
  internalMark: toText(values.internalMark),
  successorCode: values.successor?.value ?? null,
  inmetro: toRegistration(values),
  promoted: values.promoted,
})

/** Whether these values differ from the saved ones; blanks around a text do not count. */
export const isContentChanged = (values: ContentValues, saved: ContentValues): boolean =>
  JSON.stringify(toContentBody(values)) !== JSON.stringify(toContentBody(saved))

/** The form field of a path in the body: 'files.1.name' → 'files'. */
export const toContentField = (path: string): string => {
  const [first = path] = path.split('.')
  if (first === 'inmetro') return path.endsWith('validUntil') ? 'inmetroValidUntil' : 'inmetroNumber'
  return first === 'successorCode' ? 'successor' : first
}
