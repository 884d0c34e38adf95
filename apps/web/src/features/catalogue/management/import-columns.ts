import type { ProductChange } from '@girassol/contract/catalogue/import'
import { formatReais } from '../../../lib/format.ts'

type Cell = ProductChange['cells'][number]['before']

/** The labels of the columns that change most; the others are shown by their name in the file. */
const labels: Readonly<Record<string, string>> = {
  B1_DESC: 'Nome',
  DETALHES: 'Detalhes',
  BM_GRUPO: 'Grupo',
  CAT_COD: 'Categoria',
  ZAM_COD: 'Marca',
  URL_ID: 'Endereço',
  VLR_TOT: 'Preço',
  cost: 'Custo',
  points: 'Pontos',
  unit: 'Unidade',
  weightKg: 'Peso (kg)',
  cubageM3: 'Cubagem (m³)',
  power: 'Potência (W)',
  BLK_INT: 'Só interno',
  active: 'À venda',
  onlineStore: 'Na loja',
  remainingQuantity: 'Estoque',
  boardingDate: 'Próxima chegada',
  FT: 'Ficha técnica',
  items: 'Itens do kit',
  sucessor: 'Sucessor',
}

export const getColumnLabel = (column: string): string => labels[column] ?? column

const figure = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 5 })

/** A cell as readable text; a dash when it is empty. */
export const cellText = (column: string, cell: Cell): string => {
  if (cell === null) return '–'
  if (typeof cell === 'boolean') return cell ? 'Sim' : 'Não'
  if (typeof cell === 'string') return cell
  return column === 'VLR_TOT' || column === 'cost' ? formatReais(cell) : figure.format(cell)
}
