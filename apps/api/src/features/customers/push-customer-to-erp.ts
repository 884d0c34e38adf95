import type { Dependencies } from '../../http/dependencies.ts'
import type { Effects } from '../../outbox/effects.ts'

/** Registers a saved customer in the ERP and stores its code. Repeating it updates the same record there. */
export const pushCustomerToErp = async (deps: Dependencies, { customerId }: Effects['erp.customer-saved']) => {
  const { db } = deps.connection
  const customer = await db
    .selectFrom('customer')
    .innerJoin('seller', 'seller.id', 'customer.seller_id')
    .selectAll('customer')
    .select('seller.erp_code as seller_code')
    .where('customer.id', '=', customerId)
    .executeTakeFirst()
  if (!customer) return
  const answer = await deps.ports.erp.customers.push({
    idempotencyKey: `customer-${customer.id}-${customer.version}`,
    customer: {
      name: customer.name,
      fancyName: customer.fancy_name,
      document: customer.document,
      ie: customer.ie ?? 'ISENTO',
      email: customer.email ?? '',
      phone: `${customer.phone_code}${customer.phone}`,
      sellerCode: customer.seller_code,
      addressCep: customer.address_cep,
      addressDescription: customer.address_description,
      addressNumber: customer.address_number,
      addressComplement: customer.address_complement ?? '',
      addressNeighborhood: customer.address_neighborhood,
      erpState: customer.erp_state,
      erpCity: customer.erp_city,
      erpCityName: customer.erp_city_name,
    },
  })
  const outcome =
    answer.outcome === 'saved'
      ? { erp_code: answer.erpCode, erp_refusal: null }
      : { erp_code: customer.erp_code, erp_refusal: answer.reason }
  await db.updateTable('customer').set(outcome).where('id', '=', customer.id).execute()
}
