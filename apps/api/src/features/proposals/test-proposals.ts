import type { RequestFor } from '@girassol/contract/http/endpoint'
import * as contract from '@girassol/contract/proposals'
import { usualEnergySettings } from '@girassol/domain/energy'
import type { DatabaseKind } from '../../database/test-database.ts'
import type { ApplicationOptions, Caller } from '../../test-application.ts'
import { aBudget } from '../budgets/test-budgets.ts'
import { openShop, type Shop } from '../cart/test-shop.ts'

export type EditBody = RequestFor<typeof contract.editProposal>['body']

/** Case A of C-164, but for the price. */
export const energyOfCaseA: NonNullable<EditBody['energy']> = {
  kwp: 5.5,
  tilt: 20,
  azimuth: 0,
  shading: 0,
  performanceRatio: 78,
  consumption: { average: 600 },
  utility: 'Enel SP',
  tariff: 0.95,
  fioB: 0.27,
  phases: 'BI',
  scheme: 'GD_II',
  rule: 'MAX',
  start: '2027-01',
  simultaneity: usualEnergySettings.simultaneity,
  tariffRise: usualEnergySettings.tariffRise,
  degradation: usualEnergySettings.degradation,
  discountRate: usualEnergySettings.discountRate,
  maintenance: 0,
  replacement: null,
}

export const helena: NonNullable<EditBody['customer']> = {
  customerId: null,
  name: 'Helena Martins Prado',
  document: null,
  phone: '11900000177',
  email: 'helena@pessoa.example',
  address: 'Rua das Flores, 10',
  cityCode: '3550308',
}

export const priced: NonNullable<EditBody['price']> = {
  markUp: 25,
  services: 4200,
  extras: [{ name: 'Padrão de entrada', amount: 250 }],
  discount: 44.91,
  ownCosts: { labour: 1400, travel: 150, taxPercent: 6 },
}

/** A signature that is right. */
export const signature = {
  version: 1,
  name: 'Helena Martins Prado',
  document: '529.982.247-25',
  consent: true,
} as const

/** What a signer who is no customer yet is registered with. */
export const registration: NonNullable<RequestFor<typeof contract.convertProposal>['body']['customer']> = {
  phone: '11900000177',
  email: 'helena@pessoa.example',
  hasIe: false,
  ie: '',
  addressCep: '01310-100',
  addressDescription: 'Rua das Flores',
  addressNumber: '10',
  addressNeighborhood: 'Bela Vista',
  addressComplement: null,
  erpState: 'SP',
  erpCity: '3550308',
  erpCityName: 'São Paulo',
}

const answered = <Body>({ statusCode, body }: { statusCode: number; body: string }): Body => {
  if (statusCode >= 300) throw new Error(`${statusCode} ${body}`)
  return JSON.parse(body) as Body
}

export type ProposalDesk = Awaited<ReturnType<typeof openProposalDesk>>

/** A shop with calls that make proposals of the first seller. */
export const openProposalDesk = async (kind: DatabaseKind, options: Omit<ApplicationOptions, 'kind'> = {}) => {
  const shop: Shop = await openShop(kind, options)
  const integrator = await shop.as('integrator@girassol.demo')
  const budget = await aBudget(shop, integrator)

  const create = async (call: Caller = integrator, id: number = budget.id): Promise<contract.ProposalView> =>
    answered(await call(contract.createProposal, { body: { source: { kind: 'BUDGET', id } } }))
  const read = async (id: number, call: Caller = integrator): Promise<contract.ProposalView> =>
    answered(await call(contract.readProposal, { params: { id } }))
  const edit = (id: number, body: EditBody, call: Caller = integrator) =>
    call(contract.editProposal, { params: { id }, body })
  const tryToSend = (id: number, version: number, call: Caller = integrator) =>
    call(contract.sendProposal, { params: { id }, body: { version } })

  /** A draft with everything that can be sent. */
  const completeDraft = async (changes: Partial<EditBody> = {}): Promise<contract.ProposalView> => {
    const { id, version } = await create()
    const sections = { customer: helena, energy: energyOfCaseA, price: priced }
    return answered(await edit(id, { ...sections, ...changes, version }))
  }
  const sendDraft = async ({ id, version }: Pick<contract.ProposalView, 'id' | 'version'>) => {
    const sent = answered<{ link: string; sha256: string; proposal: contract.ProposalView }>(
      await tryToSend(id, version),
    )
    return { ...sent, token: sent.link.split('/p/')[1] ?? '' }
  }
  /** A sent proposal with the token of its link. */
  const sent = async (changes: Partial<EditBody> = {}) => sendDraft(await completeDraft(changes))

  const openPage = (token: string, headers: Record<string, string> = {}) =>
    shop.anonymous(contract.readPublicProposal, { params: { token } }, headers)
  const accept = (token: string, body: object = {}, headers: Record<string, string> = {}) =>
    shop.anonymous(contract.acceptProposal, { params: { token }, body: { ...signature, ...body } }, headers)
  const decline = (token: string, body: object = {}) =>
    shop.anonymous(contract.declineProposal, {
      params: { token },
      body: { version: 1, reason: 'PRICE', ...body } as RequestFor<typeof contract.declineProposal>['body'],
    })
  /** The limits of public calls count each minute anew. */
  const forgetCalls = () => shop.db.deleteFrom('rate_limit').execute()

  return {
    ...shop,
    shop,
    integrator,
    budget,
    create,
    read,
    edit,
    tryToSend,
    completeDraft,
    sendDraft,
    sent,
    openPage,
    accept,
    decline,
    forgetCalls,
  }
}
