import type { SiteRow } from '@girassol/contract/sites'
import { type SiteStage, siteStageNames, siteStages } from '@girassol/domain/sites'
import { formatCounted, formatPower, missing } from '../../lib/format.ts'

/** '7 obras' */
export const countSites = (count: number): string => formatCounted(count, 'obra', 'obras')

/** '5,50 kWp'; '-' without a power. */
export const formatKwp = (kwp: number | null): string => (kwp === null ? missing : formatPower(kwp * 1000))

/** 'Campinas, SP' */
export const describeCity = ({ cityName, state }: Pick<SiteRow, 'cityName' | 'state'>): string =>
  `${cityName}, ${state}`

/** 'Assinada, 4 de 10.' */
export const describePlace = (stage: SiteStage): string =>
  `${siteStages[stage].label}, ${siteStageNames.indexOf(stage) + 1} de ${siteStageNames.length}.`
