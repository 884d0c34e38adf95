import type * as contract from '@girassol/contract/energy'
import type { InputFor } from '@girassol/contract/http/endpoint'
import {
  billSentences,
  canReadBill,
  computeYield,
  readBill,
  roundEnergy,
  sizeByConsumption,
} from '@girassol/domain/energy'
import { centsFromReais } from '@girassol/domain/shared'
import type { Handler } from '../../http/context.ts'
import { refuseField } from '../../http/refuse-field.ts'
import { findEnergySettings } from '../settings/energy-settings-queries.ts'
import { requireIrradiation, toSource } from './city-irradiation.ts'

type Consumption = InputFor<typeof contract.sizeByBill>['body']['consumption']

/** kWh of a year. Refuses a bill whose public lighting is not below its value (YLD-017). */
const readAnnualConsumption = (consumption: Consumption): number => {
  if ('average' in consumption) return consumption.average * 12
  if ('months' in consumption) return consumption.months.reduce((sum, kwh) => sum + kwh, 0)
  const { bill, lighting, tariff } = consumption
  const paid = { billCents: centsFromReais(bill), lightingCents: centsFromReais(lighting), tariff }
  const decision = canReadBill(paid)
  if (!decision.allowed) throw refuseField('consumption.lighting', lighting, billSentences[decision.refusal])
  return readBill(paid) * 12
}

/** YLD-016, YLD-017: the power that covers the consumption of a building on its roof. */
export const sizeByBill: Handler<typeof contract.sizeByBill> = async ({ tx }, { body }) => {
  const irradiation = await requireIrradiation(tx, body.cityCode)
  const annualConsumption = readAnnualConsumption(body.consumption)
  const performanceRatio = body.roof.performanceRatio ?? (await findEnergySettings(tx)).performanceRatio
  const { specific } = computeYield(irradiation, { kwp: 1, ...body.roof, performanceRatio })
  return {
    ...sizeByConsumption({ annualConsumption, cover: body.cover, specific }),
    annualConsumption: roundEnergy(annualConsumption),
    specific: roundEnergy(specific),
    source: toSource(irradiation),
  }
}
