import { type IntegratorView, showOwnIntegrator } from '@girassol/contract/onboarding'
import { formatDocument } from '@girassol/domain/shared'
import { TextInput } from '@mantine/core'
import { formatCep, formatPhone, missing } from '../../lib/format.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { OwnLogo } from '../sellers/index.ts'
import classes from './settings.module.css'

type Field = readonly [label: string, value: string | null]

/** The registered data of the company, with the usual masks (PROF-005, PROF-007). */
const listCompanyFields = (company: IntegratorView): readonly Field[] => [
  ['Razão social', company.name],
  ['Nome fantasia', company.fancyName],
  ['CNPJ', formatDocument(company.cnpj)],
  ['Inscrição estadual', company.ie],
  ['Telefone', formatPhone(company.phone)],
  ['E-mail', company.email],
]

const listAddressFields = (company: IntegratorView): readonly Field[] => [
  ['CEP', formatCep(company.addressCep)],
  ['Endereço', company.addressDescription],
  ['Número', company.addressNumber],
  ['Complemento', company.addressComplement],
  ['Bairro', company.addressNeighborhood],
  ['Cidade', company.erpCityName],
  ['Estado', company.erpState],
]

type GroupProps = { readonly title: string; readonly fields: readonly Field[] }

const Group = ({ title, fields }: GroupProps) => (
  <section aria-label={title} className={classes.group}>
    <h2>{title}</h2>
    <div className={classes.facts}>
      {fields.map(([label, value]) => (
        <TextInput key={label} label={label} value={value || missing} readOnly className={classes.fact ?? ''} />
      ))}
    </div>
  </section>
)

/** The user's own company, read-only: only the distributor changes its data (PROF-005, PROF-006). */
export const CompanyFields = () => {
  const company = useEndpointQuery(showOwnIntegrator, {})
  if (company.data === undefined) {
    return company.error === null ? (
      <SkeletonLines lines={8} />
    ) : (
      <ErrorState error={company.error} onRetry={() => void company.refetch()} isRetrying={company.isFetching} />
    )
  }
  return (
    <div className={classes.form}>
      <Notice tone="info">Para atualizar os dados da empresa, fale com um consultor.</Notice>
      <Group title="Empresa" fields={listCompanyFields(company.data)} />
      <Group title="Endereço" fields={listAddressFields(company.data)} />
      <section aria-label="Logotipo" className={classes.group}>
        <h2>Logotipo</h2>
        <OwnLogo logo={company.data.logo} company={company.data.fancyName} />
      </section>
    </div>
  )
}
