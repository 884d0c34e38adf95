import { findRegistrationState } from '../catalogue/index.ts'
import type { MissingPart, MissingPartName, PackData, PackDocument, PackFacts, PackProduct } from './pack-facts.ts'

type Words = Pick<MissingPart, 'name' | 'request' | 'documents'>

const drawn = ['DIAGRAM', 'MEMORIAL', 'FORM'] as const satisfies readonly PackDocument[]
const written = [...drawn, 'LETTER'] as const satisfies readonly PackDocument[]
const everywhere = [...written, 'CREDIT_UNITS'] as const satisfies readonly PackDocument[]

const words = {
  ADDRESS: { name: 'endereço da obra', request: 'Informe o endereço e a cidade da obra', documents: written },
  SUPPLY: { name: 'ligação elétrica', request: 'Informe a ligação elétrica', documents: drawn },
  BREAKER: { name: 'disjuntor geral', request: 'Informe o disjuntor geral', documents: drawn },
  UTILITY: { name: 'distribuidora', request: 'Informe a distribuidora', documents: everywhere },
  CONSUMER_UNIT: { name: 'unidade consumidora', request: 'Informe a unidade consumidora', documents: everywhere },
  HOLDER_DOCUMENT: {
    name: 'CPF ou CNPJ do titular',
    request: 'Informe o CPF ou CNPJ do titular',
    documents: ['MEMORIAL', 'FORM', 'LETTER', 'CREDIT_UNITS'],
  },
  TECHNICIAN: { name: 'responsável técnico', request: 'Informe o responsável técnico', documents: written },
  RESPONSIBILITY: { name: 'ART ou TRT', request: 'Informe o número da ART ou TRT', documents: drawn },
  KIT: { name: 'gerador conferido', request: 'Confira o gerador', documents: ['DIAGRAM', 'MEMORIAL'] },
  INMETRO: {
    name: 'registro INMETRO do inversor',
    request: 'Falta o registro INMETRO válido do inversor',
    documents: ['EQUIPMENT'],
  },
  MODULE_DATASHEET: {
    name: 'ficha técnica do módulo',
    request: 'Falta a ficha técnica do módulo',
    documents: ['DATASHEETS'],
  },
  INVERTER_DATASHEET: {
    name: 'ficha técnica do inversor',
    request: 'Falta a ficha técnica do inversor',
    documents: ['DATASHEETS'],
  },
} as const satisfies Record<MissingPartName, Words>

const isEmpty = (value: string | null): boolean => value === null || value.trim() === ''

const toPart = (part: MissingPartName, product?: PackProduct): MissingPart => {
  const { name, request, documents } = words[part]
  if (product === undefined) return { part, name, request, documents, code: null }
  return { part, name: `${name} ${product.code}`, request: `${request} ${product.code}`, documents, code: product.code }
}

const listSiteParts = ({ site, connection, consumerUnit, holder, technician, kit, light }: PackData): MissingPart[] => {
  const lacks = {
    ADDRESS: [site.street, site.number, site.city, site.state, site.ibgeCode].some(isEmpty),
    SUPPLY: connection.supply === null,
    BREAKER: connection.breakerA === null,
    UTILITY: isEmpty(connection.utility),
    CONSUMER_UNIT: isEmpty(consumerUnit),
    HOLDER_DOCUMENT: isEmpty(holder.document),
    TECHNICIAN: isEmpty(technician.name) || isEmpty(technician.register),
    RESPONSIBILITY: isEmpty(technician.responsibility),
    KIT: kit === null || light === null || light === 'RED',
  }
  return (Object.keys(lacks) as (keyof typeof lacks)[]).filter((part) => lacks[part]).map((part) => toPart(part))
}

const listProductParts = ({ products, issuedOn }: PackData): MissingPart[] => {
  const inverters = products.filter(({ kind }) => kind === 'INVERTER')
  const modules = products.filter(({ kind }) => kind === 'MODULE')
  return [
    ...inverters
      .filter(({ inmetro }) => findRegistrationState(inmetro, issuedOn) !== 'VALID')
      .map((each) => toPart('INMETRO', each)),
    ...modules.filter(({ hasDatasheet }) => !hasDatasheet).map((each) => toPart('MODULE_DATASHEET', each)),
    ...inverters.filter(({ hasDatasheet }) => !hasDatasheet).map((each) => toPart('INVERTER_DATASHEET', each)),
  ]
}

/** The data of a pack with what it lacks on the day it is made for, in the order of C-178 (HOM-004, HOM-007). */
export const toPackFacts = (data: PackData): PackFacts => ({
  ...data,
  missing: [...listSiteParts(data), ...listProductParts(data)].map((part) => ({
    ...part,
    documents: part.documents.filter((name) => name !== 'CREDIT_UNITS' || data.creditUnits.length > 0),
  })),
})
