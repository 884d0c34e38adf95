import { type CompanyInfo, computeOnboardingProfile } from '@girassol/domain/onboarding'
import type { Insertable } from 'kysely'
import type { Seller } from '../database/schema.ts'
import { demoSellerCodes } from './demo-accounts.ts'

type Row = readonly [
  code: string,
  fancyName: string,
  cnpj: string,
  uf: string,
  city: string,
  cityName: string,
  cep: string,
]

// Fictitious companies; CNPJs with valid check digits, one of them alphanumeric.
const rows: readonly Row[] = [
  [demoSellerCodes.approved, 'Sol do Cerrado Energia', '11222333000181', 'SP', '3550308', 'São Paulo', '01310100'],
  [demoSellerCodes.second, 'Luz Nova Solar', '12457896000111', 'RS', '4314902', 'Porto Alegre', '90010150'],
  ['INT003', 'Horizonte Energia', '13579246000101', 'MG', '3106200', 'Belo Horizonte', '30130010'],
  ['INT004', 'Norte Solar', '14820357000120', 'PA', '1501402', 'Belém', '66010000'],
  ['INT005', 'Araucária Fotovoltaica', '15731468000123', 'PR', '4106902', 'Curitiba', '80010010'],
  ['INT006', 'Maré Alta Energia', '16642579000126', 'PE', '2611606', 'Recife', '50010000'],
  ['INT007', 'Dunas Solar', '17553680000173', 'CE', '2304400', 'Fortaleza', '60025000'],
  ['INT008', 'Recôncavo Energia Limpa', '18464791000176', 'BA', '2927408', 'Salvador', '40010000'],
  ['INT009', 'Ilha Clara Solar', '19375802000104', 'SC', '4205407', 'Florianópolis', '88010000'],
  ['INT010', 'Planalto Central Solar', '20286913000123', 'DF', '5300108', 'Brasília', '70040010'],
  ['INT011', 'Pantanal Energia', '21197024000152', 'MS', '5002704', 'Campo Grande', '79002000'],
  ['INT012', 'Raiz Alfa Energia', '12ABC34501DE35', 'GO', '5208707', 'Goiânia', '74003010'],
  [demoSellerCodes.pending, 'Vale Verde Instalações', '22108135000108', 'RJ', '3304557', 'Rio de Janeiro', '20010000'],
  ['INT014', 'Serra Azul Solar', '23019246000100', 'MT', '5103403', 'Cuiabá', '78005000'],
]

const withPoints = new Set<string>([demoSellerCodes.approved, 'INT003', 'INT005', 'INT009'])

/** The onboarding answers of the first two integrators; the newcomer has not answered yet. */
const companyInfos: Readonly<Record<string, CompanyInfo>> = {
  [demoSellerCodes.approved]: {
    partnerName: 'Marina Alves',
    partnerDocument: '52998224725',
    partnerBirthDate: '1985-03-14',
    partnerEmail: 'marina@int001.girassol.demo',
    partnerPhone: '11940001234',
    question1: 'Mais de 3 anos',
    question2: 'De 50 a 100',
    question3: 'Comercial',
    question4: 'De 20 a 100 kWp',
    question5: 'De 5 a 15',
    question6: 'HELIAR e VOLTARA',
  },
  [demoSellerCodes.second]: {
    partnerName: 'Joana Wagner',
    partnerDocument: '11144477735',
    partnerBirthDate: '1990-09-02',
    partnerEmail: 'joana@int002.girassol.demo',
    partnerPhone: '51940004321',
    question1: 'Até 1 ano',
    question2: 'Até 50',
    question3: 'Residencial',
    question4: 'Até 20 kWp',
    question5: 'Até 5',
    question6: 'HELIAR',
  },
}

const toCompanyColumns = (erpCode: string) => {
  const companyInfo = companyInfos[erpCode] ?? null
  const computed = companyInfo && computeOnboardingProfile(companyInfo)
  return { company_info: companyInfo, profile: computed?.profile ?? null, profile_points: computed?.points ?? null }
}

export const demoSellers: readonly Insertable<Seller>[] = rows.map(
  ([erpCode, fancyName, cnpj, uf, city, cityName, cep], index) => ({
    erp_code: erpCode,
    name: `${fancyName} Ltda`,
    fancy_name: fancyName,
    cnpj,
    ie: 'ISENTO',
    phone: `119${String(40_000_000 + index * 7919)}`,
    email: `contato@${erpCode.toLowerCase()}.girassol.demo`,
    address_cep: cep,
    address_description: 'Avenida Central',
    address_number: String(100 + index * 12),
    address_neighborhood: 'Centro',
    erp_state: uf,
    erp_city: city,
    erp_city_name: cityName,
    status: erpCode === demoSellerCodes.pending ? 'PENDING' : 'APPROVED',
    points_enabled: withPoints.has(erpCode),
    can_do_triangulation: withPoints.has(erpCode),
    ...toCompanyColumns(erpCode),
  }),
)
