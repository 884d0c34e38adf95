import { expect, type Page } from '@playwright/test'

/** Everything that is not known from the order's customer; every name is invented. */
const aPerson = {
  'Data de nascimento': '10/05/1980',
  RG: '123456789',
  'Órgão emissor': 'SSP/SP',
  'Cidade e UF de nascimento': 'Campinas/SP',
  'Nome do pai': 'Pai de Exemplo',
  'Nome da mãe': 'Mãe de Exemplo',
  'E-mail': 'exemplo@cliente.example',
  Telefone: '1132654321',
  Celular: '11987654321',
  Profissão: 'Padeira',
  'Natureza da ocupação': 'Autônoma',
  'Empresa em que trabalha': 'Padaria de Exemplo',
  'CNPJ da empresa': '11222333000181',
  'Renda mensal': '9000',
  Patrimônio: '250000',
} as const

/** 'Análise de crédito': the borrower, then tab after tab. */
export const creditAnalysisDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Análise de crédito' })
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
  const pick = async (name: string, option: string) => {
    await dialog.getByRole('combobox', { name, exact: true }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  const fill = async (texts: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(texts)) await field(name).fill(text)
  }
  return {
    dialog,
    field,
    next: () => dialog.getByRole('button', { name: 'Avançar' }).click(),
    expectTab: (name: string) => expect(dialog.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true'),
    open: async () => {
      await page.getByRole('button', { name: /análise de crédito$/ }).click()
      await expect(dialog).toBeVisible()
    },
    startAs: async (kind: 'Pessoa física' | 'Pessoa jurídica') => {
      await dialog.getByRole('radio', { name: kind }).check()
      await dialog.getByRole('button', { name: 'Continuar' }).click()
    },
    fillValues: async ({ input, instalment }: { readonly input: string; readonly instalment: string }) => {
      await field('Valor da entrada').fill(input)
      await pick('Carência', '120 dias')
      await pick('Parcelas', '60×')
      await field('Valor da parcela').fill(instalment)
    },
    fillPerson: async (name: string) => {
      await fill({ 'Nome completo': name, ...aPerson })
      await pick('Sexo', 'F (feminino)')
      await pick('Estado civil', 'Solteiro(a)')
      await pick('Escolaridade', 'Ensino médio completo')
    },
    conclude: async () => {
      await dialog.getByRole('button', { name: 'Concluir Análise' }).click()
      await expect(dialog).toBeHidden()
    },
  }
}
