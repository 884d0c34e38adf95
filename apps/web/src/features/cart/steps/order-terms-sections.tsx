import { orderTabs, purchaseTabs } from '@girassol/domain/orders'
import type { ComponentType } from 'react'
import { CustomerSection } from './customer-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { InvoiceRemarksSection } from './invoice-remarks-section.tsx'
import classes from './order-terms-sections.module.css'
import { PaymentSection } from './payment-section.tsx'
import type { StepSectionProps } from './step-section.ts'

const sections = {
  pagamento: PaymentSection,
  cliente: CustomerSection,
  entrega: DeliverySection,
  dados: InvoiceRemarksSection,
} as const satisfies Record<(typeof purchaseTabs)[number], ComponentType<StepSectionProps>>

/** The customer is first, because delivery and freight depend on it (USE-016); the rest follows as quoted (DET-017). */
const shownTabs = ['cliente', ...purchaseTabs.filter((tab) => tab !== 'cliente')] as const

/** Payment, customer, delivery and invoice remarks of a cart or of an edited budget. */
export const OrderTermsSections = (terms: Omit<StepSectionProps, 'title'>) => (
  <div className={classes.sections}>
    {shownTabs.map((tab, index) => {
      const Section = sections[tab]
      return <Section key={tab} {...terms} title={`${index + 1} ${orderTabs[tab]}`} />
    })}
  </div>
)
