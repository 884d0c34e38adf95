import { erpDocumentKinds } from '@girassol/domain/printing'

type Written = { status: number; body: unknown }

const key = '35260211222333000181550010000123451123456789'
/** The order that has one document of each kind. */
const issued = '10057'

const notFound: Written = { status: 404, body: { code: 404, message: 'Documento não encontrado.' } }

const base64 = (text: string): string => Buffer.from(text).toString('base64')

const toDocument = (kind: string): Written => {
  const xml = `<nfeProc><NFe><infNFe Id="NFe${key}"/></NFe><protNFe><chNFe>${key}</chNFe></protNFe></nfeProc>`
  const isSlip = kind === 'BANK_SLIP'
  const body = {
    F2_CHVNFE: isSlip ? '' : `${key}  `,
    XML: isSlip ? '' : base64(xml),
    PDF: base64(`%PDF-1.4 ${kind}`),
  }
  return { status: 200, body }
}

/** For tests: the documents of order 10057; null if the path is for something else. */
export const documentsAnswer = (path: string): Written | null => {
  const match = /^\/rest\/portal\/v1\/orders\/(\d+)\/documents(?:\/(\w+))?$/.exec(path)
  if (match === null) return null
  const [, number, kind] = match
  if (number !== issued) return notFound
  if (kind !== undefined) return toDocument(kind)
  return { status: 200, body: { items: erpDocumentKinds.map((TIPO) => ({ TIPO: `${TIPO}  ` })), hasNext: false } }
}
