import { z } from 'zod'
import { id } from '../http/fields.ts'
import { pointSeasonBody, promotionalSeasonBody } from './season-body.ts'

const known = { id, isActive: z.boolean() }

export const promotionalSeasonView = z.object({ ...known, ...promotionalSeasonBody.shape })
export type PromotionalSeasonView = z.infer<typeof promotionalSeasonView>

export const pointSeasonView = z.object({ ...known, ...pointSeasonBody.shape })
export type PointSeasonView = z.infer<typeof pointSeasonView>
