import { capabilities, type Role, roles } from '@girassol/domain/access'
import { expect, test } from 'vitest'
import { sectionsFor } from './sections.ts'

test('C-140 the administration is entered by exactly those who have a section in it', () => {
  const entering: readonly Role[] = capabilities['administration.enter']
  expect(roles.filter((role) => sectionsFor([role]).length > 0)).toEqual(
    roles.filter((role) => entering.includes(role)),
  )
})

test('C-140 registration sees the sellers, marketing the banners, the points administrator the settings, the financial team the financing lines, the administrator everything', () => {
  expect(sectionsFor(['REGISTRATION']).map(({ label }) => label)).toEqual(['Integradores'])
  expect(sectionsFor(['MARKETING']).map(({ label }) => label)).toEqual(['Banners'])
  expect(sectionsFor(['POINTS_ADMINISTRATOR']).map(({ label }) => label)).toEqual(['Configurações'])
  expect(sectionsFor(['FINANCIAL']).map(({ label }) => label)).toEqual(['Linhas de financiamento', 'Crédito'])
  expect(sectionsFor(['ADMINISTRATOR']).map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Usuários', 'Integradores', 'Registro de alterações']),
  )
})
