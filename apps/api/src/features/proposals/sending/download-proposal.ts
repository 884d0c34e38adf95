import type * as contract from '@girassol/contract/proposals'
import type { DownloadHandler, Tx } from '../../../http/context.ts'
import type { DownloadAnswer } from '../../../http/download-answer.ts'
import { notFound, orNotFound } from '../../../http/refused.ts'
import { requireOwnSeller } from '../proposal-access.ts'
import { findProposal, type ProposalRecord } from '../proposal-store.ts'

/** A PDF with the number of the proposal as its name: no customer, no distributor (PROP-006). */
export const toPdfAnswer = (name: string, bytes: Uint8Array): DownloadAnswer => ({
  name: `${name}.pdf`,
  contentType: 'application/pdf',
  content: (async function* () {
    yield bytes
  })(),
})

/** The bytes that were stored when the version was sent (PROP-018); 404 for a draft. */
export const findDocument = async (
  tx: Tx,
  record: ProposalRecord,
  number: number | null = record.current_version,
): Promise<Uint8Array> => {
  if (number === null) throw notFound('Esta proposta ainda não foi enviada.')
  const found = await tx
    .selectFrom('proposal_document')
    .select('bytes')
    .where('proposal_id', '=', record.id)
    .where('number', '=', number)
    .executeTakeFirst()
  return orNotFound(found, 'Esta versão ainda não foi enviada.').bytes
}

/** PROP-018: the PDF of a sent version, byte for byte. */
export const downloadProposal: DownloadHandler<typeof contract.downloadProposal> = async (
  { read, actor },
  { params, query },
) => {
  const own = { id: params.id, sellerId: requireOwnSeller(actor) }
  return read(async (tx) => {
    const record = await findProposal(tx, own)
    return toPdfAnswer(`Proposta ${record.number}`, await findDocument(tx, record, query.version))
  })
}
