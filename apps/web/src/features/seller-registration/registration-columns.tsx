import type { RegistrationRow } from '@girassol/contract/seller-registration'
import { formatDocument } from '@girassol/domain/shared'
import { AppLink } from '../../ui/app-link.tsx'
import { Highlight } from '../../ui/highlight.tsx'
import { RecordCard } from '../../ui/record-card.tsx'
import type { Column } from '../../ui/table-column.ts'
import { DateText } from '../../ui/value-text.tsx'
import { SellerStatusPill } from './seller-status-pill.tsx'

const formatPlace = ({ erpCityName, erpState }: RegistrationRow) => `${erpCityName}/${erpState}`

const NameLink = ({ seller, term }: { readonly seller: RegistrationRow; readonly term: string }) => (
  <AppLink to={`/administracao/integradores/${seller.id}`}>
    <Highlight text={seller.fancyName} term={term} />
  </AppLink>
)

export const registrationColumns = (term: string): readonly Column<RegistrationRow>[] => [
  { id: 'code', header: 'Código', width: '110px', cell: ({ erpCode }) => <Highlight text={erpCode} term={term} /> },
  { id: 'name', header: 'Integrador', cell: (seller) => <NameLink seller={seller} term={term} /> },
  {
    id: 'cnpj',
    header: 'CNPJ',
    width: '180px',
    isDim: true,
    cell: ({ cnpj }) => <span className="figures">{formatDocument(cnpj)}</span>,
  },
  { id: 'place', header: 'Cidade', priority: 2, isDim: true, cell: formatPlace },
  {
    id: 'since',
    header: 'Cadastro',
    width: '120px',
    priority: 3,
    isDim: true,
    cell: ({ createdAt }) => <DateText iso={createdAt} />,
  },
  { id: 'status', header: 'Situação', width: '130px', cell: ({ status }) => <SellerStatusPill status={status} /> },
]

/** The row as a card on the phone. */
export const RegistrationCard = ({ seller, term }: { readonly seller: RegistrationRow; readonly term: string }) => (
  <RecordCard
    badge={<SellerStatusPill status={seller.status} />}
    title={<NameLink seller={seller} term={term} />}
    meta={`${seller.erpCode} · ${formatDocument(seller.cnpj)} · ${formatPlace(seller)}`}
  />
)
