import { longestSeasonName } from '@girassol/domain/settings'
import { z } from 'zod'
import { calendarDay, id, requiredText } from '../http/fields.ts'

export const seasonDays = { start: calendarDay, finish: calendarDay }
export const promotionalSeason = { name: requiredText(longestSeasonName), ...seasonDays }
const known = { id, isActive: z.boolean() }

export const promotionalSeasonView = z.object({ ...known, ...promotionalSeason })
export type PromotionalSeasonView = z.infer<typeof promotionalSeasonView>

export const pointSeasonView = z.object({ ...known, ...seasonDays })
export type PointSeasonView = z.infer<typeof pointSeasonView>
