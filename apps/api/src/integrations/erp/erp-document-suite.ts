import { erpDocumentKinds, isAccessKey } from '@girassol/domain/printing'
import { expect, it } from 'vitest'
import type { Erp } from './erp.ts'
import { anErpDocumentOrder } from './erp-document-samples.ts'

/** What every adapter returns for documents: order 10057 has one of each kind, order 10058 has none. */
export const describeDocuments = (erp: () => Erp): void => {
  const issued = anErpDocumentOrder()
  const nothing = anErpDocumentOrder({
    number: 10_058,
    erpNumber: null,
    isBilled: false,
    isFutureSaleBilled: false,
    isOperationApproved: false,
    slips: [],
  })

  it.each(erpDocumentKinds)(
    'PRT-007 NFE-004 %s: says whether it was issued, and reads none that was not',
    async (kind) => {
      expect(await erp().documents.has({ kind, order: issued })).toBe(true)
      expect(await erp().documents.has({ kind, order: nothing })).toBe(false)
      expect(await erp().documents.read({ kind, order: nothing })).toBeNull()
    },
  )

  it.each(['NF', 'NF_FUTURE', 'NF_SIMPLE_SHIPPING', 'CO'] as const)(
    'PRT-007 NFE-002 NFE-003 %s: a PDF, the authorised XML and its key',
    async (kind) => {
      const document = await erp().documents.read({ kind, order: issued })
      expect(new TextDecoder().decode(document?.pdf.slice(0, 5))).toBe('%PDF-')
      expect(isAccessKey(document?.accessKey ?? '')).toBe(true)
      expect(document?.xml).toContain(`Id="NFe${document?.accessKey}"`)
      expect(document?.xml).toContain(`<chNFe>${document?.accessKey}</chNFe>`)
    },
  )

  it('PRT-007 BANK_SLIP: a PDF alone', async () => {
    const document = await erp().documents.read({ kind: 'BANK_SLIP', order: issued })
    expect(new TextDecoder().decode(document?.pdf.slice(0, 5))).toBe('%PDF-')
    expect(document).toMatchObject({ xml: null, accessKey: null })
  })

  it('C-107 the same question has the same answer', async () => {
    const keys = await Promise.all(
      [issued, issued].map(async (order) => (await erp().documents.read({ kind: 'NF', order }))?.accessKey),
    )
    expect(keys[0]).toBe(keys[1])
  })
}
