import { exportImpact, type Impact, showImpact } from '@girassol/contract/substitutions'
import { useParams } from '@tanstack/react-router'
import { fetchFile } from '../../lib/api-client.ts'
import { formatCount } from '../../lib/format.ts'
import { saveFile } from '../../lib/save-file.ts'
import { toTableProps } from '../../lib/table-props.ts'
import { useEndpointPages } from '../../lib/use-endpoint.ts'
import { Card } from '../../ui/card.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ExportMenu } from '../../ui/export-menu.tsx'
import { Facts } from '../../ui/facts.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { MoneyText } from '../../ui/value-text.tsx'
import classes from './impact.module.css'
import { ImpactCard, impactColumns } from './impact-columns.tsx'

const toFacts = ({ sums }: Impact) => [
  { label: 'Orçamentos abertos', value: formatCount(sums.budgets) },
  { label: 'Pedidos a validar', value: formatCount(sums.orders) },
  { label: 'Carrinhos', value: formatCount(sums.carts) },
  { label: 'Integradores', value: formatCount(sums.sellers) },
  { label: 'Negociações', value: formatCount(sums.negotiations) },
  { label: 'Reservas', value: formatCount(sums.holds) },
  { label: 'Unidades', value: formatCount(sums.units) },
  { label: 'Valor', value: <MoneyText reais={sums.value} /> },
]

const describe = ({ product, successor }: Impact): string =>
  [
    product.code,
    product.isSold ? 'À venda' : 'Não é mais vendido',
    successor === null ? 'sem sucessor' : `sucessor: ${successor.name} (${successor.code})`,
  ].join(' · ')

/** C-193: the open carts, budgets and orders that contain a product, for those who decide about its end. */
export const ImpactScreen = () => {
  const { id: code = '' } = useParams({ strict: false })
  const list = useEndpointPages(showImpact, { params: { code }, query: { take: 25 } })
  const impact = list.data?.pages[0]
  return (
    <>
      <PageHeader
        title="Impacto do produto"
        windowTitle={`Impacto de ${code}`}
        note={impact && `${impact.product.name} · ${describe(impact)}`}
        secondary={
          <ExportMenu
            label="Exportar impacto"
            failure="Não deu para exportar o impacto. Tente de novo."
            onExport={async (format) =>
              saveFile(
                await fetchFile(exportImpact, { params: { code }, query: { format } }),
                `Impacto ${code}.${format}`,
              )
            }
          />
        }
      />
      {impact !== undefined && (
        <div className={classes.facts}>
          <Card>
            <Facts items={toFacts(impact)} />
          </Card>
        </div>
      )}
      <DataTable
        caption="Registros com o produto"
        columns={impactColumns}
        {...toTableProps(list)}
        rowKey={(row) => `${row.id} ${row.seller} ${row.changedAt}`}
        isOpenable
        card={(row) => <ImpactCard row={row} />}
        empty={<EmptyState title="Nenhum carrinho, orçamento ou pedido aberto tem este produto." />}
      />
    </>
  )
}
