import type { OwnSeller, RegisteredSeller, SellerView } from '@girassol/contract/sellers'

/** An approved integrator; the number makes its fields unique. */
export const aSeller = (number = 1, rest: Partial<SellerView> = {}): SellerView => ({
  id: number,
  name: `Sol do Cerrado ${number} Energia Ltda`,
  fancyName: `Sol do Cerrado ${number}`,
  cnpj: '11222333000181',
  erpCode: `INT${String(number).padStart(3, '0')}`,
  erpState: 'GO',
  erpCityName: 'Goiânia',
  pointsEnabled: true,
  ...rest,
})

const registration = {
  status: 'APPROVED',
  ie: '110042490114',
  phone: '1140000000',
  addressCep: '74003010',
  addressDescription: 'Avenida Goiás',
  addressNumber: '100',
  addressNeighborhood: 'Centro',
  canDoTriangulation: true,
} as const

/** The integrator of a manager or contributor. */
export const aRegisteredSeller = (rest: Partial<RegisteredSeller> = {}): RegisteredSeller => ({
  ...aSeller(),
  ...registration,
  ...rest,
})

/** An integrator's own company, with the answers of the first sign-in. */
export const anOwnSeller = (rest: Partial<OwnSeller> = {}): OwnSeller => ({
  ...aRegisteredSeller(),
  profile: 'Integrador Crescimento',
  profilePoints: 70,
  companyInfo: {
    partnerName: 'Ana Prado',
    partnerDocument: '52998224725',
    partnerBirthDate: '1985-03-14',
    partnerEmail: 'ana@solcerrado.example',
    partnerPhone: '62990001234',
    question1: 'Mais de 3 anos',
    question2: 'De 50 a 100',
    question3: 'Comercial',
    question4: 'De 20 a 100 kWp',
    question5: 'De 5 a 15',
    question6: 'HELIAR',
  },
  ...rest,
})

/** `count` integrators, in the page of a list. */
export const sellerPage = (count: number, { skip, take }: { readonly skip: number; readonly take: number }) => ({
  data: Array.from({ length: count }, (_, index) => aSeller(index + 1)).slice((skip - 1) * take, skip * take),
  total: count,
  totalIsExact: true,
})
