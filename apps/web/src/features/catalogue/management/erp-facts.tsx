import type { ManagedProductView } from '@girassol/contract/catalogue'
import { displayName } from '@girassol/domain/catalogue'
import { IconLock } from '@tabler/icons-react'
import { formatCount, formatDate, formatTime, missing } from '../../../lib/format.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Facts } from '../../../ui/facts.tsx'
import { MoneyText } from '../../../ui/value-text.tsx'
import { groupTitle } from '../browsing/group-title.ts'
import { ProductSheet } from '../product/product-sheet.tsx'
import classes from './managed-product.module.css'

const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 4 })

/** 'hoje às 09:02', or the day and the time. */
const readText = (readAt: string, now: Date): string => {
  const day = formatDate(readAt)
  const today = formatDate(now.toISOString())
  return `${day === today ? 'hoje' : `em ${day}`} às ${formatTime(readAt)}`
}

const positive = (value: number, unit: string): string => (value > 0 ? `${decimal.format(value)} ${unit}` : missing)

const situationText = ({ isActive, isInStore }: ManagedProductView): string => {
  if (!isActive) return 'Inativo'
  return isInStore ? 'Ativo' : 'Fora da loja'
}

const listFacts = (record: ManagedProductView) => {
  const { product } = record
  return [
    { label: 'Preço', value: <MoneyText reais={product.VLR_TOT} /> },
    {
      label: 'Estoque',
      value:
        product.remainingQuantity === null
          ? missing
          : `${formatCount(product.remainingQuantity + (product.heldQuantity ?? 0))} ${product.unit}`,
    },
    { label: 'Grupo', value: groupTitle(product) },
    { label: 'Marca', value: product.ZAM_DESC ?? missing },
    { label: 'Categoria', value: product.CAT_DESC === null ? missing : displayName(product.CAT_DESC) },
    { label: 'Características', value: product.facts.join(' · ') || missing },
    { label: 'Peso', value: positive(record.weightKg, 'kg') },
    { label: 'Cubagem', value: positive(record.cubageM3, 'm³') },
    { label: 'Próximo embarque', value: product.boardingDate === null ? missing : formatDate(product.boardingDate) },
    { label: 'Situação', value: situationText(record) },
    { label: 'Quem vê', value: product.BLK_INT === 'S' ? 'Somente interno' : 'Todos' },
  ]
}

/** The product data of the ERP, read-only: it can only be changed in the ERP (USE-026). */
export const ErpFacts = ({ record }: { readonly record: ManagedProductView }) => {
  const { product } = record
  const now = useNow()
  return (
    <section className={classes.erp} aria-label="Dados do ERP, somente leitura">
      <p className={classes.lock}>
        <IconLock size={14} aria-hidden /> Vem do ERP e muda lá · lido {readText(record.readAt, now)}
      </p>
      <div className={classes.facts}>
        <Facts items={listFacts(record)} />
      </div>
      <details className={classes.more}>
        <summary>Ficha técnica e texto do ERP</summary>
        <ProductSheet detail={{ DETALHES: record.erpText, FT: product.FT, items: product.items }} />
      </details>
    </section>
  )
}
