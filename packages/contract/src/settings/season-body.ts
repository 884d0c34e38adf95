import { longestSeasonName } from '@girassol/domain/settings'
import * as z from 'zod/mini'
import { calendarDay, requiredText } from '../http/fields.ts'

export const pointSeasonBody = z.object({ start: calendarDay, finish: calendarDay })

export const promotionalSeasonBody = z.object({ name: requiredText(longestSeasonName), ...pointSeasonBody.shape })
