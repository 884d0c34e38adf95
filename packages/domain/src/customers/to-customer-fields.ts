import { customerLimits } from './customer-limits.ts'

/** A company as the public registers return it; '' for missing values. */
type Company = Readonly<
  Record<
    | 'name'
    | 'fancyName'
    | 'ie'
    | 'erpState'
    | 'erpCity'
    | 'erpCityName'
    | 'addressCep'
    | 'addressDescription'
    | 'addressNumber'
    | 'addressNeighborhood'
    | 'addressComplement'
    | 'phone'
    | 'email',
    string
  >
>

/**
 * The values that the look-up fills into the customer form, each cut to its field (CUS-009); null means no IE
 * (CUS-010).
 */
export const toCustomerFields = (company: Company) => {
  const cut = (field: keyof Company & keyof typeof customerLimits) =>
    company[field].slice(0, customerLimits[field]).trim()
  return {
    name: cut('name'),
    fancyName: cut('fancyName'),
    ie: cut('ie') || null,
    erpState: company.erpState,
    erpCity: company.erpCity,
    erpCityName: company.erpCityName,
    addressCep: company.addressCep,
    addressDescription: cut('addressDescription'),
    addressNumber: cut('addressNumber'),
    addressNeighborhood: cut('addressNeighborhood'),
    addressComplement: cut('addressComplement'),
    phone: cut('phone'),
    email: cut('email'),
  }
}
