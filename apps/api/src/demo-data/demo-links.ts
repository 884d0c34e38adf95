import type { Insertable } from 'kysely'
import type { ConsultantContact, PortalLink } from '../database/schema.ts'
import type { Tx } from '../database/transaction.ts'

// Fictitious people. The states of the far north have no consultant, so their integrators see no button (NAV-015).
const consultants: readonly Insertable<ConsultantContact>[] = [
  { states: ['SP', 'RJ', 'MG', 'ES'], consultant_name: 'Renata Prado', phone_number: '11940000101' },
  { states: ['PR', 'SC', 'RS'], consultant_name: 'Caio Becker', phone_number: '41940000102' },
  { states: ['GO', 'DF', 'MT', 'MS', 'TO'], consultant_name: 'Lívia Rezende', phone_number: '62940000103' },
  {
    states: ['BA', 'SE', 'AL', 'PE', 'PB', 'RN', 'CE', 'PI', 'MA'],
    consultant_name: 'Davi Nóbrega',
    phone_number: '81940000104',
  },
]

const links: readonly Insertable<PortalLink>[] = [
  { place: 'modules', label: 'Potencial solar (CRESESB)', url: 'https://cresesb.cepel.br/', position: 1 },
  { place: 'modules', label: 'Equipamentos certificados (Inmetro)', url: 'https://www.gov.br/inmetro/', position: 2 },
  { place: 'modules', label: 'Geração distribuída (ANEEL)', url: 'https://www.gov.br/aneel/', position: 3 },
  { place: 'apps', label: 'Consulta de NF-e', url: 'https://www.nfe.fazenda.gov.br/portal/', position: 1 },
  {
    place: 'apps',
    label: 'Comprovante de inscrição no CNPJ',
    url: 'https://solucoes.receita.fazenda.gov.br/servicos/cnpjreva/',
    roles: ['ADMINISTRATOR', 'FINANCIAL', 'REGISTRATION'],
    position: 2,
  },
  {
    place: 'library',
    label: 'Biblioteca',
    url: 'https://cresesb.cepel.br/index.php?section=publicacoes',
    position: 1,
  },
]

/** The consultants, and the links to other sites. */
export const loadDemoLinks = async (tx: Tx): Promise<void> => {
  await tx
    .insertInto('consultant_contact')
    .values([...consultants])
    .execute()
  await tx
    .insertInto('portal_link')
    .values([...links])
    .execute()
}
