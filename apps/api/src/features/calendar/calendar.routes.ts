import * as contract from '@girassol/contract/calendar'
import type { Router } from '../../http/route.ts'
import { closeCalendar, openCalendar, showCalendar } from './open-calendar.ts'
import { readPublicCalendar } from './read-public-calendar.ts'

export const calendarRoutes = ({ route, publicDownloadRoute }: Router): void => {
  route(contract.showCalendar, showCalendar)
  route(contract.openCalendar, openCalendar)
  route(contract.closeCalendar, closeCalendar)
  publicDownloadRoute(contract.readPublicCalendar, readPublicCalendar)
}
