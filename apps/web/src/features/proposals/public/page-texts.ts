import type { PublicProposal } from '@girassol/contract/proposals'
import { toChatAddress } from '@girassol/domain/consultants'
import { nameSide } from '@girassol/domain/proposals'
import { formatCount, formatDate, formatPower, formatReais } from '../../../lib/format.ts'

/** '5,50 kWp'; undefined while the power is not known. */
export const describePower = ({ assumptions: { kwp } }: PublicProposal): string | undefined =>
  kwp === null ? undefined : formatPower(kwp * 1000)

/** The heading of the page: the monthly saving, or the system where nothing is saved. */
export const describeOffer = (proposal: PublicProposal): string => {
  const saving = proposal.results?.monthlySaving ?? 0
  if (saving > 0) return `${formatReais(saving)} a menos por mês na conta de luz`
  const power = describePower(proposal)
  return power === undefined ? 'Energia solar para a sua casa' : `Sistema de ${power} para a sua casa`
}

/** 'São Paulo, SP'; undefined without a city. */
const describeCity = ({ customer: { cityName, state } }: PublicProposal): string | undefined =>
  cityName === null ? undefined : [cityName, state].filter((part) => part !== null).join(', ')

/** 'Um sistema de 5,50 kWp para a sua casa em São Paulo, SP.' */
export const describeSystem = (proposal: PublicProposal): string => {
  const [power, city] = [describePower(proposal), describeCity(proposal)]
  const system = power === undefined ? 'Um sistema' : `Um sistema de ${power}`
  return `${system} para a sua casa${city === undefined ? '' : ` em ${city}`}.`
}

/** 'Gera 7.251 kWh por ano e se paga em 2 anos e 10 meses.' */
export const describeReturn = ({ results }: PublicProposal): string | undefined => {
  if (results === null) return undefined
  const payback = results.payback === null ? '' : ` e se paga em ${results.paybackText}`
  return `Gera ${formatCount(results.yield.annual)} kWh por ano${payback}.`
}

/** '20°, voltado ao norte': the azimuth counts from north to the east. */
export const describeRoof = ({ tilt, azimuth }: PublicProposal['assumptions']): string =>
  `${formatCount(tilt)}°, voltado ao ${nameSide(azimuth)}`

/** The proposal of the integrator by its number and version. */
export const nameVersion = ({ number, version }: PublicProposal): string => `Proposta ${number} · versão ${version}`

/** The chat with the integrator, with a first line that names the proposal; undefined without a telephone. */
export const toContactAddress = ({ brand, number }: PublicProposal, wish?: string): string | undefined => {
  if (brand.phone === null) return undefined
  const text = wish ?? `Olá! Tenho uma dúvida sobre a proposta ${number}.`
  return `${toChatAddress(brand.phone)}?text=${encodeURIComponent(text)}`
}

/** The financing line that is quoted beside the price: the main one, else the first at or below the saving, else the longest. */
export const chooseQuotedLine = (
  financing: PublicProposal['financing'],
): PublicProposal['financing'][number] | undefined => {
  const priced = financing.filter(({ instalment }) => instalment !== null)
  const isCovered = ({ differenceToSaving }: (typeof priced)[number]) =>
    differenceToSaving !== null && differenceToSaving <= 0
  return (
    priced.find(({ isMain }) => isMain) ??
    priced.find(isCovered) ??
    priced.toSorted((a, b) => b.instalments - a.instalments)[0]
  )
}

/** '48 × R$ 448,36' */
export const describeInstalments = ({ instalments, instalment }: PublicProposal['financing'][number]): string =>
  `${instalments} × ${formatReais(instalment ?? 0)}`

/** 'Proposta 42 · versão 1 · enviada em 22/11/2026 · válida até 07/12/2026' */
export const describeDates = (proposal: PublicProposal): string =>
  [
    nameVersion(proposal),
    proposal.acceptance !== null && `aceita em ${formatDate(proposal.acceptance.acceptedAt)}`,
    proposal.acceptance === null && proposal.sentAt !== null && `enviada em ${formatDate(proposal.sentAt)}`,
    proposal.acceptance === null && proposal.validUntil !== null && `válida até ${formatDate(proposal.validUntil)}`,
  ]
    .filter((part) => part !== false)
    .join(' · ')
