import { CustomerSection } from './customer-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { InvoiceRemarksSection } from './invoice-remarks-section.tsx'
import classes from './order-terms-sections.module.css'
import { PaymentSection } from './payment-section.tsx'
import type { StepSectionProps } from './step-section.ts'

/** Who is billed, where it goes, how it is paid and what is written on it: of a cart, or of a budget that is edited. */
export const OrderTermsSections = (props: StepSectionProps) => (
  <div className={classes.sections}>
    <CustomerSection {...props} />
    <DeliverySection {...props} />
    <PaymentSection {...props} />
    <InvoiceRemarksSection {...props} />
  </div>
)
