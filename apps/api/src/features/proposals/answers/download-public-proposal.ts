import type * as contract from '@girassol/contract/proposals'
import type { PublicDownloadHandler } from '../../../http/context.ts'
import { findDocument, toPdfAnswer } from '../sending/download-proposal.ts'
import { findByToken } from './public-link.ts'

/** PROP-018: the PDF of the current version, byte for byte as it was sent. */
export const downloadPublicProposal: PublicDownloadHandler<typeof contract.downloadPublicProposal> = (
  { read },
  { params },
) =>
  read(async (tx) => {
    const record = await findByToken(tx, params.token)
    return toPdfAnswer(`Proposta ${record.number}`, await findDocument(tx, record))
  })
