import { z } from 'zod'
import { readAnswer } from '../http-json.ts'
import type { ErpDocumentRequest, ErpDocuments } from './erp-documents.ts'
import { fieldText, type Protheus } from './protheus.ts'

/** The values of `TIPO`: the service knows by CFOP which NF of an order is which. */
const listAnswer = z.object({ items: z.array(z.object({ TIPO: fieldText })) })
/** XML and PDF in base64; a bank slip has neither key nor XML. */
const documentAnswer = z.object({ F2_CHVNFE: fieldText, XML: z.base64(), PDF: z.base64().min(1) })

const decodeBase64 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'))

/** Invoices (SF2) and bank slips (SE1) of an order, returned by the portal's own service in the ERP. */
export const httpErpDocuments = (protheus: Protheus): ErpDocuments => {
  const fetchDocument = ({ order }: ErpDocumentRequest, rest = '') => {
    const path = `/rest/portal/v1/orders/${order.number}/documents${rest}`
    return protheus.request({ method: 'GET', path, tenantId: order.erpTenantId })
  }
  return {
    async has(request) {
      const answer = await fetchDocument(request)
      if (answer.status === 404) return false
      return readAnswer(listAnswer, answer).items.some(({ TIPO }) => TIPO === request.kind)
    },
    async read(request) {
      const answer = await fetchDocument(request, `/${request.kind}`)
      if (answer.status === 404) return null
      const { F2_CHVNFE: key, XML, PDF } = readAnswer(documentAnswer, answer)
      return {
        pdf: decodeBase64(PDF),
        xml: XML === '' ? null : new TextDecoder().decode(decodeBase64(XML)),
        accessKey: key === '' ? null : key,
      }
    },
  }
}
