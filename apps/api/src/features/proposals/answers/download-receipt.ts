import type * as contract from '@girassol/contract/proposals'
import type { PublicDownloadHandler } from '../../../http/context.ts'
import { orNotFound } from '../../../http/refused.ts'
import { drawReceipt } from '../paper/draw-receipt.ts'
import { findVersionBrand } from '../proposal-brand.ts'
import { findAcceptance } from '../proposal-queries.ts'
import { findVersion } from '../proposal-store.ts'
import { toPdfAnswer } from '../sending/download-proposal.ts'
import { findByToken } from './public-link.ts'

/** PROP-016: the receipt of the acceptance; 404 before it. */
export const downloadReceipt: PublicDownloadHandler<typeof contract.downloadReceipt> = async ({ read }, { params }) => {
  const { record, signed, brand } = await read(async (tx) => {
    const record = await findByToken(tx, params.token)
    const signed = orNotFound(await findAcceptance(tx, record.id), 'Esta proposta ainda não foi aceita.')
    const version = await findVersion(tx, { proposalId: record.id, number: signed.version })
    return { record, signed, brand: await findVersionBrand(tx, record, version) }
  })
  return toPdfAnswer(
    `Comprovante de aceite ${record.number}`,
    await drawReceipt({ number: record.number, signed, brand }),
  )
}
