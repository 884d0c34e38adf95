import type * as contract from '@girassol/contract/utilities'
import type { UtilityBody } from '@girassol/contract/utilities/utility-body'
import type { Context, Handler } from '../../http/context.ts'
import { refuseProblems } from '../../http/refuse-problems.ts'
import { orNotFound, Refused } from '../../http/refused.ts'
import { findCity } from '../../integrations/cep/brazil-places.ts'
import { refuseUnseen } from '../../records/changed-meanwhile.ts'
import { recordUtility } from './record-utility.ts'
import { toUtilityView } from './utility-queries.ts'
import {
  insertUtility,
  isNameTaken,
  lockNames,
  lockUtility,
  type UtilityFields,
  updateUtility,
} from './utility-store.ts'

const toDecimal = (value: number | null): string | null => (value === null ? null : String(value))

const toFields = ({ days, fioB, validFrom, form, ...body }: UtilityBody): UtilityFields => ({
  name: body.name,
  states: body.states,
  cities: body.cities,
  tariff: toDecimal(body.tariff),
  fio_b: toDecimal(fioB),
  valid_from: validFrom,
  rule: body.rule,
  connection_days: days.connection,
  works_days: days.connectionWithWorks,
  major_works_days: days.connectionWithMajorWorks,
  inspection_days: days.inspection,
  portal: body.portal,
  form: JSON.stringify(form),
  largest_single_phase_kw: toDecimal(body.largestSinglePhaseKw),
})

/** 400 for a city that is in none of the states. */
const refuseStrangeCities = ({ states, cities }: UtilityBody): void =>
  refuseProblems(
    cities.flatMap((code, at) =>
      states.includes(findCity(code)?.state ?? '')
        ? []
        : [{ field: `cities.${at}`, message: 'Este município não é de nenhum dos estados.' }],
    ),
  )

const refuseTakenName = async ({ tx }: Context, name: string, besides: number | null): Promise<void> => {
  await lockNames(tx)
  if (await isNameTaken(tx, name, besides))
    throw new Refused('Já existe uma distribuidora com este nome.', { status: 409, reason: 'nameTaken' })
}

/** C-167: adds a utility. */
export const addUtility: Handler<typeof contract.addUtility> = async (context, { body }) => {
  refuseStrangeCities(body)
  await refuseTakenName(context, body.name, null)
  const after = await insertUtility(context.tx, toFields(body))
  await recordUtility(context, { before: null, after })
  return toUtilityView(after)
}

/** HOM-014, C-167: changes a utility for the next moves; due days that are running do not change. */
export const changeUtility: Handler<typeof contract.changeUtility> = async (
  context,
  { params: { id }, body: { version, ...body } },
) => {
  refuseStrangeCities(body)
  await refuseTakenName(context, body.name, id)
  const before = orNotFound(await lockUtility(context.tx, id), 'Distribuidora não encontrada.')
  refuseUnseen('esta distribuidora', { now: before.version, seen: version })
  const after = await updateUtility(context.tx, before, toFields(body))
  await recordUtility(context, { before, after })
  return toUtilityView(after)
}
