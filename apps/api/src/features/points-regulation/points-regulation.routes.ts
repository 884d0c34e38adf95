import * as contract from '@girassol/contract/points-regulation'
import type { Router } from '../../http/route.ts'
import { downloadRegulation } from './download-regulation.ts'

export const pointsRegulationRoutes = ({ publicFileRoute }: Router): void => {
  publicFileRoute(contract.downloadRegulation, downloadRegulation)
}
