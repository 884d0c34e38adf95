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

/** The customer begins, whom delivery and freight depend on (USE-016); the others follow as quoted (DET-017). */
const shownTabs = ['cliente', ...purchaseTabs.filter((tab) => tab !== 'cliente')] as const

/** How it is paid, who is billed, where it goes and what the invoice says: of a cart, and of a budget being edited. */
export const OrderTermsSections = (terms: Omit<StepSectionProps, 'title'>) => (
  <div className={classes.sections}>
    {shownTabs.map((tab, index) => {
      const Section = sections[tab]
      return <Section key={tab} {...terms} title={`${index + 1} ${orderTabs[tab]}`} />
    })}
  </div>
)
