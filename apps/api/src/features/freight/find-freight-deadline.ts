import type * as contract from '@girassol/contract/freight'
import { freightSentences } from '@girassol/domain/freight'
import type { Handler } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { cleanCep } from '../../integrations/cep/cep.ts'
import { offlineAddress } from '../../integrations/cep/offline-cep.ts'
import { findFreightFor } from './freight-queries.ts'

/**
 * STORE-037, STORE-040: working days to a postal code. The table asks only for the state and whether it is the capital
 * (C-34), which the ranges of the postal codes tell without a network.
 */
export const findFreightDeadline: Handler<typeof contract.findFreightDeadline> = async ({ tx }, { params }) => {
  const address = orNotFound(offlineAddress(cleanCep(params.cep) ?? ''), freightSentences.deadlineUnavailable)
  const freight = orNotFound(
    await findFreightFor(tx, { uf: address.state, cityCode: address.cityCode }),
    freightSentences.deadlineUnavailable,
  )
  return { deadline: freight.deadlineDays }
}
