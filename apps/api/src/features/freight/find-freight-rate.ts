import type * as contract from '@girassol/contract/freight'
import { freightSentences } from '@girassol/domain/freight'
import { reaisFrom } from '@girassol/domain/shared'
import type { Handler } from '../../http/context.ts'
import { notFound, orNotFound } from '../../http/refused.ts'
import { findCity } from '../../integrations/cep/brazil-places.ts'
import { findFreightFor } from './freight-queries.ts'

/** FRT-004, C-34: percentage, minimum and working days to a city of the state; 404 if the city is not in it. */
export const findFreightRate: Handler<typeof contract.findFreightRate> = async ({ tx }, { params }) => {
  if (findCity(params.city)?.state !== params.uf) throw notFound(freightSentences.rateUnavailable)
  const freight = orNotFound(
    await findFreightFor(tx, { uf: params.uf, cityCode: params.city }),
    freightSentences.rateUnavailable,
  )
  return {
    percentage: Number(freight.percentage),
    minimum: reaisFrom(freight.minimumCents),
    deadline: freight.deadlineDays,
  }
}
