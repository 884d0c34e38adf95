import type * as contract from '@girassol/contract/freight'
import { freightSentences } from '@girassol/domain/freight'
import type { LookupHandler } from '../../http/context.ts'
import { notFound, orNotFound, outsideSystemAway } from '../../http/refused.ts'
import { findFreightFor } from './freight-queries.ts'

/**
 * STORE-037, STORE-040: working days to a postal code. The CEP register returns the city, and so whether it is the
 * capital (C-34); if only the state is known, the longer term of the interior is returned.
 */
export const findFreightDeadline: LookupHandler<typeof contract.findFreightDeadline> = async (context, { params }) => {
  const answer = await context.ports.cep.find(params.cep)
  if (answer.outcome === 'unavailable')
    throw outsideSystemAway('CEP', undefined, `${freightSentences.deadlineUnavailable}.`)
  if (answer.outcome !== 'found') throw notFound(freightSentences.deadlineUnavailable)
  const { state, cityCode } = answer.value
  const freight = await context.read((tx) => findFreightFor(tx, { uf: state, cityCode }))
  return { deadline: orNotFound(freight, freightSentences.deadlineUnavailable).deadlineDays }
}
