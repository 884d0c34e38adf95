import { isValidCnpj } from '@brazilian-utils/brazilian-utils'
import { type BrazilState, isStateInscription } from '@girassol/domain/shared'
import { describe, expect, it } from 'vitest'
import { companySchema } from './cnpj/cnpj.ts'
import { fictitiousCnpj, fictitiousCompany } from './fictitious-company.ts'

const texts = Array.from({ length: 200 }, (_, index) => `seller-${index}`)

describe('fictitious companies', () => {
  it('C-107 have CNPJs whose check digits are right', () => {
    const wrong = texts.map(fictitiousCnpj).filter((cnpj) => !isValidCnpj(cnpj, { version: 2 }))
    expect(wrong).toEqual([])
  })

  it('C-107 are whole, and always the same for the same CNPJ', () => {
    for (const cnpj of texts.map(fictitiousCnpj)) {
      const company = fictitiousCompany(cnpj)
      expect(companySchema.parse(company)).toEqual(company)
      expect(company).toEqual(fictitiousCompany(cnpj))
      expect(company.erpCity).toMatch(/^\d{7}$/)
      expect(company.email).toMatch(/\.example$/)
    }
  })

  it('USE-032 are marked as simulated, and their inscriptions are possible in their state', () => {
    for (const company of texts.map(fictitiousCompany)) {
      expect(company.name).toMatch(/ SIMULADO$/)
      if (company.ie === '') continue
      expect(isStateInscription(company.erpState as BrazilState, company.ie)).toBe(true)
    }
  })

  it('CUS-010 some have no state registration and some have', () => {
    const registrations = texts.map((text) => fictitiousCompany(text).ie)
    expect(registrations).toContain('')
    expect(registrations.some((ie) => /^\d{9}$/.test(ie))).toBe(true)
  })
})
