import {
  bankAccountTypeLabels,
  civilStatusLabels,
  type FinancingField,
  financingInstalments,
  schoolingLabels,
  sexLabels,
  waitingPeriodsInDays,
} from '@girassol/domain/financing'

type Options = readonly { readonly value: string; readonly label: string }[]

/** The control of a field; 'number' is a list with numeric values, 'bank' the list of banks. */
export type FieldSpec = { readonly label: string; readonly isWide?: boolean } & (
  | { readonly kind: 'text' | 'email' | 'money' | 'date' | 'bank' | 'cpf' | 'cnpj' | 'phone' | 'cep' | 'uptime' }
  | { readonly kind: 'list' | 'number' | 'yes-no'; readonly options: Options }
)

const toOptions = (labels: Readonly<Record<string, string>>): Options =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

const toNumberOptions = (values: readonly number[], format: (value: number) => string): Options =>
  values.map((value) => ({ value: String(value), label: format(value) }))

const ownership: Options = [
  { value: 'true', label: 'Próprio' },
  { value: 'false', label: 'Alugado ou cedido' },
]

/** The label and the control of every field (FIN-007, FIN-009…FIN-011). */
export const fieldSpecs: Readonly<Record<FinancingField, FieldSpec>> = {
  equipmentValueCents: { label: 'Valor dos equipamentos', kind: 'money' },
  inputValueCents: { label: 'Valor da entrada', kind: 'money' },
  waitingPeriod: {
    label: 'Carência',
    kind: 'number',
    options: toNumberOptions(waitingPeriodsInDays, (days) => `${days} dias`),
  },
  installments: {
    label: 'Parcelas',
    kind: 'number',
    options: toNumberOptions(financingInstalments, (count) => `${count}×`),
  },
  installmentsValueCents: { label: 'Valor da parcela', kind: 'money' },
  entityCnpj: { label: 'CNPJ', kind: 'cnpj' },
  entityCompanyName: { label: 'Razão social', kind: 'text' },
  entityFancyName: { label: 'Nome fantasia', kind: 'text' },
  entityMainActivity: { label: 'Atividade principal', kind: 'text' },
  entityUptime: { label: 'Tempo de atividade', kind: 'uptime' },
  entityCapitalStockCents: { label: 'Capital social', kind: 'money' },
  entityLastYearRevenueCents: { label: 'Faturamento do último ano', kind: 'money' },
  entityEmail: { label: 'E-mail da empresa', kind: 'email' },
  entityPhone: { label: 'Telefone da empresa', kind: 'phone' },
  entityCellphone: { label: 'Celular da empresa', kind: 'phone' },
  entityAddressCep: { label: 'CEP', kind: 'cep' },
  entityAddress: { label: 'Endereço', kind: 'text' },
  entityNeighborhood: { label: 'Bairro', kind: 'text' },
  entityCityState: { label: 'Cidade e UF', kind: 'text' },
  entityOwnProperty: { label: 'Imóvel da sede', kind: 'yes-no', options: ownership },
  personName: { label: 'Nome completo', kind: 'text', isWide: true },
  personCpf: { label: 'CPF', kind: 'cpf' },
  personBirthdate: { label: 'Data de nascimento', kind: 'date' },
  personRg: { label: 'RG', kind: 'text' },
  personRgIssuer: { label: 'Órgão emissor', kind: 'text' },
  personSex: { label: 'Sexo', kind: 'list', options: toOptions(sexLabels) },
  personCivilStatus: { label: 'Estado civil', kind: 'list', options: toOptions(civilStatusLabels) },
  personBirthStateCity: { label: 'Cidade e UF de nascimento', kind: 'text', isWide: true },
  personFatherName: { label: 'Nome do pai', kind: 'text' },
  personMotherName: { label: 'Nome da mãe', kind: 'text' },
  personSchooling: { label: 'Escolaridade', kind: 'list', options: toOptions(schoolingLabels) },
  personEmail: { label: 'E-mail', kind: 'email' },
  personPhone: { label: 'Telefone', kind: 'phone' },
  personCellphone: { label: 'Celular', kind: 'phone' },
  personProfession: { label: 'Profissão', kind: 'text' },
  personProfessionNature: { label: 'Natureza da ocupação', kind: 'text' },
  personCompanyName: { label: 'Empresa em que trabalha', kind: 'text' },
  personCompanyCnpj: { label: 'CNPJ da empresa', kind: 'cnpj' },
  personMontlyIncomeCents: { label: 'Renda mensal', kind: 'money' },
  personPatrimonyCents: { label: 'Patrimônio', kind: 'money' },
  commercialRefName: { label: 'Nome da referência', kind: 'text', isWide: true },
  commercialRefPhone: { label: 'Telefone da referência', kind: 'phone' },
  commercialRefBond: { label: 'Vínculo', kind: 'text' },
  bank: { label: 'Banco', kind: 'bank', isWide: true },
  bankAgency: { label: 'Agência', kind: 'text' },
  bankAccount: { label: 'Conta', kind: 'text' },
  bankAccountType: { label: 'Tipo de conta', kind: 'list', options: toOptions(bankAccountTypeLabels) },
}

/** The labels of the summary of errors. */
export const financingLabels = Object.fromEntries(
  Object.entries(fieldSpecs).map(([field, { label }]) => [field, label]),
) as Readonly<Record<FinancingField, string>>
