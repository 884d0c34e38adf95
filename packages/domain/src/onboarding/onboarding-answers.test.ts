import { describe, expect, test } from 'vitest'
import { type CompanyInfo, companyInfoProblems, normaliseCompanyInfo } from './onboarding-answers.ts'

const info: CompanyInfo = {
  partnerName: 'Ana Prado',
  partnerDocument: '529.982.247-25',
  partnerBirthDate: '1985-03-14',
  partnerEmail: 'ana@solcerrado.example',
  partnerPhone: '(62) 99000-1234',
  question1: 'Mais de 3 anos',
  question2: 'De 50 a 100',
  question3: 'Comercial',
  question4: 'De 20 a 100 kWp',
  question5: 'De 5 a 15',
  question6: 'HELIAR',
}
const today = '2026-11-21'

describe('errors of the company data', () => {
  test('ONB-003 there are none when every field is valid', () => expect(companyInfoProblems(info, today)).toEqual([]))

  test.each([
    ['ONB-004', 'partnerName', ' ', 'Nome do sócio é obrigatório'],
    ['ONB-005', 'partnerDocument', '', 'Campo obrigatório'],
    ['ONB-006', 'partnerDocument', '00000000000', 'CPF inválido'],
    ['ONB-006', 'partnerDocument', '11111111111', 'CPF inválido'],
    ['ONB-006', 'partnerDocument', '52998224726', 'CPF inválido'],
    ['ONB-006', 'partnerDocument', '5299822472', 'CPF inválido'],
    ['ONB-007', 'partnerBirthDate', '', 'Campo obrigatório'],
    ['ONB-007', 'partnerBirthDate', '2026-11-22', 'A data não pode estar no futuro'],
    ['ONB-007', 'partnerBirthDate', '1985-02-30', 'Data inválida'],
    ['ONB-007', 'partnerBirthDate', '14031985', 'Data inválida'],
    ['ONB-008', 'partnerEmail', '', 'Email é obrigatório'],
    ['ONB-009', 'partnerEmail', 'ana@solcerrado', 'E-mail inválido'],
    ['ONB-010', 'partnerPhone', '', 'Telefone é obrigatório'],
    ['ONB-010', 'partnerPhone', '990001234', 'Telefone inválido'],
    ['ONB-011', 'question1', '', 'Campo é obrigatório'],
    ['ONB-011', 'question2', 'Mais de 3 anos', 'Campo é obrigatório'],
    ['ONB-011', 'question3', '', 'Campo é obrigatório'],
    ['ONB-011', 'question4', '', 'Campo é obrigatório'],
    ['ONB-011', 'question5', '', 'Campo é obrigatório'],
    ['ONB-011 ONB-022', 'question6', '  ', 'Campo é obrigatório'],
  ])('%s %s "%s": %s', (...row) => {
    const [, field, value, message] = row
    expect(companyInfoProblems({ ...info, [field]: value }, today)).toEqual([{ field, message }])
  })

  test('ONB-007 a birth date of today is not in the future', () => {
    expect(companyInfoProblems({ ...info, partnerBirthDate: today }, today)).toEqual([])
  })

  test('ONB-012 every wrong field is reported, in the order of the form', () => {
    const empty = { ...info, ...Object.fromEntries(Object.keys(info).map((field) => [field, ''])) }
    expect(companyInfoProblems(empty, today).map(({ field }) => field)).toEqual(Object.keys(info))
  })
})

test('ONB-003 it is stored without masks', () => {
  expect(normaliseCompanyInfo({ ...info, partnerName: ' Ana Prado ' })).toEqual({
    ...info,
    partnerDocument: '52998224725',
    partnerPhone: '62990001234',
  })
})
