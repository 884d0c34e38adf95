import { expect, type Page } from '@playwright/test'

/** 'Adicionar um novo cliente', or 'Editar cliente': general data, then the address. */
export const customerDialog = (page: Page, title = 'Adicionar um novo cliente') => {
  const dialog = page.getByRole('dialog', { name: title })
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
  return {
    dialog,
    field,
    list: (name: 'Estado' | 'Cidade') => dialog.getByRole('combobox', { name, exact: true }),
    goToAddress: () => dialog.getByRole('tab', { name: 'Endereço' }).click(),
    /** The last digit of the CNPJ starts the look-up, which fills the form. */
    typeCompany: async (cnpj: string) => {
      await field('CNPJ').pressSequentially(cnpj)
      await expect(field('Razão social')).not.toHaveValue('')
    },
    /** A state inscription is only valid in its own state, so an address in another state cannot have it. */
    giveNoInscription: () => dialog.getByRole('checkbox', { name: 'Tem inscrição estadual' }).uncheck(),
    typePerson: async ({
      cpf,
      name,
      phone,
    }: {
      readonly cpf: string
      readonly name: string
      readonly phone: string
    }) => {
      await dialog.getByRole('radio', { name: 'Pessoa física' }).check()
      await field('CPF').fill(cpf)
      await field('Nome').fill(name)
      await field('Telefone').fill(phone)
    },
    /** The last digit of the CEP fills in street, city and state. */
    typeAddress: async ({ cep, number }: { readonly cep: string; readonly number: string }) => {
      await dialog.getByRole('tab', { name: 'Endereço' }).click()
      await field('CEP').fill(cep)
      await expect(field('Endereço')).not.toHaveValue('')
      await field('Número').fill(number)
    },
    cancel: dialog.getByRole('button', { name: 'Cancelar' }),
    goOn: () => dialog.getByRole('button', { name: 'Continuar' }).click(),
    save: async () => {
      await dialog.getByRole('button', { name: 'Salvar' }).click()
      await expect(dialog).toBeHidden()
    },
  }
}
