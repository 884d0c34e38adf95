import { PageHeader } from '../../ui/page-header.tsx'
import type { OwnerProps } from './webhook-calls.ts'
import { WebhooksSection } from './webhooks-section.tsx'

const notes = {
  company: 'O portal avisa os sistemas da sua empresa do que acontece com orçamentos, pedidos e entregas dela.',
  house: 'O portal avisa os sistemas da distribuidora do que acontece com todos os integradores.',
} as const

const WebhookListScreen = ({ owner }: OwnerProps) => (
  <>
    <PageHeader title="Webhooks" note={notes[owner]} />
    <WebhooksSection owner={owner} />
  </>
)

/** WHK-001: the webhooks of the company, for its ADMIN. */
export const CompanyWebhooksScreen = () => <WebhookListScreen owner="company" />

/** WHK-001: the webhooks of the distributor. */
export const HouseWebhooksScreen = () => <WebhookListScreen owner="house" />
