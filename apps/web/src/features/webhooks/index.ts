export { WebhooksSection } from './webhooks-section.tsx'
