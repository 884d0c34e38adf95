import type * as contract from '@girassol/contract/catalogue'
import { isPromotionOpen } from '@girassol/domain/catalogue'
import { toDay } from '@girassol/domain/shared'
import type { Handler } from '../../../http/context.ts'
import { orNotFound } from '../../../http/refused.ts'
import { findSeason } from '../../settings/promotion-queries.ts'

/** STORE-035: a promotional season, and whether its promotions are sold today (C-20). */
export const showPromotionalSeason: Handler<typeof contract.showPromotionalSeason> = async (
  { tx, now },
  { params: { id } },
) => {
  const { name, campaign, ...days } = orNotFound(await findSeason(tx, id), 'Temporada não encontrada.')
  const season = { start: days.starts_on, finish: days.finishes_on }
  return { id, name, ...season, isOpen: campaign === String(id) && isPromotionOpen({ campaign, season }, toDay(now)) }
}
