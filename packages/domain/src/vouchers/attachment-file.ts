/** The file types of an attachment (VOU-026, VOU-029), with the ending of their names. */
export const attachmentExtensions = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
} as const
export type AttachmentContentType = keyof typeof attachmentExtensions
export const attachmentContentTypes = Object.keys(attachmentExtensions) as readonly AttachmentContentType[]

export const isAttachmentContentType = (contentType: string): contentType is AttachmentContentType =>
  Object.hasOwn(attachmentExtensions, contentType)

/** 5 MB for vouchers and documents. */
export const mostAttachmentBytes = 5_242_880

/** VOU-018: the part before the first underscore makes stored names unique and is not shown. */
export const shownFilename = (filename: string): string => filename.replace(/^[^_]*_(?=.)/, '')

/** The file of a new voucher or document: its size, and its content type, null for an unknown one. */
export type AttachmentFile = { readonly contentType: string | null; readonly bytes: number }

/** VOU-026, VOU-028: the sentences for the file of a voucher. */
export const voucherFileSentences = {
  fileMissing: 'O arquivo é obrigatório para a criação de um comprovante',
  fileTooLarge: 'Arquivos com mais de 5Mb não são permitidos',
  fileOfOtherType: 'Envie uma imagem (PNG ou JPEG) ou um PDF.',
} as const

/** VOU-029, VOU-030: the sentences for the file of a document. */
export const documentFileSentences = {
  badFile: 'Arquivo muito grande ou formato incorreto',
  duplicateName: 'Não é possível adicionar um mesmo arquivo duas vezes',
} as const

const isOfOtherType = ({ contentType }: AttachmentFile): boolean =>
  contentType === null || !isAttachmentContentType(contentType)

/** VOU-026: an image (PNG or JPEG, C-73) or a PDF of at most 5 MB; null when the file is accepted. */
export const findVoucherFileProblem = (file: AttachmentFile): keyof typeof voucherFileSentences | null => {
  if (file.bytes === 0) return 'fileMissing'
  if (file.bytes > mostAttachmentBytes) return 'fileTooLarge'
  return isOfOtherType(file) ? 'fileOfOtherType' : null
}

/** VOU-029: PNG, JPEG or PDF of at most 5 MB; null when the file is accepted. */
export const findDocumentFileProblem = (file: AttachmentFile): 'badFile' | null =>
  file.bytes === 0 || file.bytes > mostAttachmentBytes || isOfOtherType(file) ? 'badFile' : null

/** VOU-030: whether the order has a document with this name; both names are in the form that users see. */
export const hasDocumentNamed = (name: string, existing: readonly string[]): boolean => existing.includes(name)
