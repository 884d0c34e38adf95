import { bareDocument, toPlainLetters } from '@girassol/domain/shared'
import type { ErpDocumentOrder, ErpParty } from './erp-documents.ts'
import type { SimulatedInvoice } from './simulated-invoice.ts'
import type { XmlElement } from './xml-text.ts'

/** Names as the tax authorities store them: capitals, no accents. */
export const plain = (text: string): string => toPlainLetters(text).toUpperCase()

const toAddressElements = (party: ErpParty): readonly XmlElement[] => [
  ['xLgr', plain(party.street)],
  ['nro', party.number],
  ['xCpl', plain(party.complement)],
  ['xBairro', plain(party.neighborhood)],
  ['cMun', party.cityCode],
  ['xMun', plain(party.cityName)],
  ['UF', party.state],
  ['CEP', party.cep],
]

const toDocumentElement = (text: string): XmlElement => {
  const bare = bareDocument(text)
  return [bare.length === 11 ? 'CPF' : 'CNPJ', bare]
}

/** The issuer: `emit`. */
export const toIssuerElement = (issuer: SimulatedInvoice['issuer']): XmlElement => [
  'emit',
  [
    ['CNPJ', issuer.cnpj],
    ['xNome', plain(issuer.name)],
    ['xFant', plain(issuer.fancyName)],
    [
      'enderEmit',
      [...toAddressElements(toIssuerParty(issuer)), ['cPais', '1058'], ['xPais', 'BRASIL'], ['fone', issuer.phone]],
    ],
    ['IE', issuer.ie],
    ['CRT', 3],
  ],
]

/** The issuer in the form of the other parties of a document. */
export const toIssuerParty = (issuer: SimulatedInvoice['issuer']): ErpParty => ({
  document: issuer.cnpj,
  name: issuer.name,
  cep: issuer.addressCep,
  street: issuer.addressDescription,
  number: issuer.addressNumber,
  complement: issuer.addressComplement,
  neighborhood: issuer.addressNeighborhood,
  cityCode: issuer.erpCity,
  cityName: issuer.erpCityName,
  state: issuer.erpState,
  phone: issuer.phone,
})

/** The buyer, and the delivery address if it is another one: `dest`, `entrega`. */
export const toReceiverElements = ({ customer, delivery }: ErpDocumentOrder): readonly XmlElement[] => [
  [
    'dest',
    [
      toDocumentElement(customer.document),
      ['xNome', plain(customer.name)],
      ['enderDest', toAddressElements(customer)],
      ['indIEDest', 9],
    ],
  ],
  ['entrega', delivery === null ? null : [toDocumentElement(delivery.document), ...toAddressElements(delivery)]],
]
