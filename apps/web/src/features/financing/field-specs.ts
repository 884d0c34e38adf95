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
  | { readonly kind: 'text' | 'email'; readonly most: number }
  | { readonly kind: 'money' | 'date' | 'bank' | 'cpf' | 'cnpj' | 'phone' | 'cep' | 'uptime' }
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
  entityCompanyName: { label: 'Razão social', kind: 'text', most: 100 },
  entityFancyName: { label: 'Nome fantasia', kind: 'text', most: 100 },
  entityMainActivity: { label: 'Atividade principal', kind: 'text', most: 100 },
  entityUptime: { label: 'Tempo de atividade', kind: 'uptime' },
  entityCapitalStockCents: { label: 'Capital social', kind: 'money' },
  entityLastYearRevenueCents: { label: 'Faturamento do último ano', kind: 'money' },
  entityEmail: { label: 'E-mail da empresa', kind: 'email', most: 100 },
  entityPhone: { label: 'Telefone da empresa', kind: 'phone' },
  entityCellphone: { label: 'Celular da empresa', kind: 'phone' },
  entityAddressCep: { label: 'CEP', kind: 'cep' },
  entityAddress: { label: 'Endereço', kind: 'text', most: 100 },
  entityNeighborhood: { label: 'Bairro', kind: 'text', most: 60 },
  entityCityState: { label: 'Cidade e UF', kind: 'text', most: 80 },
  entityOwnProperty: { label: 'Imóvel da sede', kind: 'yes-no', options: ownership },
  personName: { label: 'Nome completo', kind: 'text', most: 100, isWide: true },
  personCpf: { label: 'CPF', kind: 'cpf' },
  personBirthdate: { label: 'Data de nascimento', kind: 'date' },
  personRg: { label: 'RG', kind: 'text', most: 20 },
  personRgIssuer: { label: 'Órgão emissor', kind: 'text', most: 20 },
  personSex: { label: 'Sexo', kind: 'list', options: toOptions(sexLabels) },
  personCivilStatus: { label: 'Estado civil', kind: 'list', options: toOptions(civilStatusLabels) },
  personBirthStateCity: { label: 'Cidade e UF de nascimento', kind: 'text', most: 80, isWide: true },
  personFatherName: { label: 'Nome do pai', kind: 'text', most: 100 },
  personMotherName: { label: 'Nome da mãe', kind: 'text', most: 100 },
  personSchooling: { label: 'Escolaridade', kind: 'list', options: toOptions(schoolingLabels) },
  personEmail: { label: 'E-mail', kind: 'email', most: 100 },
  personPhone: { label: 'Telefone', kind: 'phone' },
  personCellphone: { label: 'Celular', kind: 'phone' },
  personProfession: { label: 'Profissão', kind: 'text', most: 60 },
  personProfessionNature: { label: 'Natureza da ocupação', kind: 'text', most: 60 },
  personCompanyName: { label: 'Empresa em que trabalha', kind: 'text', most: 100 },
  personCompanyCnpj: { label: 'CNPJ da empresa', kind: 'cnpj' },
  personMontlyIncomeCents: { label: 'Renda mensal', kind: 'money' },
  personPatrimonyCents: { label: 'Patrimônio', kind: 'money' },
  commercialRefName: { label: 'Nome da referência', kind: 'text', most: 100, isWide: true },
  commercialRefPhone: { label: 'Telefone da referência', kind: 'phone' },
  commercialRefBond: { label: 'Vínculo', kind: 'text', most: 60 },
  bank: { label: 'Banco', kind: 'bank', isWide: true },
  bankAgency: { label: 'Agência', kind: 'text', most: 10 },
  bankAccount: { label: 'Conta', kind: 'text', most: 20 },
  bankAccountType: { label: 'Tipo de conta', kind: 'list', options: toOptions(bankAccountTypeLabels) },
}

/** The labels of the summary of errors. */
export const financingLabels = Object.fromEntries(
  Object.entries(fieldSpecs).map(([field, { label }]) => [field, label]),
) as Readonly<Record<FinancingField, string>>
