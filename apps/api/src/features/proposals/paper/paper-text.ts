import type { PublicProposal } from '@girassol/contract/proposals'
import { describeMonth, formatDate, formatPhone } from '@girassol/domain/shared'

const numbers = new Map<string, Intl.NumberFormat>()

/** 7251.1 → '7.251' */
export const printNumber = (value: number, least = 0, most = least): string => {
  const key = `${least} ${most}`
  const format =
    numbers.get(key) ?? new Intl.NumberFormat('pt-BR', { minimumFractionDigits: least, maximumFractionDigits: most })
  numbers.set(key, format)
  return format.format(value)
}

/** '2026-12-07' → '7 de dezembro de 2026' */
export const printLongDay = (day: string): string => `${Number(day.slice(8, 10))} de ${describeMonth(day.slice(0, 7))}`

/** 'São Paulo, SP'; null without a city. */
export const printPlace = ({ customer: { cityName, state } }: PublicProposal): string | null =>
  cityName === null ? null : [cityName, state].filter((part) => part !== null).join(', ')

/** 'Sol do Cerrado Energia · (11) 90000-0142 · contato@exemplo.com.br' */
export const printContact = ({ brand }: PublicProposal): string =>
  [brand.tradeName, brand.phone === null ? null : formatPhone(brand.phone), brand.email, brand.site]
    .filter((part) => part !== null)
    .join(' · ')

/** 'Proposta 42 · versão 1 · 22/11/2026' */
export const printIdentity = ({ number, version, sentAt }: PublicProposal): string =>
  [`Proposta ${number}`, `versão ${version}`, ...(sentAt === null ? [] : [formatDate(sentAt)])].join(' · ')
