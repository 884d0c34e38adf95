import type { KeyOwner } from '@girassol/domain/api-keys'
import { PageHeader } from '../../ui/page-header.tsx'
import { WebhooksSection } from '../webhooks/index.ts'
import classes from './api-keys.module.css'
import { KeysSection } from './keys-section.tsx'

type Props = { readonly owner: KeyOwner; readonly note: string }

/** How other systems work with the portal: one section for each way. */
const Integrations = ({ owner, note }: Props) => (
  <>
    <PageHeader title="Integrações" note={note} />
    <div className={classes.sections}>
      <KeysSection owner={owner} />
      <WebhooksSection owner={owner} />
    </div>
  </>
)

/** API-002, WHK-001: the integrations of the company, for its ADMIN. */
export const CompanyIntegrationsScreen = () => (
  <Integrations owner="company" note="Como os sistemas da empresa trabalham com o portal." />
)

/** API-002, WHK-001: the integrations of the distributor, for administrators. */
export const HouseIntegrationsScreen = () => (
  <Integrations
    owner="house"
    note="Como os sistemas da distribuidora trabalham com o portal. Uma chave daqui lê os dados de todos os integradores."
  />
)
