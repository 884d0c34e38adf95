import type { ErpDocumentLine, ErpDocumentOrder } from './erp-documents.ts'
import { plain, toIssuerElement, toReceiverElements } from './invoice-parties.ts'
import { findNcm, invoiceTerms } from './invoice-terms.ts'
import { computeInvoiceTotals } from './invoice-totals.ts'
import type { SimulatedInvoice } from './simulated-invoice.ts'
import { type XmlElement, xmlText } from './xml-text.ts'

/** The data of the XML: the numbers of the invoice, the order, and the invoice it refers to. */
export type WrittenInvoice = {
  readonly invoice: SimulatedInvoice
  readonly order: ErpDocumentOrder
  readonly refersTo: SimulatedInvoice | null
}

const layout = { versao: '4.00' } as const
const money = (cents: number): string => (cents / 100).toFixed(2)

/** São Paulo is three hours behind UTC all year. */
const localTime = (instant: string): string =>
  `${new Date(Date.parse(instant) - 3 * 3_600_000).toISOString().slice(0, 19)}-03:00`

const identification = ({ invoice, order, refersTo }: WrittenInvoice): XmlElement => [
  'ide',
  [
    ['cUF', invoice.accessKey.slice(0, 2)],
    ['cNF', invoice.accessKey.slice(35, 43)],
    ['natOp', invoiceTerms(invoice.kind).nature],
    ['mod', '55'],
    ['serie', invoice.series],
    ['nNF', invoice.number],
    ['dhEmi', localTime(invoice.issuedAt)],
    ['tpNF', 1],
    ['idDest', invoice.issuer.erpState === order.customer.state ? 1 : 2],
    ['cMunFG', invoice.issuer.erpCity],
    ['tpImp', 1],
    ['tpEmis', 1],
    ['cDV', invoice.accessKey.slice(43)],
    // 2 is the test environment: a simulated invoice has no fiscal value.
    ['tpAmb', 2],
    ['finNFe', 1],
    ['indFinal', 1],
    ['indPres', 9],
    ['procEmi', 0],
    ['verProc', 'Girassol'],
    ['NFref', refersTo === null ? null : [['refNFe', refersTo.accessKey]]],
  ],
]

/** Solar parts are exempt from ICMS and taxed at zero by PIS and COFINS. */
const taxes: XmlElement = [
  'imposto',
  [
    [
      'ICMS',
      [
        [
          'ICMS40',
          [
            ['orig', 1],
            ['CST', 40],
          ],
        ],
      ],
    ],
    ['PIS', [['PISNT', [['CST', '06']]]]],
    ['COFINS', [['COFINSNT', [['CST', '06']]]]],
  ],
]

const toItem =
  ({ invoice, order }: WrittenInvoice) =>
  (line: ErpDocumentLine, index: number): XmlElement => [
    'det',
    [
      [
        'prod',
        [
          ['cProd', line.productErpCode],
          ['cEAN', 'SEM GTIN'],
          ['xProd', plain(line.description)],
          ['NCM', findNcm(line.groupCode)],
          ['CFOP', invoiceTerms(invoice.kind).cfop(invoice.issuer.erpState === order.customer.state)],
          ['uCom', 'UN'],
          ['qCom', line.quantity],
          ['vUnCom', money(line.unitCents)],
          ['vProd', money(line.quantity * line.unitCents)],
          ['indTot', 1],
        ],
      ],
      taxes,
    ],
    { nItem: index + 1 },
  ]

const toTotal = ({ order }: WrittenInvoice): XmlElement => {
  const totals = computeInvoiceTotals(order)
  return [
    'total',
    [
      [
        'ICMSTot',
        [
          ['vBC', '0.00'],
          ['vICMS', '0.00'],
          ['vProd', money(totals.goodsCents)],
          ['vFrete', money(totals.freightCents)],
          ['vSeg', '0.00'],
          ['vDesc', money(totals.discountCents)],
          ['vIPI', '0.00'],
          ['vPIS', '0.00'],
          ['vCOFINS', '0.00'],
          ['vOutro', money(totals.otherCents)],
          ['vNF', money(totals.totalCents)],
        ],
      ],
    ],
  ]
}

const toClosing = ({ order }: WrittenInvoice): readonly XmlElement[] => [
  [
    'transp',
    [
      ['modFrete', order.freightCents > 0 ? 0 : 9],
      [
        'vol',
        [
          ['qVol', 1],
          ['esp', 'VOLUMES'],
          ['pesoL', order.weightKg.toFixed(3)],
          ['pesoB', order.weightKg.toFixed(3)],
        ],
      ],
    ],
  ],
  [
    'pag',
    [
      [
        'detPag',
        [
          ['tPag', '99'],
          ['xPag', 'Conforme pedido'],
          ['vPag', money(order.totalCents)],
        ],
      ],
    ],
  ],
  ['infAdic', [['infCpl', `Pedido ${order.number}. Documento simulado, sem valor fiscal.`]]],
]

const toProtocol = ({ invoice }: WrittenInvoice): XmlElement => [
  'protNFe',
  [
    [
      'infProt',
      [
        ['tpAmb', 2],
        ['verAplic', 'Girassol'],
        ['chNFe', invoice.accessKey],
        ['dhRecbto', localTime(invoice.issuedAt)],
        ['nProt', toProtocolNumber(invoice)],
        ['cStat', 100],
        ['xMotivo', 'Autorizado o uso da NF-e'],
      ],
    ],
  ],
  layout,
]

/** Fifteen digits: authority, state, year, and a number of its own. */
export const toProtocolNumber = ({ accessKey }: SimulatedInvoice): string =>
  `1${accessKey.slice(0, 4)}${accessKey.slice(25, 34)}${accessKey.slice(-1)}`

/** An authorised NF-e of layout 4.00, without a signature (NFE-002, NFE-003). */
export const nfeXml = (written: WrittenInvoice): string => {
  const body: XmlElement = [
    'infNFe',
    [
      identification(written),
      toIssuerElement(written.invoice.issuer),
      ...toReceiverElements(written.order),
      ...written.order.lines.map(toItem(written)),
      toTotal(written),
      ...toClosing(written),
    ],
    { Id: `NFe${written.invoice.accessKey}`, ...layout },
  ]
  const whole: XmlElement = [
    'nfeProc',
    [['NFe', [body]], toProtocol(written)],
    { xmlns: 'http://www.portalfiscal.inf.br/nfe', ...layout },
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>${xmlText(whole)}`
}
